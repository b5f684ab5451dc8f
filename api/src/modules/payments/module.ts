import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from '../audit/service.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { OrderHistoryService } from '../orders/service.history.ts';
import type { ProviderPaymentsService } from '../orders/service.payments.ts';
import type { SettleService } from '../orders/service.settle.ts';
import type { OrdersService } from '../orders/service.ts';
import type { RefundsService } from '../refunds/service.ts';
import { pollPayments } from './jobs.ts';
import { paymentsRoutes } from './routes.ts';
import { serveWebhook } from './routes.webhook.ts';
import { createPaymentsService } from './service.ts';

export function createPaymentsModule(
  platform: Platform,
  o: {
    audit: AuditService;
    alarm: Alarms;
    orders: OrdersService;
    orderHistory: OrderHistoryService;
    providerPayments: ProviderPaymentsService;
    settlement: SettleService;
    refunds: RefundsService;
  },
) {
  const payments = createPaymentsService({ ...platform, ...o });
  pollPayments(platform.jobs, payments);
  return {
    services: { payments },
    routes: (binder) => paymentsRoutes(binder, payments),
    serveApi: (api) => serveWebhook(api, payments.inbox),
    finish: payments.inbox.drain,
  } satisfies Module;
}
