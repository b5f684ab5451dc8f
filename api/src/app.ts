import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import { authAddresses } from '@tessera/contract/auth-addresses';
import { endpoints } from '@tessera/contract/endpoints';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { createSumsService } from './modules/analytics/service.sums.ts';
import { createAnalyticsService } from './modules/analytics/service.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { createAuditEntriesService } from './modules/audit/service.entries.ts';
import { createAuditService } from './modules/audit/service.ts';
import { defineAuthJobs } from './modules/auth/jobs.ts';
import { createLimits } from './modules/auth/policy.limits.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { createAuthService } from './modules/auth/service.ts';
import { catalogAdminRoutes } from './modules/catalog/routes.admin.ts';
import { catalogRoutes } from './modules/catalog/routes.ts';
import { createCatalogAdminService } from './modules/catalog/service.admin.ts';
import { createFruitlessSearches } from './modules/catalog/service.fruitless.ts';
import { createItemsService } from './modules/catalog/service.items.ts';
import { createPlannedComponents } from './modules/catalog/service.planned.ts';
import { createPublishingService } from './modules/catalog/service.publishing.ts';
import { createReleaseService } from './modules/catalog/service.release.ts';
import { createShelf } from './modules/catalog/service.shelf.ts';
import { createCatalogService } from './modules/catalog/service.ts';
import { createCodesService } from './modules/codes/service.ts';
import { defineCreatorLetters } from './modules/creators/jobs.ts';
import { createApplicationLimits } from './modules/creators/policy.limits.ts';
import { creatorsRoutes } from './modules/creators/routes.ts';
import { createApplicationCodes } from './modules/creators/service.codes.ts';
import { createReviewService } from './modules/creators/service.review.ts';
import { createCreatorsService } from './modules/creators/service.ts';
import { createFeedbackLimits } from './modules/feedback/policy.limits.ts';
import { feedbackRoutes } from './modules/feedback/routes.ts';
import { createFeedbackService } from './modules/feedback/service.ts';
import { defineGoogleJobs } from './modules/google/jobs.ts';
import { googleRoutes } from './modules/google/routes.ts';
import { createGoogleService } from './modules/google/service.ts';
import { invoicesRoutes } from './modules/invoices/routes.ts';
import { createInvoicesService } from './modules/invoices/service.ts';
import { definePaymentLetters } from './modules/payments/jobs.letters.ts';
import { paymentAdminRoutes } from './modules/payments/routes.admin.ts';
import { paymentsRoutes } from './modules/payments/routes.ts';
import { serveWebhook } from './modules/payments/routes.webhook.ts';
import { createPaymentsService } from './modules/payments/service.ts';
import { plansRoutes } from './modules/plans/routes.ts';
import { createPlanAdminService } from './modules/plans/service.admin.ts';
import { createPlansService } from './modules/plans/service.ts';
import { defineRequestLetters } from './modules/requests/jobs.ts';
import { createRequestLimits } from './modules/requests/policy.limits.ts';
import { requestsRoutes } from './modules/requests/routes.ts';
import { createRequestDeskService } from './modules/requests/service.desk.ts';
import { createRequestsService } from './modules/requests/service.ts';
import { revenueRoutes } from './modules/revenue/routes.ts';
import { createRevenueService } from './modules/revenue/service.ts';
import { savedRoutes } from './modules/saved/routes.ts';
import { createSavedService } from './modules/saved/service.ts';
import { sessionsRoutes } from './modules/sessions/routes.ts';
import { createSessionsService } from './modules/sessions/service.ts';
import { serveFinding } from './modules/storefront/routes.finding.ts';
import { storefrontRoutes } from './modules/storefront/routes.ts';
import { createFindingService } from './modules/storefront/service.finding.ts';
import { createShareService } from './modules/storefront/service.share.ts';
import { createStorefrontService } from './modules/storefront/service.ts';
import { defineReminderLetters, repeatReminders } from './modules/subscriptions/jobs.ts';
import { accessRoutes, subscriptionsRoutes } from './modules/subscriptions/routes.ts';
import { createAccessService } from './modules/subscriptions/service.access.ts';
import { createPeriodsService } from './modules/subscriptions/service.periods.ts';
import { createRemindersService } from './modules/subscriptions/service.reminders.ts';
import { createSubscriptionsService } from './modules/subscriptions/service.ts';
import { defineTemplateJobs, repeatTidying } from './modules/templates/jobs.ts';
import { templatesRoutes } from './modules/templates/routes.ts';
import { createTemplatesAdminService } from './modules/templates/service.admin.ts';
import { createTemplateFilesService } from './modules/templates/service.files.ts';
import { createPlannedTemplates } from './modules/templates/service.planned.ts';
import { createTemplatePublishingService } from './modules/templates/service.publishing.ts';
import { createTemplateShelf } from './modules/templates/service.shelf.ts';
import { createTemplatesService } from './modules/templates/service.ts';
import { defineUserJobs, repeatRetiringNew } from './modules/users/jobs.ts';
import { userAdminRoutes, usersRoutes } from './modules/users/routes.ts';
import { createUserAdminService } from './modules/users/service.admin.ts';
import { createUserFileService } from './modules/users/service.file.ts';
import { createUsersService } from './modules/users/service.ts';
import type { Tag } from './platform/cache/freshness.ts';
import { createLimiter } from './platform/cache/limiter.ts';
import { defineEdgeJobs } from './platform/edge.ts';
import { highlight } from './platform/highlight.ts';
import { serveApiPage } from './platform/http/api-page.ts';
import { createBinder, type Binder } from './platform/http/bind.ts';
import { letMissingReplaceCopies } from './platform/http/edge-copies.ts';
import { answerUnknownPaths } from './platform/http/failures.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveMedia, servePrivateMedia } from './platform/http/media.ts';
import { describeApi } from './platform/http/openapi.ts';
import { callInProcess, servePages } from './platform/http/pages.ts';
import { servePreviews } from './platform/http/previews.ts';
import { serveProofWrites } from './platform/http/proof-writes.ts';
import { createServer } from './platform/http/server.ts';
import { loadPages } from './platform/http/web-bundle.ts';
import { createOpenIdProvider } from './platform/openid/provider.ts';
import { createHasher } from './platform/passwords/hasher.ts';
import type { Platform } from './platform/platform.ts';
import { findSyntaxProblems } from './platform/syntax.ts';

