import { listPlans } from '@tessera/contract/plans';
import {
  createPlan,
  deletePlan,
  getPlanLinksEffect,
  getPlanSettings,
  listPlansForAdmin,
  updatePlan,
  updatePlanSettings,
} from '@tessera/contract/plans-admin';
import type { Binder } from '../../platform/http/bind.ts';
import type { PlanAdminService } from './service.admin.ts';
import type { PlansService } from './service.ts';

export function plansRoutes({ bind }: Binder, plans: PlansService) {
  bind(listPlans, ({ fresh }) => plans.listOnSale({ fresh }));
}

export function planAdminRoutes({ bind }: Binder, admin: PlanAdminService) {
  bind(listPlansForAdmin, () => admin.list());
  bind(createPlan, ({ principal, body }) => admin.create(principal, body));
  bind(updatePlan, ({ principal, params, body }) => admin.update(principal, params.id, body));
  bind(deletePlan, async ({ principal, params, query }) => ({
    success: true as const,
    ...(await admin.retire(principal, params.id, query.moveTo)),
  }));
  bind(getPlanSettings, () => admin.settings());
  bind(getPlanLinksEffect, () => admin.planLinksEffect());
  bind(updatePlanSettings, ({ principal, body }) => admin.setPlanLinks(principal, body.planLinks));
}
