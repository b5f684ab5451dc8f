import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { auditRoutes } from './routes.ts';
import { createAuditEntriesService } from './service.admin.ts';
import { createAuditService } from './service.ts';

export function createAuditModule({ db, clock }: Platform) {
  const entries = createAuditEntriesService({ db, clock });
  return {
    services: { audit: createAuditService({ clock }) },
    routes: (binder) => auditRoutes(binder, entries),
  } satisfies Module;
}
