import { createAnalyticsModule } from './modules/analytics/module.ts';
import { createAuditModule } from './modules/audit/module.ts';
import { createAuthModule } from './modules/auth/module.ts';
import { createCatalogModule } from './modules/catalog/module.ts';
import { createCodesModule } from './modules/codes/module.ts';
import { createCreatorsModule } from './modules/creators/module.ts';
import { createCustomersModule } from './modules/customers/module.ts';
import { createDigestsModule } from './modules/digests/module.ts';
import { createFaultsModule } from './modules/faults/module.ts';
import { createFeedbackModule } from './modules/feedback/module.ts';
import { createGoogleModule } from './modules/google/module.ts';
import { createInvoicesModule } from './modules/invoices/module.ts';
import { createKeysModule } from './modules/keys/module.ts';
import { createLedgerModule } from './modules/ledger/module.ts';
import { createMailsModule } from './modules/mails/module.ts';
import { createOrdersModule } from './modules/orders/module.ts';
import { createOverviewModule } from './modules/overview/module.ts';
import { createPaymentsModule } from './modules/payments/module.ts';
import { createPlanAdminModule, createPlansModule } from './modules/plans/module.ts';
import { createRefundsModule } from './modules/refunds/module.ts';
import { createRegistryModule } from './modules/registry/module.ts';
import { createRequestsModule } from './modules/requests/module.ts';
import { createRevenueModule } from './modules/revenue/module.ts';
import { createSavedModule } from './modules/saved/module.ts';
import { createSessionsModule } from './modules/sessions/module.ts';
import { createStorefrontModule } from './modules/storefront/module.ts';
import { createAccessModule, createSubscriptionsModule } from './modules/subscriptions/module.ts';
import { createTemplatesModule } from './modules/templates/module.ts';
import { createUsersModule } from './modules/users/module.ts';
import type { Module } from './platform/http/module.ts';
import type { Platform } from './platform/platform.ts';

export type Composition = ReturnType<typeof composeModules>;
export type Services = Composition['services'];

/** Creates all modules. Each gets the services of modules above it, so there are no cycles. */
export function composeModules(platform: Platform) {
  const audit = createAuditModule(platform);
  const users = createUsersModule(platform, audit.services);
  const sessions = createSessionsModule(platform);
  const codes = createCodesModule(platform);
  const keys = createKeysModule(platform);
  const mails = createMailsModule(platform, users.services);
  const accounts = {
    ...users.services,
    ...sessions.services,
    ...codes.services,
    ...mails.services,
    ...keys.services,
  };
  const auth = createAuthModule(platform, accounts);
  const google = createGoogleModule(platform, accounts);
  const creators = createCreatorsModule(platform, { ...audit.services, ...accounts });
  const plans = createPlansModule(platform);
  const subscriptions = createSubscriptionsModule(platform, { ...plans.services, ...accounts });
  const entitled = { ...audit.services, ...plans.services, ...subscriptions.services };
  const catalog = createCatalogModule(platform, { ...entitled, ...creators.services });
  const templates = createTemplatesModule(platform, entitled);
  const planAdmin = createPlanAdminModule(platform, {
    ...audit.services,
    plannedItems: [catalog.plannedItems, templates.plannedItems],
    countRunning: entitled.subscriptions.countRunning,
    countHeldTogether: entitled.subscriptions.countHeldTogether,
  });
  const shop = { ...accounts, ...entitled, ...creators.services, ...catalog.services };
  const access = createAccessModule(platform, { ...shop, findComponent: shop.items.findBySlug });
  const saved = createSavedModule(platform, shop);
  const analytics = createAnalyticsModule(platform, {
    ...shop,
    ...saved.services,
  });
  const registry = createRegistryModule(platform, {
    ...shop,
    ...templates.services,
    ...analytics.services,
  });
  const ledger = createLedgerModule(platform);
  const orders = createOrdersModule(platform, { ...shop, ...ledger.services });
  const sales = { ...shop, ...ledger.services, ...orders.services };
  const refunds = createRefundsModule(platform, sales);
  const payments = createPaymentsModule(platform, { ...sales, ...refunds.services });
  const invoices = createInvoicesModule(platform, { ...accounts, ...orders.services });
  const revenue = createRevenueModule(platform);
  const customers = createCustomersModule(platform, {
    ...sales,
    ...auth.services,
    ...access.services,
    ...saved.services,
    ...analytics.services,
  });
  const feedback = createFeedbackModule(platform);
  const storefront = createStorefrontModule(platform, catalog.services);
  const requests = createRequestsModule(platform, shop);
  const faults = createFaultsModule(platform, shop);
  const digests = createDigestsModule(platform, accounts);
  const overview = createOverviewModule(platform);

  const modules: Module[] = [
    audit,
    users,
    sessions,
    codes,
    keys,
    mails,
    auth,
    google,
    plans,
    subscriptions,
    catalog,
    templates,
    planAdmin,
    access,
    saved,
    analytics,
    registry,
    ledger,
    orders,
    refunds,
    payments,
    invoices,
    revenue,
    customers,
    creators,
    feedback,
    storefront,
    requests,
    faults,
    digests,
    overview,
  ];
  for (const { personalData = [] } of modules)
    for (const data of personalData) shop.users.registerPersonalData(data);
  const services = {
    ...sales,
    ...auth.services,
    ...google.services,
    ...templates.services,
    ...planAdmin.services,
    ...access.services,
    ...saved.services,
    ...analytics.services,
    ...refunds.services,
    ...payments.services,
    ...invoices.services,
    ...revenue.services,
    ...customers.services,
    ...feedback.services,
    ...requests.services,
    ...faults.services,
    ...digests.services,
  };
  return { modules, services };
}
