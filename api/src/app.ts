import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import { endpoints } from '@tessera/contract/endpoints';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { catalogAdminRoutes } from './modules/catalog/routes.admin.ts';
import { catalogRoutes } from './modules/catalog/routes.ts';
import { creatorsRoutes } from './modules/creators/routes.ts';
import { feedbackRoutes } from './modules/feedback/routes.ts';
import { googleRoutes } from './modules/google/routes.ts';
import { invoicesRoutes } from './modules/invoices/routes.ts';
import { paymentAdminRoutes } from './modules/payments/routes.admin.ts';
import { paymentsRoutes } from './modules/payments/routes.ts';
import { serveWebhook } from './modules/payments/routes.webhook.ts';
import { plansRoutes } from './modules/plans/routes.ts';
import { requestsRoutes } from './modules/requests/routes.ts';
import { revenueRoutes } from './modules/revenue/routes.ts';
import { savedRoutes } from './modules/saved/routes.ts';
import { sessionsRoutes } from './modules/sessions/routes.ts';
import { serveFinding } from './modules/storefront/routes.finding.ts';
import { storefrontRoutes } from './modules/storefront/routes.ts';
import { accessRoutes, subscriptionsRoutes } from './modules/subscriptions/routes.ts';
import { templatesRoutes } from './modules/templates/routes.ts';
import { userAdminRoutes, usersRoutes } from './modules/users/routes.ts';
import { serveApiPage } from './platform/http/api-page.ts';
import { createBinder, type Binder } from './platform/http/bind.ts';
import { answerUnknownPaths } from './platform/http/failures.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveMedia, servePrivateMedia } from './platform/http/media.ts';
import { describeApi } from './platform/http/openapi.ts';
import { callInProcess, servePages } from './platform/http/pages.ts';
import { servePreviews } from './platform/http/previews.ts';
import { serveProofWrites } from './platform/http/proof-writes.ts';
import { createServer } from './platform/http/server.ts';
import { loadPages } from './platform/http/web-bundle.ts';
import type { Platform } from './platform/platform.ts';
import type { Services } from './services.ts';

function bindRoutes(binder: Binder, services: Services) {
  usersRoutes(binder, services.users);
  userAdminRoutes(binder, services.users, services.userAdmin, services.userFile);
  accessRoutes(binder, services.access);
  sessionsRoutes(binder, services.sessions);
  authRoutes(binder, services.auth);
  googleRoutes(binder, services.google);
  auditRoutes(binder, services.auditEntries);
  plansRoutes(binder, services.plans, services.planAdmin);
  subscriptionsRoutes(binder, services.subscriptions);
  catalogRoutes(binder, services.catalog, services.items);
  catalogAdminRoutes(binder, services.catalogAdmin, services.publishing);
  savedRoutes(binder, services.saved);
  analyticsRoutes(binder, services);
  templatesRoutes(binder, services);
  paymentsRoutes(binder, services.payments);
  invoicesRoutes(binder, services.invoices);
  paymentAdminRoutes(binder, services.payments);
  revenueRoutes(binder, services.revenue);
  creatorsRoutes(binder, services);
  feedbackRoutes(binder, services.feedback);
  storefrontRoutes(binder, services.storefront);
  requestsRoutes(binder, services);
}

/** Paths for machines. Unknown paths below them get a JSON response. */
const MACHINE_ADDRESSES = [
  '/media',
  ...['/assets', '/health', '/r', '/mcp', '/share', '/sitemaps'].flatMap((at) => [at, `${at}/*`]),
];

export async function createHttp(platform: Platform, services: Services): Promise<FastifyInstance> {
  const { config, log, metrics, limit, cache, storage, health, db, outbox } = platform;
  const app = createServer({ config, log, metrics, limit });

  await app.register(
    async (api) => {
      const binder = createBinder(api, services.sessions.authenticate, cache);
      bindRoutes(binder, services);
      serveWebhook(api, services.payments.inbox);
      if (config.PROOF_ENDPOINTS) serveProofWrites(api, db, outbox);
      serveApiPage(api, describeApi(endpoints));
      answerUnknownPaths(api, ['', '/*']);
    },
    { prefix: API_BASE },
  );
  serveHealth(app, health);
  serveMedia(app, storage);
  servePrivateMedia(app, storage, platform.privateLinks);
  serveFinding(app, services.finding, services.share);
  if (config.PREVIEW_ORIGIN) servePreviews(app, storage, config.PREVIEW_ORIGIN);

  const pages = await loadPages(config, callInProcess(app), app.server);
  if (pages) {
    await servePages(app, config.ORIGIN, pages);
    app.addHook('onClose', pages.close);
  }
  answerUnknownPaths(app, MACHINE_ADDRESSES);
  return app;
}
