import { ADMIN_COUNT_MAX, type AdminPage } from '@tessera/contract/admin-list';

/**
 * One numbered page and the number of rows. Counting stops at ADMIN_COUNT_MAX, so a list of a million rows costs as
 * much as one of ten thousand.
 */
export async function numberedPage<Row>(
  { page, limit }: { page: number; limit: number },
  list: (window: { offset: number; limit: number }) => Promise<Row[]>,
  countUpTo: (most: number) => Promise<number>,
): Promise<AdminPage<Row>> {
  const offset = (page - 1) * limit;
  const [items, counted] = await Promise.all([
    offset < ADMIN_COUNT_MAX ? list({ offset, limit }) : [],
    countUpTo(ADMIN_COUNT_MAX + 1),
  ]);
  return {
    items,
    total: Math.min(counted, ADMIN_COUNT_MAX),
    isMore: counted > ADMIN_COUNT_MAX,
  };
}
