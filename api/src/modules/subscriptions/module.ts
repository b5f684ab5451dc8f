import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from '../audit/service.ts';
import type { MailsService } from '../mails/service.ts';
import type { PlansService } from '../plans/service.ts';
import type { UsersService } from '../users/service.ts';
import { defineAccessLetters, defineReminderLetters, repeatReminders } from './jobs.ts';
import { accessRoutes, subscriptionsRoutes } from './routes.ts';
import { createAccessService, type FindComponent } from './service.admin.ts';
import { createPeriodsService } from './service.periods.ts';
import { createRemindersService } from './service.reminders.ts';
import { createSubscriptionsService } from './service.ts';

export function createSubscriptionsModule(
  { db, clock, jobs, config }: Platform,
  { plans, users, mails }: { plans: PlansService; users: UsersService; mails: MailsService },
) {
  const subscriptions = createSubscriptionsService({ db, clock, plans });
  const letters = defineReminderLetters({ jobs, mails, db, clock, users, origin: config.ORIGIN });
  const reminders = createRemindersService({ db, clock, ...letters });
  repeatReminders(jobs, reminders);
  return {
    services: { subscriptions, reminders, periods: createPeriodsService({ db, clock, plans }) },
    routes: (binder) => subscriptionsRoutes(binder, subscriptions),
    personalData: [subscriptions.personalData],
  } satisfies Module;
}

/** Created after the catalogue, because an admin names a component by its address. */
export function createAccessModule(
  { db, clock, jobs, mailer, config }: Platform,
  o: {
    audit: AuditService;
    users: UsersService;
    subscriptions: ReturnType<typeof createSubscriptionsService>;
    findComponent: FindComponent;
  },
) {
  const origin = config.ORIGIN;
  const letters = defineAccessLetters({ jobs, mailer, db, users: o.users, origin });
  const access = createAccessService({ db, clock, ...o, ...letters });
  return {
    services: { access },
    routes: (binder) => accessRoutes(binder, access),
    personalData: [access.personalData],
  } satisfies Module;
}
