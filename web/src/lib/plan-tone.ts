/** How a plan's badge looks: free, the first paid plan, and anything above it. */
export const planTone = (plan: string | undefined): 'positive' | 'ink' | 'warning' =>
  plan === undefined ? 'positive' : plan === 'Pro' ? 'ink' : 'warning';
