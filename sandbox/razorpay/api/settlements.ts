import type { Entity } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { settlementEntity } from './entities.ts';
import { Refusal } from './errors.ts';
import { collection, page } from './reading.ts';

const MAX_ROWS = 1_000;
const INDIA_SECONDS = 5.5 * 3_600;

export const listSettlements = (world: World, account: string, query: URLSearchParams): Entity =>
  collection(
    page(
      world.settlements.all().filter((one) => one.account === account),
      query,
    ).map((one) => settlementEntity(world, one)),
  );

/** The rows that were settled on one day or in one month, in Indian time. */
export function reconcile(world: World, account: string, query: URLSearchParams): Entity {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => query.get(name) ?? '');
  if (!/^\d{4}$/.test(year!)) throw new Refusal('The year must be 4 digits.', { field: 'year' });
  if (!/^(0?[1-9]|1[0-2])$/.test(month!))
    throw new Refusal('The month is not a valid month.', { field: 'month' });
  if (day && !/^(0?[1-9]|[12]\d|3[01])$/.test(day))
    throw new Refusal('The day must be between 1 and 2 digits.', { field: 'day' });
  const wanted = [year!, month!.padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])].join('-');
  const rows = world.recon
    .all()
    .filter(
      (one) =>
        one.account === account &&
        new Date((one.settledAt + INDIA_SECONDS) * 1_000).toISOString().startsWith(wanted),
    )
    .map(({ row, settledAt }) => ({ row, createdAt: settledAt }));
  const bounds = new URLSearchParams(query);
  bounds.delete('from');
  bounds.delete('to');
  return collection(page(rows, bounds, MAX_ROWS).map(({ row }) => row));
}
