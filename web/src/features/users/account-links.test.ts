import { expect, test } from 'vitest';
import type { User } from '@tessera/contract/users';
import { accountLinks } from './account-links.ts';

const labelsFor = (role: 'user' | 'admin') =>
  accountLinks({ role } as User).map(({ label }) => label);

test('a member finds custom requests in both menus, an admin does not', () => {
  expect(labelsFor('user')).toEqual([
    'Dashboard',
    'Saved Components',
    'Purchased',
    'Subscription',
    'Custom Requests',
    'Keys and Tools',
    'Account',
  ]);
  expect(labelsFor('admin')).toEqual(['Dashboard', 'Account']);
});
