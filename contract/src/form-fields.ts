import { z } from 'zod';

/** A form carries text only: a list or an object arrives as JSON text. */
export const jsonText = <S extends z.ZodType>(schema: S, maxLength = 20_000) =>
  z
    .string()
    .max(maxLength)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A choice that a form leaves empty to say "none". */
export const orNone = <S extends z.ZodType>(schema: S) =>
  z.union([z.enum(['', 'null', 'none']).transform(() => null), schema]);
