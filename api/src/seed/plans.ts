type DemoPlan = {
  name: string;
  pricePaise: number;
  durationDays: number;
  features: string[];
  requestQuota: number | null;
  /** Names of earlier plans in this list whose items are included. */
  opens: string[];
};

export const demoPlans: readonly DemoPlan[] = [
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
