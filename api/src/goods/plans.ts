import type { FirstPlan } from '../modules/plans/service.first.ts';

/** The plans that the records of the catalogue name, for a shop that never had a plan. */
export const CATALOGUE_PLANS: readonly FirstPlan[] = [
  {
    name: 'Pro',
    pricePaise: 49_900,
    durationDays: 30,
    features: [
      'Limited paid components',
      'Limited templates',
      '2 custom component requests',
      'Everything in Free',
    ],
    requestQuota: 2,
    opens: [],
  },
  {
    name: 'Pro Plus',
    pricePaise: 99_900,
    durationDays: 30,
    features: [
      'Unlimited paid components',
      'Unlimited templates',
      'Unlimited custom requests',
      'Everything in Pro',
    ],
    requestQuota: null,
    opens: ['Pro'],
  },
];
