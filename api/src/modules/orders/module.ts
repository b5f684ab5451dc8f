import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import type { UsersService } from '../users/service.ts';
import { ordersRoutes } from './routes.ts';
import { createBillingService } from './service.billing.ts';
import { createOrderHistoryService } from './service.history.ts';
import { createOrderingService } from './service.ordering.ts';
import { createProviderPaymentsService } from './service.payments.ts';
import { createSettleService } from './service.settle.ts';
import { createSummaryService } from './service.summary.ts';
import { createOrdersService } from './service.ts';
import { createUpgradesService } from './service.upgrades.ts';

export function createOrdersModule(
  platform: Platform,
  o: {
    users: UsersService;
    plans: PlansService;
    items: ItemsService;
    subscriptions: SubscriptionsService;
    ledger: LedgerService;
    alarm: Alarms;
  },
) {
  const { config } = platform;
  const billing = createBillingService(platform);
  const upgrades = createUpgradesService({ ...platform, ...o });
  const making = {
    ...platform,
    ...o,
    billing,
    upgrades,
    seller: {
      name: config.SELLER_NAME,
      address: config.SELLER_ADDRESS,
      state: config.SELLER_STATE,
      gstin: config.SELLER_GSTIN ?? null,
    },
    ratePercent: config.GST_RATE_PERCENT,
    isAbroadTaxed: config.GST_ABROAD === 'charged',
  };
  const summary = createSummaryService(making);
  const orderHistory = createOrderHistoryService(platform);
  return {
    services: {
      billing,
      orders: createOrdersService(createOrderingService(making)),
      orderHistory,
      providerPayments: createProviderPaymentsService(),
      settlement: createSettleService({ ...platform, ...o, upgrades }),
      upgrades,
    },
    routes: (binder) => ordersRoutes(binder, { billing, orderHistory, summary }),
    personalData: [billing.personalData, orderHistory.personalData],
  } satisfies Module;
}
