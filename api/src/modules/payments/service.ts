import type { Limiter } from '../../platform/cache/limiter.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { AuditService } from '../audit/service.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import type { UsersService } from '../users/service.ts';
import type { RefundOrder } from './jobs.letters.ts';
import { createPaymentLimits } from './policy.limits.ts';
import { createPaymentAdminService } from './service.admin.ts';
import { createAlarms } from './service.alarms.ts';
import { createBillingService } from './service.billing.ts';
import { createCheckoutService } from './service.checkout.ts';
import { createDisputesService } from './service.disputes.ts';
import { createEventsService } from './service.events.ts';
import { createInboxService } from './service.inbox.ts';
import { createIntakeService } from './service.intake.ts';
import { createOrderingService } from './service.ordering.ts';
import { createReconcileService } from './service.reconcile.ts';
import { createRefundExecution } from './service.refund-execution.ts';
import { createRefundsService } from './service.refunds.ts';
import { createSettleService } from './service.settle.ts';
import { createSettlementsService } from './service.settlements.ts';
import { createWatchService } from './service.watch.ts';

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Creates the services for payments, in the order of their dependencies. */
export function createPaymentsService(o: {
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  config: Config;
  razorpay: Razorpay | null;
  limiter: (o: { name: string; points: number; seconds: number }) => Limiter;
  audit: AuditService;
  users: UsersService;
  plans: PlansService;
  items: ItemsService;
  subscriptions: SubscriptionsService;
  writeRefund: Enqueue<RefundOrder>;
}) {
  const { config } = o;
  const alarm = createAlarms(o);
  const seller = {
    name: config.SELLER_NAME,
    address: config.SELLER_ADDRESS,
    state: config.SELLER_STATE,
    gstin: config.SELLER_GSTIN ?? null,
  };
  const billing = createBillingService(o);
  const ordering = createOrderingService({
    ...o,
    billing,
    alarm,
    seller,
    ratePercent: config.GST_RATE_PERCENT,
    isAbroadTaxed: config.GST_ABROAD === 'charged',
  });
  const settlement = createSettleService({ ...o, alarm });
  const refunds = createRefundsService({ ...o, alarm });
  const refundExecution = createRefundExecution({ ...o, alarm, refunds });
  const admin = createPaymentAdminService({ ...o, refunds, refundExecution });
  const intake = createIntakeService({ ...o, ordering, settlement, refunds });
  const reconciler = createReconcileService({ ...o, alarm, intake });
  const checkout = createCheckoutService({
    support: config.SUPPORT_EMAIL,
    ...o,
    alarm,
    ordering,
    intake,
    reconciler,
    limits: createPaymentLimits(o.limiter, config.AUTH_LIMIT_FACTOR),
  });
  const events = createEventsService({
    ...o,
    alarm,
    intake,
    refunds,
    accountId: config.RAZORPAY_ACCOUNT_ID,
  });
  const inbox = createInboxService({ ...o, alarm, events });
  const settlements = createSettlementsService({ ...o, alarm });
  const disputes = createDisputesService({ ...o, refunds });
  const watch = createWatchService({ ...o, alarm, disputes });
  return {
    billing,
    checkout,
    reconciler,
    refunds: { ...refunds, ...refundExecution },
    admin,
    disputes,
    inbox,
    settlements,
    watch,
  };
}
