import { z } from 'zod';

export const CHANGE_KINDS = ['mended', 'added', 'changed'] as const;
export const CHANGES_MAX = 12;
export const CHANGE_MAX_LENGTH = 200;

/** What changed in a version, and whether it breaks the code around it. The first version has no note. */
export const changeNote = z
  .object({
    breaks: z.boolean(),
    notes: z
      .array(
        z.object({
          kind: z.enum(CHANGE_KINDS),
          text: z.string().trim().min(1).max(CHANGE_MAX_LENGTH),
        }),
      )
      .min(1)
      .max(CHANGES_MAX),
  })
  .meta({ id: 'ChangeNote' });

export type ChangeNote = z.output<typeof changeNote>;
