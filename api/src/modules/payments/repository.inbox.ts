import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type EventRow = { eventId: string; raw: Buffer; attempts: number; receivedAt: Date };

export type NewEvent = Pick<EventRow, 'eventId' | 'raw' | 'receivedAt'> & { nextTryAt: Date };

/** The webhook events of the provider, and how far they are processed. */
export const inboxRepository = {
  /** Returns for each event whether it is new. An event that occurs twice in a batch is new once. */
  insert: async (db: Database, events: NewEvent[]): Promise<boolean[]> => {
    const rows = await db
      .insertInto('providerEvents')
      // Sorted, so that two processes that insert the same events cannot deadlock.
      .values(events.toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1)))
      .onConflict((conflict) => conflict.doNothing())
      .returning('eventId')
      .execute();
    const inserted = new Set(rows.map(({ eventId }) => eventId));
    return events.map(({ eventId }) => inserted.delete(eventId));
  },

  hasSameBytes: async (db: Database, eventId: string, raw: Buffer): Promise<boolean> => {
    const row = await db
      .selectFrom('providerEvents')
      .select(sql<boolean>`raw = ${raw}::bytea`.as('same'))
      .where('eventId', '=', eventId)
      .executeTakeFirst();
    return row?.same ?? false;
  },

  /** Claims due events. No other worker takes them before `until`. */
  claimDue: (db: Database, now: Date, until: Date, limit: number): Promise<EventRow[]> =>
    db
      .updateTable('providerEvents')
      .set({ nextTryAt: until })
      .where('eventId', 'in', (of) =>
        of
          .selectFrom('providerEvents as due')
          .select('due.eventId')
          .where('due.nextTryAt', '<=', now)
          .orderBy('due.nextTryAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['eventId', 'raw', 'attempts', 'receivedAt'])
      .execute(),

  finish: async (db: Database, eventId: string, type: string, at: Date): Promise<void> => {
    await db
      .updateTable('providerEvents')
      .set({ processedAt: at, nextTryAt: null, parkedAt: null, type, lastError: null })
      .where('eventId', '=', eventId)
      .execute();
  },

  postpone: async (
    db: Database,
    eventId: string,
    o: { attempts: number; nextTryAt: Date; lastError: string },
  ): Promise<void> => {
    await db
      .updateTable('providerEvents')
      .set(o)
      .where('eventId', '=', eventId)
      .where('processedAt', 'is', null)
      .execute();
  },

  park: async (
    db: Database,
    eventId: string,
    o: { attempts: number; parkedAt: Date; lastError: string },
  ): Promise<void> => {
    await db
      .updateTable('providerEvents')
      .set({ ...o, nextTryAt: null })
      .where('eventId', '=', eventId)
      .where('processedAt', 'is', null)
      .execute();
  },

  /** Makes an event due again. False if there is no such event. */
  resend: async (db: Database, eventId: string, at: Date): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('providerEvents')
      .set({ processedAt: null, parkedAt: null, lastError: null, attempts: 0, nextTryAt: at })
      .where('eventId', '=', eventId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Deletes old processed events, at most `limit` per call. */
  prune: async (db: Database, before: Date, limit: number): Promise<number> => {
    const { numDeletedRows } = await db
      .deleteFrom('providerEvents')
      .where('eventId', 'in', (of) =>
        of
          .selectFrom('providerEvents as old')
          .select('old.eventId')
          .where('old.receivedAt', '<', before)
          .where('old.processedAt', 'is not', null)
          .limit(limit),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
