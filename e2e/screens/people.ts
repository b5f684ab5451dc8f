import { randomUUID } from 'node:crypto';
import { addApplication } from '../applications.ts';
import { areCounted, plantCopies } from '../copies.ts';
import { addPerson, type Person } from '../people.ts';
import { addRequest } from '../requests.ts';
import { findItem, grantItem, saveItems } from '../seeded-components.ts';
import { addPayment, grantUntil } from '../subscriptions.ts';

/** The pages that are the same for all visitors. */
export const SHOP = [
  '/',
  '/dashboard',
  '/dashboard?search=pricing',
  '/dashboard?search=nothing-is-called-this',
  '/components/call-calendar-strip',
  '/templates',
  '/templates?search=nothing-is-called-this',
  '/templates/deodar-house',
  '/creator-program',
  '/word-from-team',
  '/docs/command-line',
  '/docs/agents',
  '/docs/updates',
  '/legal/terms',
  '/legal/privacy',
  '/legal/refunds',
  '/legal/licence',
  '/no/such/page',
];
/** The other parts of a component's page. Visitors see what opens its code, members of its plan the code. */
const ITEM_PARTS = ['code', 'props', 'versions'].map(
  (part) => `/components/call-calendar-strip/${part}`,
);
export const SIGN_IN_PAGES = ['/login', '/register', '/verify-otp', '/reset-password'];
export const OWN = [
  '/dashboard/saved',
  '/dashboard/purchased',
  '/dashboard/subscription',
  '/dashboard/requests',
  '/dashboard/account',
  '/dashboard/keys',
  '/dashboard/mails',
];

export const ADMIN_PAGES = [
  'users',
  'add-component',
  'view-components',
  'add-template',
  'view-templates',
  'analytics',
  'revenue',
  'creator-applications',
  'requests',
  'faults',
  'subscription-plans',
  'audit-log',
  'profile',
].map((section) => `/admin/dashboard?section=${section}`);

export const addAdmin = (): Promise<Person> =>
  addPerson({ name: `Asha Iyer ${randomUUID().slice(0, 6)}`, role: 'admin' });

/** A member with data on every page. */
async function addSubscriber(): Promise<Person> {
  const person = await addPerson({ name: 'Kavya Pillai' });
  await grantUntil(person, 'Pro', { untilDays: 23 });
  await addPayment(person, { name: 'Pro', taxPaise: 7_612 });
  await addPayment(person, { name: 'Pro', daysAgo: 37, refundedPaise: 20_000 });
  const items = [await findItem('Free'), await findItem('Pro'), await findItem('Pro Plus')];
  await saveItems(person, items);
  await grantItem(person, items[2]!);
  await addRequest(person, { title: 'A seat map for a cinema', status: 'in-progress', slot: 1 });
  await addRequest(person, { title: 'A calendar of tides', slot: 2 });
  return person;
}

/** A shop with data in every admin list. Returns an admin. */
async function fillAdminLists(): Promise<Person> {
  await addSubscriber();
  for (const status of ['pending', 'approved', 'rejected'] as const)
    await addApplication({
      name: 'Rohan Kulkarni',
      email: `rohan-${randomUUID().slice(0, 8)}@lotusworks.example`,
      status,
    });
  await plantCopies(
    ['Hero', 'FAQ', 'Pricing', 'Team'].map((category, index) => ({
      title: `${category} with a long and quiet title`,
      category,
      people: 4 + index * 9,
      daysAgo: index * 3,
      paid: index % 2 === 0,
    })),
  );
  while (!(await areCounted())) await new Promise((resolve) => setTimeout(resolve, 200));
  return addAdmin();
}

/** An applicant whose application is pending. */
async function addApplicant(): Promise<Person> {
  const person = await addPerson({ name: 'Rohan Kulkarni' });
  await addApplication({ name: person.name, email: person.email });
  return person;
}

export type Walker = { arrive: () => Promise<Person | null>; pages: readonly string[] };

/** The roles, and the pages that each can open. */
export const WALKERS: Record<string, Walker> = {
  visitor: {
    arrive: () => Promise.resolve(null),
    pages: [...SHOP, ...ITEM_PARTS, ...SIGN_IN_PAGES],
  },
  member: { arrive: () => addPerson(), pages: ['/', '/dashboard', '/templates', ...OWN] },
  applicant: { arrive: addApplicant, pages: ['/creator-program', '/dashboard/account'] },
  pro: { arrive: addSubscriber, pages: [...SHOP, ...ITEM_PARTS, ...OWN] },
  admin: { arrive: fillAdminLists, pages: ADMIN_PAGES },
};
