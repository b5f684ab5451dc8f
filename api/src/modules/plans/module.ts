import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from '../audit/service.ts';
import { planAdminRoutes, plansRoutes } from './routes.ts';
import { createPlanAdminService, type PlannedItems } from './service.admin.ts';
import { createFirstPlansService } from './service.first.ts';
import { createPlansService } from './service.ts';

type Order = Parameters<typeof createPlanAdminService>[0];

export function createPlansModule({ reads }: Platform) {
  const plans = createPlansService({ reads });
  return {
    services: { plans },
    routes: (binder) => plansRoutes(binder, plans),
  } satisfies Module;
}

/** Created after the modules whose items belong to plans. */
export function createPlanAdminModule(
  { db, clock, changed, refreshEdge }: Platform,
  o: {
    audit: AuditService;
    plannedItems: readonly PlannedItems[];
    countRunning: Order['countRunning'];
    countHeldTogether: Order['countHeldTogether'];
  },
) {
  const planAdmin = createPlanAdminService({ db, clock, changed, refreshEdge, ...o });
  return {
    services: {
      planAdmin,
      firstPlans: createFirstPlansService({ db, audit: o.audit, changed, refreshEdge }),
    },
    routes: (binder) => planAdminRoutes(binder, planAdmin),
  } satisfies Module;
}
