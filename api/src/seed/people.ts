/** For development only, where the seed prints it. A production shop has no such users. */
export const DEMO_PASSWORD = 'tessera for everyone';

export const demoPeople = [
  { name: 'Ada Admin', email: 'admin@tessera.example', isAdmin: true, plan: null },
  { name: 'Farid Free', email: 'free@tessera.example', isAdmin: false, plan: null },
  { name: 'Priya Pro', email: 'pro@tessera.example', isAdmin: false, plan: 'Pro' },
  { name: 'Paul Plus', email: 'plus@tessera.example', isAdmin: false, plan: 'Pro Plus' },
] as const;
