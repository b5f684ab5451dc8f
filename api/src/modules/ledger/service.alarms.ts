import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';

export type AlarmKind =
  | 'suspense'
  | 'misconfigured'
  | 'foreign account'
  | 'changed event'
  | 'parked event'
  | 'unplaced refund'
  | 'unsettled payment'
  | 'wrong verification'
  | 'dispute'
  | 'settlement'
  | 'invariant'
  | 'unasked invariant';

export type Alarms = ReturnType<typeof createAlarms>;

/** A problem with money that an operator must look at. It is counted, and logged with the ids. */
export const createAlarms =
  ({ log, metrics }: { log: Log; metrics: Metrics }) =>
  (kind: AlarmKind, details: Record<string, unknown>): void => {
    metrics.paymentAlarms.inc({ kind });
    log.error({ alarm: kind, ...details }, 'payments: alarm');
  };
