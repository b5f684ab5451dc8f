import { rupeesFromPaise } from '@tessera/contract/money';
import type { OpenedItems, Plan } from '@tessera/contract/plans';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import type { PlanRecordRow } from './repository.admin.ts';
import type { PlanRow } from './repository.ts';

const presentTerms = (row: PlanRow): Omit<Plan, 'opens'> => ({
  _id: row.id,
  name: row.name,
  price: rupeesFromPaise(row.pricePaise),
  duration: row.durationDays,
  features: row.features,
  accessiblePlans: row.linkedPlanIds,
});

export const presentPlan = (row: PlanRow, opens: OpenedItems): Plan => ({
  ...presentTerms(row),
  opens,
});

export const presentPlanRecord = (
  row: PlanRecordRow,
  counts: Pick<PlanRecord, 'subscribers' | 'goods'>,
): PlanRecord => ({
  ...presentTerms(row),
  accessiblePlans: [
    ...new Set([...row.linkedPlanIds, ...(row.succeededBy ? [row.succeededBy] : [])]),
  ],
  requestQuota: row.requestQuota,
  updatedAt: row.updatedAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  ...counts,
});
