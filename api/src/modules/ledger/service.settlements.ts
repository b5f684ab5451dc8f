import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { rounds } from '../../platform/db/rounds.ts';
import type { ReconRow } from '../../platform/razorpay/entities.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import { differenceOf, disputeDifferences } from './policy.settled.ts';
import { settledRepository } from './repository.settled.ts';
import type { Alarms } from './service.alarms.ts';

const DAY_MS = 24 * 3_600_000;
const INDIA_MS = 5.5 * 3_600_000;
const EVERY_MS = 6 * 3_600_000;
const RETRY_MS = 10 * 60_000;
/** The provider may add rows to a report for some days. */
const LOOK_BACK_DAYS = 7;
const PAGE = 1_000;
/** Far more rows than a day should ever have. */
const PAGES_MAX = 1_000;

export type Checked = { rows: number; differences: { entityId: string; difference: string }[] };

/** Fee rows of a payment or a refund may name a dispute too, but do not belong to it. */
const isOfDispute = ({ type, disputeId }: ReconRow): boolean =>
  disputeId !== null && type === 'adjustment';

export type SettlementsService = ReturnType<typeof createSettlementsService>;

/** Compares the provider's settlement reports with our ledger, to the paisa. */
export const createSettlementsService = ({
  db,
  clock,
  razorpay,
  alarm,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  alarm: Alarms;
}) => {
  /** Includes earlier rows about the same disputes, because the new rows may explain their differences. */
  const compareDisputes = async (page: readonly ReconRow[]) => {
    const rows = page.filter(isOfDispute);
    if (rows.length === 0) return new Map<string, string | null>();
    const ids = [...new Set(rows.map(({ disputeId }) => disputeId!))];
    const entityIds = rows.map(({ entityId }) => entityId);
    const earlier = await settledRepository.listOfDisputes(db, ids, entityIds);
    const movements = await settledRepository.listMovements(db, ids);
    const differences = disputeDifferences([...earlier, ...rows], movements);
    const explained = earlier.filter(
      ({ entityId, difference }) => difference !== null && differences.get(entityId) === null,
    );
    if (explained.length > 0)
      await settledRepository.clear(
        db,
        explained.map(({ entityId }) => entityId),
      );
    return differences;
  };

  const compare = async (page: readonly ReconRow[]) => {
    const ofKind = (kind: string) =>
      page.filter(({ type }) => type === kind).map(({ entityId }) => entityId);
    const booked = await settledRepository.listBooked(db, {
      payments: ofKind('payment'),
      refunds: ofKind('refund'),
    });
    const byId = new Map(booked.map((one) => [one.id, one]));
    const ofDisputes = await compareDisputes(page);
    return page.map((row) => ({
      row,
      difference: isOfDispute(row)
        ? (ofDisputes.get(row.entityId) ?? null)
        : differenceOf(row, byId.get(row.entityId)),
    }));
  };

  /** Checks the whole report of one day in India. A repeated check does no harm. */
  const check = async (day: Date): Promise<Checked> => {
    const checked: Checked = { rows: 0, differences: [] };
    if (!razorpay) return checked;
    const local = new Date(day.getTime() + INDIA_MS);
    const asked = {
      year: local.getUTCFullYear(),
      month: local.getUTCMonth() + 1,
      day: local.getUTCDate(),
    };
    for (let page = 0; page < PAGES_MAX; page++) {
      const rows = await razorpay.listSettled(asked, page * PAGE);
      const compared = await compare(rows);
      const news = await settledRepository.write(db, compared, clock.now());
      for (const { entityId, difference } of news) alarm('settlement', { entityId, difference });
      checked.rows += rows.length;
      for (const { row, difference } of compared)
        if (difference !== null) checked.differences.push({ entityId: row.entityId, difference });
      if (rows.length < PAGE) break;
    }
    return checked;
  };

  return {
    check,

    /** Checks the last days. One process does it for all. */
    checkDue: async (): Promise<void> => {
      const now = clock.now();
      const next = new Date(now.getTime() + EVERY_MS);
      if (!(await rounds.claim(db, 'settlements', now, next))) return;
      const failures: unknown[] = [];
      // A day that cannot be read does not block the others.
      for (let ago = LOOK_BACK_DAYS; ago >= 0; ago--)
        await check(new Date(now.getTime() - ago * DAY_MS)).catch((error: unknown) =>
          failures.push(error),
        );
      if (failures.length === 0) return;
      await rounds.retry(db, 'settlements', new Date(now.getTime() + RETRY_MS));
      throw failures[0];
    },
  };
};
