import { isDeepStrictEqual } from 'node:util';
import type { PlanRecordRow } from './repository.admin.ts';

type Form = {
  name: string;
  price: number;
  duration: number;
  features: string[];
  accessiblePlans: string[];
  requestQuota?: number | null | undefined;
};

/** The fields of the form that differ from the plan. */
export function changedFields(before: PlanRecordRow, form: Form): string[] {
  const known = {
    name: before.name,
    price: before.pricePaise / 100,
    duration: before.durationDays,
    features: before.features,
    accessiblePlans: before.linkedPlanIds.toSorted(),
    requestQuota: before.requestQuota,
  };
  const wanted = {
    ...form,
    accessiblePlans: form.accessiblePlans.toSorted(),
    requestQuota: form.requestQuota === undefined ? before.requestQuota : form.requestQuota,
  };
  return (Object.keys(known) as (keyof typeof known)[]).filter(
    (name) => !isDeepStrictEqual(known[name], wanted[name]),
  );
}

/** "12 components and 1 template". */
export const inWords = (goods: readonly { items: { kind: string }; count: number }[]): string =>
  new Intl.ListFormat('en').format(
    goods.map(({ items: { kind }, count }) => `${count} ${kind}${count === 1 ? '' : 's'}`),
  );
