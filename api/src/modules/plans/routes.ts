import { listPlans } from '@tessera/contract/plans';
import type { Binder } from '../../platform/http/bind.ts';
import type { PlansService } from './service.ts';

export function plansRoutes({ bind }: Binder, plans: PlansService) {
  bind(listPlans, ({ fresh }) => plans.listOnSale({ fresh }), { tags: ['plans'] });
}
