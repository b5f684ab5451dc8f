/** The tone of a plan's badge: free, the first paid plan, and any other plan. */
export const planTone = (plan: string | undefined): 'positive' | 'ink' | 'warning' =>
  plan === undefined ? 'positive' : plan === 'Pro' ? 'ink' : 'warning';
