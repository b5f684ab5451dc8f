/** For development only, where the seed prints it; a production shop has no such people. */
export const DEMO_PASSWORD = 'tessera for everyone';

export const demoPeople = [
  { name: 'Ada Admin', email: 'admin@tessera.example', isAdmin: true },
  { name: 'Farid Free', email: 'free@tessera.example', isAdmin: false },
] as const;
