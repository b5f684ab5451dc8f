import { DEFAULT_PLAN_DURATION_DAYS } from '@tessera/contract/constants';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import type { PlanForm } from './queries.ts';

export type FeatureLine = { key: string; text: string };

/** The form values of a plan. Numbers are the typed text. */
type PlanDraft = {
  name: string;
  price: string;
  duration: string;
  /** At least one line, which may be empty. */
  features: FeatureLine[];
  accessiblePlans: string[];
  /** Null means unlimited. */
  requestQuota: string | null;
};

export const newLine = (text = ''): FeatureLine => ({ key: crypto.randomUUID(), text });

const linesOf = (features: readonly string[]): FeatureLine[] =>
  (features.length > 0 ? features : ['']).map((text) => newLine(text));

export const draftOf = (plan: PlanRecord | null): PlanDraft => ({
  name: plan?.name ?? '',
  price: plan ? String(plan.price) : '',
  duration: String(plan?.duration ?? DEFAULT_PLAN_DURATION_DAYS),
  features: linesOf(plan?.features ?? []),
  accessiblePlans: [...(plan?.accessiblePlans ?? [])],
  requestQuota: plan ? (plan.requestQuota === null ? null : String(plan.requestQuota)) : '0',
});

/** Compares the content. The keys of the lines do not count. */
export const areSame = (one: PlanDraft, other: PlanDraft): boolean => {
  const [a, b] = [one, other].map(({ features, ...rest }) =>
    JSON.stringify({ ...rest, features: features.map(({ text }) => text) }),
  );
  return a === b;
};

const isWhole = (text: string, min: number): boolean =>
  /^-?\d+$/.test(text.trim()) && Number(text) >= min;

/** Spec 5: the errors that prevent saving. */
export const errorsOf = ({ name, price, duration, requestQuota }: PlanDraft) => ({
  name: name.trim() === '' && 'Give the plan a name',
  price: !isWhole(price, 0) && 'Whole rupees, 0 or more',
  duration: !isWhole(duration, 1) && 'Whole days, 1 or more',
  requestQuota: requestQuota !== null && !isWhole(requestQuota, 0) && 'A whole number, 0 or more',
});

/** Spec 5: the error message for the whole form. */
export const summaryOf = ({ name, price, duration }: PlanDraft): string | null =>
  [name, price, duration].some((text) => text.trim() === '')
    ? 'Name, price, and duration are required'
    : null;

export const formOf = (draft: PlanDraft): PlanForm => ({
  name: draft.name.trim(),
  price: Number(draft.price),
  duration: Number(draft.duration),
  features: draft.features.map(({ text }) => text.trim()).filter((text) => text !== ''),
  accessiblePlans: draft.accessiblePlans,
  requestQuota: draft.requestQuota === null ? null : Number(draft.requestQuota),
});
