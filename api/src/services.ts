import { API_BASE } from '@tessera/contract/addresses';
import { authAddresses } from '@tessera/contract/auth-addresses';
import type { Tag } from '@tessera/contract/endpoint';
import { createSumsService } from './modules/analytics/service.sums.ts';
import { createAnalyticsService } from './modules/analytics/service.ts';
import { createAuditEntriesService } from './modules/audit/service.admin.ts';
import { createAuditService } from './modules/audit/service.ts';
import { defineAuthJobs } from './modules/auth/jobs.ts';
import { createLimits } from './modules/auth/policy.limits.ts';
import { createAuthService } from './modules/auth/service.ts';
import { createCatalogAdminService } from './modules/catalog/service.admin.ts';
import { createComponentChanges } from './modules/catalog/service.changes.ts';
import { createItemsService } from './modules/catalog/service.items.ts';
import { createPlannedComponents } from './modules/catalog/service.planned.ts';
import { createPublishingService } from './modules/catalog/service.publishing.ts';
import { createReleaseService } from './modules/catalog/service.release.ts';
import { createCatalogService } from './modules/catalog/service.ts';
import { createZeroResultSearches } from './modules/catalog/service.zero-results.ts';
import { createCodesService } from './modules/codes/service.ts';
import { defineCreatorLetters } from './modules/creators/jobs.ts';
import { createApplicationLimits } from './modules/creators/policy.limits.ts';
import { createReviewService } from './modules/creators/service.admin.ts';
import { createApplicationCodes } from './modules/creators/service.codes.ts';
import { createCreatorsService } from './modules/creators/service.ts';
import { createFeedbackLimits } from './modules/feedback/policy.limits.ts';
import { createFeedbackService } from './modules/feedback/service.ts';
import { defineGoogleJobs } from './modules/google/jobs.ts';
import { createGoogleService } from './modules/google/service.ts';
import { createInvoicesService } from './modules/invoices/service.ts';
import { definePaymentLetters } from './modules/payments/jobs.letters.ts';
import { createPaymentsService } from './modules/payments/service.ts';
import { createPlanAdminService } from './modules/plans/service.admin.ts';
import { createPlansService } from './modules/plans/service.ts';
import { defineRequestLetters } from './modules/requests/jobs.ts';
import { createRequestLimits } from './modules/requests/policy.limits.ts';
import { createRequestAdminService } from './modules/requests/service.admin.ts';
import { createRequestsService } from './modules/requests/service.ts';
import { createRevenueService } from './modules/revenue/service.ts';
import { createSavedService } from './modules/saved/service.ts';
import { createSessionsService } from './modules/sessions/service.ts';
import { createFindingService } from './modules/storefront/service.finding.ts';
import { createShareService } from './modules/storefront/service.share.ts';
import { createStorefrontService } from './modules/storefront/service.ts';
import { defineReminderLetters, repeatReminders } from './modules/subscriptions/jobs.ts';
import { createAccessService } from './modules/subscriptions/service.admin.ts';
import { createPeriodsService } from './modules/subscriptions/service.periods.ts';
import { createRemindersService } from './modules/subscriptions/service.reminders.ts';
import { createSubscriptionsService } from './modules/subscriptions/service.ts';
import { defineTemplateJobs, repeatTidying } from './modules/templates/jobs.ts';
import { createTemplatesAdminService } from './modules/templates/service.admin.ts';
import { createTemplateChanges } from './modules/templates/service.changes.ts';
import { createTemplateFilesService } from './modules/templates/service.files.ts';
import { createPlannedTemplates } from './modules/templates/service.planned.ts';
import { createTemplatePublishingService } from './modules/templates/service.publishing.ts';
import { createTemplatesService } from './modules/templates/service.ts';
import { defineUserJobs, repeatRetiringNew } from './modules/users/jobs.ts';
import { createUserAdminService } from './modules/users/service.admin.ts';
import { createUserFileService } from './modules/users/service.file.ts';
import { createUsersService } from './modules/users/service.ts';
import { createLimiter } from './platform/cache/limiter.ts';
import { defineEdgeJobs } from './platform/edge.ts';
import { highlight } from './platform/highlight.ts';
import { createOpenIdProvider } from './platform/openid/provider.ts';
import { createHasher } from './platform/passwords/hasher.ts';
import type { Platform } from './platform/platform.ts';
import { findSyntaxProblems } from './platform/syntax.ts';

export type Services = ReturnType<typeof createServices>;

/** Creates all services, in the order of their dependencies. */
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
  const zeroResults = createZeroResultSearches({ db, clock, log });
  const catalog = createCatalogService({ reads, zeroResults });
  const changes = {
    changed: (tag: Tag) => freshness.changed(tag),
    ...defineEdgeJobs(jobs, config),
  };
  const items = createItemsService({ db, reads, subscriptions });
  const componentChanges = createComponentChanges({ db, plans, ...changes });
  const planAdmin = createPlanAdminService({
    db,
    clock,
    audit,
    plannedItems: [createPlannedComponents(), createPlannedTemplates()],
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
  const templateAdmin = {
    ...platform,
    audit,
    changes: createTemplateChanges({ db, plans, files: templateFiles, ...changes }),
  };
  const templatesAdmin = createTemplatesAdminService(templateAdmin);
  const templatePublishing = createTemplatePublishingService(templateAdmin);
  const admin = { db, clock, audit, highlight, changes: componentChanges };
  const catalogAdmin = createCatalogAdminService({ ...admin, findSyntaxProblems });
  const publishing = createPublishingService({ ...admin, pictures: platform.pictures });
  const saved = createSavedService({ db, clock, items, plans, subscriptions });
  const analytics = createAnalyticsService({ db, clock, items, saved });
  const sums = createSumsService({ db, clock, metrics: platform.metrics, zeroResults });
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
  const requestAdmin = createRequestAdminService({
    ...requesting,
    audit,
    subscriptions,
    releases: createReleaseService({ clock, audit, changes: componentChanges }),
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
    payments.admin,
    access,
    creators,
    requests,
  ])
    users.registerPersonalData(personalData);
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
    zeroResults,
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
    requestAdmin,
  };
}
