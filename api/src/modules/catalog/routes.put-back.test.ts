import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let pro: string;
let admin: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  pro = await createPlan(world, 'Pro', 499);
  const person = await signUp(world);
  await world.services.users.makeAdmin(person.email);
  admin = person.token;
});
afterAll(() => world.close());

const NOBODY = '00000000-0000-7000-8000-000000000000';

const remove = (id: string) =>
  world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/component/${id}`,
    headers: bearer(admin),
  });
const actionsOn = async (id: string) => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where subject_id = ${id} order by id`.execute(world.platform.db);
  return rows.map(({ action }) => action);
};

describe('PUT /component/{id}/put-back', () => {
  const putBack = (id: string) =>
    world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/component/${id}/put-back`,
      headers: bearer(admin),
    });
  const shopIds = async () =>
    (await get(world, '/component/all?limit=60')).json<{ _id: string }[]>().map(({ _id }) => _id);
  const statusOf = async (id: string) => {
    const { rows } = await sql<{ status: string }>`
      select status from components where id = ${id}`.execute(world.platform.db);
    return rows[0]?.status;
  };

  test('undoes a withdrawal: the same slug, the same place, and an entry in the log', async () => {
    const id = await publishComponent(world, { slug: 'comes-back', planId: pro });
    await publishComponent(world, { slug: 'came-later' });
    const before = await shopIds();
    await remove(id);
    expect(await shopIds()).not.toContain(id);
    expect((await get(world, '/component/by-slug/comes-back')).statusCode).toBe(404);
    expect((await putBack(id)).json()).toEqual({ success: true });
    expect(await shopIds()).toEqual(before);
    expect((await get(world, '/component/by-slug/comes-back')).statusCode).toBe(200);
    expect(await actionsOn(id)).toEqual(['withdraw', 'put-back']);
  });

  test('is refused clearly when there is nothing to put back, or its plan is gone', async () => {
    const id = await publishComponent(world, { slug: 'on-sale' });
    expect((await putBack(NOBODY)).statusCode).toBe(404);
    const onSale = await putBack(id);
    expect([onSale.statusCode, onSale.json().message]).toEqual([
      409,
      'This component is not withdrawn. Reload the list to see it as it is now.',
    ]);
    const plan = await createPlan(world, 'Retired since', 299);
    const planned = await publishComponent(world, { slug: 'planned', planId: plan });
    await remove(planned);
    await sql`update plans set withdrawn_at = now() where id = ${plan}`.execute(world.platform.db);
    const refused = await putBack(planned);
    expect([refused.statusCode, refused.json().message]).toEqual([
      404,
      'That plan is no longer on sale. Choose another one.',
    ]);
    expect(await statusOf(planned)).toBe('withdrawn');
  });

  test('a component that was made for one member is private again, never published', async () => {
    const id = await publishComponent(world, { slug: 'made-for-one' });
    await sql`update components set status = 'private' where id = ${id}`.execute(world.platform.db);
    await remove(id);
    await putBack(id);
    expect(await statusOf(id)).toBe('private');
    expect(await shopIds()).not.toContain(id);
  });
});
