import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { Library } from '@tessera/contract/saved';
import { bearer, get, openAccountsWorld, PASSWORD, post, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
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

let edits = 0;
const edit = (id: string, payload: object = {}) =>
  world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/component/${id}`,
    headers: bearer(admin),
    payload: { title: 'Copied', category: 'Hero', code: `const edited = ${++edits};`, ...payload },
  });
const track = async (token: string, componentId: string, version?: number) =>
  (await post(world, '/analytics/track-copy', { componentId, version }, bearer(token))).statusCode;
const outdatedOf = async (token: string) =>
  (await get(world, '/user/library', bearer(token))).json<Library>().outdated;

test('a newer version than the copied one is in the library until it is copied too', async () => {
  const id = await publishComponent(world);
  const { token } = await signUp(world);
  const other = await signUp(world);
  expect(await track(token, id)).toBe(200);
  expect(await outdatedOf(token)).toEqual([]);
  await edit(id);
  await edit(id);
  expect(await outdatedOf(token)).toEqual([
    { componentId: id, copied: 1, copiedAt: expect.any(String), current: 3 },
  ]);
  expect(await outdatedOf(other.token)).toEqual([]);
  await track(token, id, 2);
  expect(await outdatedOf(token)).toMatchObject([{ copied: 2, current: 3 }]);
  await track(token, id);
  expect(await outdatedOf(token)).toEqual([]);
});

test('the version that a client says it copied must be one of the item', async () => {
  const id = await publishComponent(world);
  const { token } = await signUp(world);
  expect(await track(token, id, 2)).toBe(404);
  expect(await track(token, id, 0)).toBe(400);
});

test('a locked item is not kept as copied, whichever version is named', async () => {
  const id = await publishComponent(world, { planId: pro });
  await edit(id, { subscriptionPlan: pro });
  const { token, user } = await signUp(world);
  expect(await track(token, id, 1)).toBe(403);
  expect(await outdatedOf(token)).toEqual([]);
  await givePlan(world, user._id, pro);
  expect(await track(token, id, 1)).toBe(200);
  expect(await outdatedOf(token)).toMatchObject([{ copied: 1, current: 2 }]);
});

test('what is withdrawn is not out in a newer version', async () => {
  const id = await publishComponent(world);
  const { token } = await signUp(world);
  await track(token, id);
  await edit(id);
  await world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/component/${id}`,
    headers: bearer(admin),
  });
  expect(await outdatedOf(token)).toEqual([]);
});

test('the last copied versions are in the export and go with the account', async () => {
  const id = await publishComponent(world);
  const { token, user } = await signUp(world);
  await track(token, id);
  expect((await get(world, '/user/export', bearer(token))).json()).toMatchObject({
    copiedVersions: [{ componentId: id, version: 1, copiedAt: expect.any(String) }],
  });
  await world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/user/account`,
    headers: bearer(token),
    payload: { password: PASSWORD },
  });
  const { db } = world.platform;
  const kept = db.selectFrom('copiedVersions').select('userId').where('userId', '=', user._id);
  expect(await kept.execute()).toEqual([]);
  // The number of copies stays.
  const events = db.selectFrom('copyEvents').select('id').where('userId', '=', user._id);
  expect(await events.execute()).toHaveLength(1);
});
