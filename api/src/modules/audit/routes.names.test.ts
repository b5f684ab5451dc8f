import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminPage } from '@tessera/contract/admin-list';
import type { AuditEntry } from '@tessera/contract/audit';
import { bearer, get, openAccountsWorld } from '../../../test/accounts.ts';
import { createTemplate, signUpAdmin } from '../../../test/templates.ts';
import type { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld();
});
afterAll(() => world.close());

test('a template is named by its title, and found by its slug', async () => {
  const admin = await signUpAdmin(world);
  const { _id, slug } = await createTemplate(world, admin, { title: 'Kaveri Bistro' });
  for (const search of [slug, _id]) {
    const answer = await get(world, `/audit/admin/all?search=${search}`, bearer(admin));
    const { items } = answer.json<AdminPage<AuditEntry>>();
    expect(items.map(({ action, subject }) => [action, subject.label])).toEqual([
      ['publish', 'Kaveri Bistro'],
    ]);
  }
});
