import { z } from 'zod';
import { PUBLIC_PAGE_DEFAULT, PUBLIC_PAGE_MAX } from './constants.ts';

/** Keyset paging of public lists. The cursor is opaque and comes from the `Link` header of the previous response. */
export const publicPage = {
  limit: z.coerce.number().int().min(1).max(PUBLIC_PAGE_MAX).default(PUBLIC_PAGE_DEFAULT),
  cursor: z.string().min(1).max(300).optional(),
};
