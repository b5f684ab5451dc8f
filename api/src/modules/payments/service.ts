import type { MakeLimiter } from '../../platform/cache/gates.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { AuditService } from '../audit/service.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { OrderHistoryService } from '../orders/service.history.ts';
import type { ProviderPaymentsService } from '../orders/service.payments.ts';
import type { SettleService } from '../orders/service.settle.ts';
import type { OrdersService } from '../orders/service.ts';
import type { RefundsService } from '../refunds/service.ts';
import { createPaymentLimits } from './policy.limits.ts';
import { createCheckoutService } from './service.checkout.ts';
import { createEventsService } from './service.events.ts';
import { createInboxService } from './service.inbox.ts';
import { createIntakeService } from './service.intake.ts';
import { createReconcileService } from './service.reconcile.ts';
import { createWatchService } from './service.watch.ts';

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Reports about payments, from the browser, the provider's events and our own questions, all end in one `settle`. */
export function createPaymentsService(o: {
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  config: Config;
  razorpay: Razorpay | null;
  limiter: MakeLimiter;
  audit: AuditService;
  orders: OrdersService;
  orderHistory: OrderHistoryService;
  providerPayments: ProviderPaymentsService;
  settlement: SettleService;
  refunds: RefundsService;
  alarm: Alarms;
}) {
  const { config } = o;
  const intake = createIntakeService(o);
  const reconciler = createReconcileService({ ...o, intake });
  const limits = createPaymentLimits(o.limiter, config.AUTH_LIMIT_FACTOR);
  const support = config.SUPPORT_EMAIL;
  const events = createEventsService({ ...o, intake, accountId: config.RAZORPAY_ACCOUNT_ID });
  return {
    checkout: createCheckoutService({ ...o, support, intake, reconciler, limits }),
    reconciler,
    inbox: createInboxService({ ...o, events }),
    watch: createWatchService({ ...o, disputes: o.refunds.disputes }),
  };
}
