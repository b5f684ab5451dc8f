import { z } from 'zod';
import { PUBLIC_PAGE_DEFAULT, PUBLIC_PAGE_MAX } from './constants.ts';

/** Keyset paging of public lists: the cursor is opaque and comes from the previous answer's `Link` header. */
export const publicPage = {
  limit: z.coerce.number().int().min(1).max(PUBLIC_PAGE_MAX).default(PUBLIC_PAGE_DEFAULT),
  cursor: z.string().min(1).max(300).optional(),
};
