import { z } from 'zod';
import { backoffMs } from '../../platform/backoff.ts';
import { createBatcher } from '../../platform/batch.ts';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import { isTransient, type Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { isFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import { eventKey } from '../../platform/razorpay/signatures.ts';
import { readWebhook } from '../../platform/razorpay/webhook.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import { inboxRepository, type EventRow, type NewEvent } from './repository.inbox.ts';
import { PoisonError, type EventsService } from './service.events.ts';

/** For this long an event belongs to the process that received it. After that, any worker may take it. */
const OWN_MS = 10_000;
const CLAIM_MS = 30_000;
const SIDE_BY_SIDE = 6;
const STORED_AT_ONCE = 100;
const WAITING_MAX = 500;
const TRIES_MAX = 8;
const RETRY = { firstMs: 2_000, longestMs: 600_000 };
const DAY_MS = 24 * 3_600_000;
/** While the provider or the database is unavailable, an event is retried for this long. */
const PATIENCE_MS = 7 * DAY_MS;
const KEEP_MS = 90 * DAY_MS;
const PRUNED_AT_ONCE = 500;

export type InboxService = ReturnType<typeof createInboxService>;

export const createInboxService = ({
  db,
  clock,
  log,
  metrics,
  razorpay,
  alarm,
  events,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  razorpay: Razorpay | null;
  alarm: Alarms;
  events: EventsService;
}) => {
  const count = (outcome: string) => metrics.paymentEvents.inc({ outcome });

  const giveUp = async (event: EventRow, lastError: string): Promise<void> => {
    const { eventId, attempts } = event;
    const o = { attempts: attempts + 1, parkedAt: clock.now(), lastError };
    await inboxRepository.park(db, eventId, o);
    count('parked');
    alarm('parked event', { eventId, why: lastError });
  };

  const putOff = async (event: EventRow, error: unknown): Promise<void> => {
    const lastError = String(error).slice(0, 500);
    const isPoison =
      error instanceof SyntaxError || error instanceof z.ZodError || error instanceof PoisonError;
    if (isPoison) return giveUp(event, lastError);
    const isPatient =
      isTransient(error) || isFailure(error, 'unavailable', 'outcome unknown', 'misconfigured');
    const age = clock.now().getTime() - event.receivedAt.getTime();
    const isOver = isPatient ? age > PATIENCE_MS : event.attempts + 1 >= TRIES_MAX;
    if (isOver) return giveUp(event, lastError);
    const wait = backoffMs(event.attempts, RETRY);
    log.warn({ err: error, eventId: event.eventId }, 'payments: an event is tried again later');
    await inboxRepository.postpone(db, event.eventId, {
      attempts: event.attempts + 1,
      nextTryAt: new Date(clock.now().getTime() + wait),
      lastError,
    });
    count('postponed');
  };

  /** Processes one event. A failure affects this event only. */
  const work = async (row: EventRow): Promise<void> => {
    try {
      const event = readWebhook(row.raw);
      await events.act(event);
      await step('webhook.finish', () =>
        inboxRepository.finish(db, row.eventId, event.event, clock.now()),
      );
      count('done');
    } catch (error) {
      // Without a database the failure cannot be stored either. The claim expires by itself.
      await putOff(row, error).catch((cause: unknown) =>
        log.error({ err: cause, eventId: row.eventId }, 'payments: an event was left as it is'),
      );
    }
  };

  const store = createBatcher(STORED_AT_ONCE, (batch: NewEvent[]) =>
    inboxRepository.insert(db, batch),
  );

  let arriving = 0;
  const waiting: EventRow[] = [];
  const running = new Set<Promise<void>>();
  const runNext = (): void => {
    // The provider waits for the acknowledgement, but not for the processing. While events arrive, only one is
    // processed at a time.
    while (running.size < (arriving > 0 ? 1 : SIDE_BY_SIDE)) {
      const row = waiting.shift();
      if (!row) return;
      const job = work(row).finally(() => {
        running.delete(job);
        runNext();
      });
      running.add(job);
    }
  };

  return {
    /** Stores an event. Returns only after the commit, because the provider never resends an acknowledged event. */
    receive: async (o: { raw: Buffer; signature: unknown; eventId: unknown }): Promise<void> => {
      if (!razorpay?.hasWebhookSecret) throw new AppError('NOT_FOUND');
      if (!razorpay.isWebhookSignature(o.raw, o.signature)) {
        count('refused');
        throw new AppError('UNAUTHENTICATED', { message: 'The signature is not right.' });
      }
      const eventId = eventKey(o.eventId, o.raw);
      const receivedAt = clock.now();
      const nextTryAt = new Date(receivedAt.getTime() + OWN_MS);
      arriving += 1;
      const isNew = await step('webhook.store', () =>
        store({ eventId, raw: o.raw, receivedAt, nextTryAt }),
      ).finally(() => {
        arriving -= 1;
      });
      count(isNew ? 'stored' : 'repeated');
      if (!isNew) {
        if (!(await inboxRepository.hasSameBytes(db, eventId, o.raw)))
          alarm('changed event', { eventId });
        return;
      }
      // Further events wait in the database for the worker.
      if (waiting.length < WAITING_MAX)
        waiting.push({ eventId, raw: o.raw, attempts: 0, receivedAt });
      runNext();
    },

    /** Processes events that are due. Returns their number. */
    workDue: async (): Promise<number> => {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const due = await inboxRepository.claimDue(db, now, until, SIDE_BY_SIDE);
      await Promise.all(due.map(work));
      return due.length;
    },

    resend: async (eventId: string): Promise<void> => {
      if (!(await inboxRepository.resend(db, eventId, clock.now())))
        throw new AppError('NOT_FOUND', { message: `There is no event ${eventId}.` });
    },

    prune: (): Promise<number> =>
      inboxRepository.prune(db, new Date(clock.now().getTime() - KEEP_MS), PRUNED_AT_ONCE),

    /** Resolves when every event that was received here is processed or postponed. */
    drain: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
