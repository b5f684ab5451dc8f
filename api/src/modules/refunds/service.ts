import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { AuditService } from '../audit/service.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { ProviderPaymentsService } from '../orders/service.payments.ts';
import type { OrdersService } from '../orders/service.ts';
import type { UpgradesService } from '../orders/service.upgrades.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import type { RefundOrder } from './jobs.letters.ts';
import { createRefundAdminService } from './service.admin.ts';
import { createDisputesService } from './service.disputes.ts';
import { createRefundExecution } from './service.execution.ts';
import { createRefundRecording } from './service.recording.ts';

export type RefundsService = ReturnType<typeof createRefundsService>;

/** Refunds and disputes: recorded as the provider reports them, and requested when they are due. */
export function createRefundsService(o: {
  db: Database;
  clock: Clock;
  log: Log;
  razorpay: Razorpay | null;
  audit: AuditService;
  subscriptions: SubscriptionsService;
  orders: OrdersService;
  providerPayments: ProviderPaymentsService;
  upgrades: UpgradesService;
  ledger: LedgerService;
  alarm: Alarms;
  writeRefund: Enqueue<RefundOrder>;
}) {
  const recording = createRefundRecording(o);
  const execution = createRefundExecution({ ...o, refunds: recording });
  return {
    ...recording,
    ...execution,
    admin: createRefundAdminService({ ...o, refunds: recording, refundExecution: execution }),
    disputes: createDisputesService({ ...o, refunds: recording }),
  };
}
