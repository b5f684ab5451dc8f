import { rupeesFromPaise } from '@tessera/contract/money';
import type { Plan } from '@tessera/contract/plans';
import type { PlanRow } from './repository.ts';

export const presentPlan = (row: PlanRow): Plan => ({
  _id: row.id,
  name: row.name,
  price: rupeesFromPaise(row.pricePaise),
  duration: row.durationDays,
  features: row.features,
  accessiblePlans: row.linkedPlanIds,
});
