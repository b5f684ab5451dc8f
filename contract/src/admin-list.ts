import { z } from 'zod';

export const ADMIN_SEARCH_MAX_LENGTH = 100;
export const ADMIN_PAGE_MAX = 100;
/**
 * Counting stops here. The list then says "more than" and has no further pages: the admin narrows
 * the search instead.
 */
export const ADMIN_COUNT_MAX = 10_000;

/** The query parameters of every admin list. A list adds its own filters. */
export const adminListQuery = <const Sort extends readonly [string, ...string[]]>(o: {
  sorts: Sort;
  /** The default order. */
  sort: Sort[number];
  direction?: 'asc' | 'desc';
  limit: number;
}) => ({
  /** Without control characters, because PostgreSQL does not store NUL. */
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

/** One numbered page. `total` stops at `ADMIN_COUNT_MAX`; then `isMore` is true. */
export const adminPage = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), total: z.int(), isMore: z.boolean() });

export type AdminPage<Row> = { items: Row[]; total: number; isMore: boolean };
