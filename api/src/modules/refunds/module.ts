import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from '../audit/service.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { ProviderPaymentsService } from '../orders/service.payments.ts';
import type { OrdersService } from '../orders/service.ts';
import type { UpgradesService } from '../orders/service.upgrades.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import type { UsersService } from '../users/service.ts';
import { defineRefundLetters } from './jobs.letters.ts';
import { pollRefunds } from './jobs.ts';
import { refundsRoutes } from './routes.ts';
import { createRefundsService } from './service.ts';

export function createRefundsModule(
  platform: Platform,
  o: {
    audit: AuditService;
    users: UsersService;
    subscriptions: SubscriptionsService;
    ledger: LedgerService;
    alarm: Alarms;
    orders: OrdersService;
    providerPayments: ProviderPaymentsService;
    upgrades: UpgradesService;
  },
) {
  const { jobs, mailer, db, config } = platform;
  const letters = defineRefundLetters({ jobs, mailer, db, users: o.users, origin: config.ORIGIN });
  const refunds = createRefundsService({ ...platform, ...o, ...letters });
  pollRefunds(jobs, refunds);
  return {
    services: { refunds },
    routes: (binder) => refundsRoutes(binder, refunds),
    personalData: [refunds.admin.personalData],
  } satisfies Module;
}
