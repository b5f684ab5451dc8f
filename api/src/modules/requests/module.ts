import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from '../audit/service.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { ReleaseService } from '../catalog/service.release.ts';
import type { MailsService } from '../mails/service.ts';
import type { PlansService } from '../plans/service.ts';
import type { PeriodsService } from '../subscriptions/service.periods.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import type { UsersService } from '../users/service.ts';
import { defineRequestLetters } from './jobs.ts';
import { createRequestLimits } from './policy.limits.ts';
import { requestsRoutes } from './routes.ts';
import { createRequestAdminService } from './service.admin.ts';
import { createRequestsService } from './service.ts';

export function createRequestsModule(
  platform: Platform,
  o: {
    audit: AuditService;
    users: UsersService;
    mails: MailsService;
    plans: PlansService;
    periods: PeriodsService;
    items: ItemsService;
    releases: ReleaseService;
    subscriptions: SubscriptionsService;
  },
) {
  const { config, limiter } = platform;
  const letters = defineRequestLetters({
    ...platform,
    users: o.users,
    mails: o.mails,
    origin: config.ORIGIN,
  });
  const limits = createRequestLimits(limiter, config.AUTH_LIMIT_FACTOR);
  const requests = createRequestsService({ ...platform, ...o, ...letters, limits });
  const requestAdmin = createRequestAdminService({ ...platform, ...o, ...letters });
  return {
    services: { requests, requestAdmin },
    routes: (binder) => requestsRoutes(binder, { requests, requestAdmin }),
    personalData: [requests.personalData],
  } satisfies Module;
}
