import { randomUUID } from 'node:crypto';
import { addPerson, type Person } from '../people.ts';
import { addPayment, grantUntil } from '../subscriptions.ts';

/** The pages that are the same for everybody. */
const SHOP = [
  '/',
  '/dashboard',
  '/dashboard?search=card',
  '/dashboard?search=nothing-is-called-this',
  '/components/boarding-pass-card-for-any-booking',
  '/creator-program',
  '/no/such/page',
];
const DOORS = ['/login', '/register', '/verify-otp', '/reset-password'];
const OWN = ['/dashboard/saved', '/dashboard/subscription', '/dashboard/account'];

const DESK = [
  'users',
  'add-component',
  'view-components',
  'add-template',
  'view-templates',
  'analytics',
  'revenue',
  'creator-applications',
  'requests',
  'subscription-plans',
  'audit-log',
  'profile',
];

export type Walker = { arrive: () => Promise<Person | null>; pages: readonly string[] };

/** Who walks through the shop, and what they can open. */
export const WALKERS: Record<string, Walker> = {
  visitor: { arrive: () => Promise.resolve(null), pages: [...SHOP, ...DOORS] },
  member: { arrive: () => addPerson(), pages: ['/', '/dashboard', ...OWN] },
  pro: {
    arrive: async () => {
      const person = await addPerson({ name: 'Kavya Pillai' });
      await grantUntil(person, 'Pro', { untilDays: 23 });
      await addPayment(person, { name: 'Pro' });
      return person;
    },
    pages: [...SHOP, ...OWN],
  },
  admin: {
    arrive: () => addPerson({ name: `Asha Iyer ${randomUUID().slice(0, 6)}`, role: 'admin' }),
    pages: DESK.map((section) => `/admin/dashboard?section=${section}`),
  },
};
