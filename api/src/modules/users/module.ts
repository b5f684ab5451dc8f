import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from '../audit/service.ts';
import { defineUserJobs, repeatRetiringNew } from './jobs.ts';
import { userAdminRoutes, usersRoutes } from './routes.ts';
import { createUserAdminService } from './service.admin.ts';
import { createUsersService } from './service.ts';

export function createUsersModule(
  { db, clock, jobs, storage, mailer }: Platform,
  { audit }: { audit: AuditService },
) {
  const users = createUsersService({
    db,
    clock,
    audit,
    ...defineUserJobs(jobs, storage, mailer),
  });
  const userAdmin = createUserAdminService({ db, clock, audit });
  repeatRetiringNew(jobs, userAdmin);
  return {
    services: { users, userAdmin },
    routes: (binder) => {
      usersRoutes(binder, users);
      userAdminRoutes(binder, users, userAdmin);
    },
  } satisfies Module;
}