export type Services = ReturnType<typeof createServices>;

/** The business, in the order of who uses whom. */
export function createServices(platform: Platform) {
  const { reads, clock, db, config, jobs, mailer, storage, log, memory, freshness } = platform;
  const { ORIGIN: origin, CODE_SECRET: secret } = config;
  const audit = createAuditService({ clock });
  const users = createUsersService({ db, clock, audit, ...defineUserJobs(jobs, storage) });
  const userAdmin = createUserAdminService({ db, clock, audit });
  repeatRetiringNew(jobs, userAdmin);
  const plans = createPlansService({ reads });
  const sessions = createSessionsService({ db, clock });
  const codes = createCodesService({ db, clock, secret });
  const auth = createAuthService({
    db,
    clock,
    hasher: createHasher(),
    users,
    sessions,
    codes,
    ...defineAuthJobs({ jobs, mailer, users, codes, origin }),
    origin,
    secret,
    limits: createLimits((o) => createLimiter(memory, o), config.AUTH_LIMIT_FACTOR),
    refuseCommonPasswords: config.NODE_ENV === 'production',
    exposeCodes: config.EXPOSE_CODES,
  });
  const google = createGoogleService({
    db,
    clock,
    log,
    provider: createOpenIdProvider(config, origin + API_BASE + authAddresses.finishGoogle.path),
    users,
    sessions,
    ...defineGoogleJobs({ jobs, storage, users, log, issuer: config.GOOGLE_ISSUER }),
    origin,
    secret,
  });
  const subscriptions = createSubscriptionsService({ db, clock, plans });
  const letters = { jobs, mailer, db, clock, users, origin };
  const reminders = createRemindersService({ db, clock, ...defineReminderLetters(letters) });
  repeatReminders(jobs, reminders);
  const fruitless = createFruitlessSearches({ db, clock, log });
  const catalog = createCatalogService({ reads, fruitless });
  const changes = {
    changed: (tag: Tag) => freshness.changed(tag),
    ...defineEdgeJobs(jobs, config),
  };
  const items = createItemsService({ db, reads, subscriptions });
  const shelf = createShelf({ db, plans, ...changes });
  const planAdmin = createPlanAdminService({
    db,
    clock,
    audit,
    shelves: [createPlannedComponents(), createPlannedTemplates()],
    countRunning: subscriptions.countRunning,
    ...changes,
  });
  const templates = createTemplatesService({ db, reads, clock, storage, plans, subscriptions });
  const templateFiles = createTemplateFilesService({
    db,
    clock,
    storage,
    audit,
    ...defineTemplateJobs({ jobs, db, storage }),
  });
  repeatTidying(jobs, templateFiles);
  const templateDesk = {
    ...platform,
    audit,
    shelf: createTemplateShelf({ db, plans, files: templateFiles, ...changes }),
  };
  const templatesAdmin = createTemplatesAdminService(templateDesk);
  const templatePublishing = createTemplatePublishingService(templateDesk);
  const desk = { db, clock, audit, highlight, shelf };
  const catalogAdmin = createCatalogAdminService({ ...desk, findSyntaxProblems });
  const publishing = createPublishingService({ ...desk, pictures: platform.pictures });
  const saved = createSavedService({ db, clock, items, plans, subscriptions });
  const analytics = createAnalyticsService({ db, clock, items, saved });
  const sums = createSumsService({ db, clock, metrics: platform.metrics, fruitless });
  const payments = createPaymentsService({
    ...platform,
    audit,
    users,
    plans,
    items,
    subscriptions,
    limiter: (o) => createLimiter(memory, o),
    ...definePaymentLetters(letters),
  });
  const invoices = createInvoicesService({ ...platform, users });
  const access = createAccessService({ db, clock, audit, users, items, subscriptions });
  const userFile = createUserFileService({ userAdmin, access, payments, analytics, sessions });
  const applicationCodes = createApplicationCodes({ db, clock, secret });
  const application = {
    ...platform,
    ...defineCreatorLetters({ jobs, mailer, db, codes: applicationCodes, origin }),
  };
  const creators = createCreatorsService({
    ...application,
    users,
    codes: applicationCodes,
    limits: createApplicationLimits((o) => createLimiter(memory, o), config.AUTH_LIMIT_FACTOR),
    exposeCodes: config.EXPOSE_CODES,
  });
  const review = createReviewService({ ...application, audit });
  const feedback = createFeedbackService({
    mailer,
    log,
    mailbox: config.FEEDBACK_MAILBOX ?? config.COMPANY_EMAIL,
    limits: createFeedbackLimits((o) => createLimiter(memory, o), config.AUTH_LIMIT_FACTOR),
  });
  const storefront = createStorefrontService({ reads, config });
  const requesting = { ...platform, items, ...defineRequestLetters(letters) };
  const requests = createRequestsService({
    ...requesting,
    users,
    plans,
    periods: createPeriodsService({ db, clock, plans }),
    limits: createRequestLimits((o) => createLimiter(memory, o), config.AUTH_LIMIT_FACTOR),
  });
  const requestDesk = createRequestDeskService({
    ...requesting,
    audit,
    subscriptions,
    releases: createReleaseService({ clock, audit, shelf }),
  });
  for (const { personalData } of [
    sessions,
    codes,
    google,
    subscriptions,
    saved,
    analytics,
    templates,
    payments.billing,
    payments.checkout,
    invoices,
    payments.desk,
    access,
    creators,
    requests,
  ])
    users.holds(personalData);
  return {
    audit,
    auditEntries: createAuditEntriesService({ db, clock }),
    users,
    userAdmin,
    userFile,
    access,
    plans,
    planAdmin,
    sessions,
    auth,
    google,
    subscriptions,
    reminders,
    catalog,
    fruitless,
    items,
    catalogAdmin,
    publishing,
    saved,
    analytics,
    sums,
    templates,
    templateFiles,
    templatesAdmin,
    templatePublishing,
    payments,
    invoices,
    revenue: createRevenueService({ db, clock }),
    creators,
    review,
    feedback,
    storefront,
    finding: createFindingService({ reads, clock, origin }),
    share: createShareService({ reads, storage }),
    requests,
    requestDesk,
  };
}

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

/** Addresses that machines talk to: what is unknown there answers in JSON. */
const MACHINE_ADDRESSES = [
  '/media',
  ...['/assets', '/health', '/r', '/mcp', '/share', '/sitemaps'].flatMap((at) => [at, `${at}/*`]),
];

export async function createHttp(platform: Platform, services: Services): Promise<FastifyInstance> {
  const { config, log, metrics, limit, cache, storage, health, db, outbox } = platform;
  const app = createServer({ config, log, metrics, limit });
  letMissingReplaceCopies(app, config.EDGE_SECRET);

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
