import { z } from 'zod';

export const ADMIN_SEARCH_MAX_LENGTH = 100;
export const ADMIN_PAGE_MAX = 100;
/** Beyond this a count says "more than", and no page is turned to: whoever looks for something narrows the list. */
export const ADMIN_COUNT_MAX = 10_000;

/** What every list of the admin area can be asked for, beside filters of its own. */
export const adminListQuery = <const Sort extends readonly [string, ...string[]]>(o: {
  sorts: Sort;
  /** The order of a list that nobody has sorted. */
  sort: Sort[number];
  direction?: 'asc' | 'desc';
  limit: number;
}) => ({
  /** Without control characters: the database takes no NUL. */
  search: z
    .string()
    .trim()
    .max(ADMIN_SEARCH_MAX_LENGTH)
    .regex(/^\P{Cc}*$/u)
    .optional(),
  sort: z.enum(o.sorts).default(o.sort as never),
  direction: z.enum(['asc', 'desc']).default(o.direction ?? 'desc'),
  page: z.coerce.number().int().min(1).max(ADMIN_COUNT_MAX).default(1),
  limit: z.coerce.number().int().min(1).max(ADMIN_PAGE_MAX).default(o.limit),
});

/** One numbered page. `total` stops at `ADMIN_COUNT_MAX`; `isMore` says that there are more. */
export const adminPage = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), total: z.int(), isMore: z.boolean() });

export type AdminPage<Row> = { items: Row[]; total: number; isMore: boolean };
