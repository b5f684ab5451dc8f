import { z } from 'zod';

/** A multipart form has only text fields, so a list or an object is sent as JSON text. */
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

/** An optional choice. The form sends an empty value for "none". */
export const orNone = <S extends z.ZodType>(schema: S) =>
  z.union([z.enum(['', 'null', 'none']).transform(() => null), schema]);
