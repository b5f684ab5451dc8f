import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, get, openAccountsWorld, PASSWORD, signUp } from '../../../test/accounts.ts';
import type { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld();
});
afterAll(() => world.close());

const BRAND = { colour: '#0b5fc4', radius: '0.25rem', font: 'Space Grotesk', isInCode: true };
const putBrand = (token: string, payload: object) =>
  world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/user/brand`,
    headers: bearer(token),
    payload,
  });
const brandOf = async (token: string) => (await get(world, '/user/brand', bearer(token))).json();

test('a brand is kept for its owner alone, changed as a whole, and leaves with the account', async () => {
  const [one, other] = [await signUp(world), await signUp(world)];
  expect(await brandOf(one.token)).toEqual({ brand: null });
  expect((await putBrand(one.token, BRAND)).json()).toEqual({ brand: BRAND });
  const changed = { ...BRAND, colour: null, isInCode: false };
  expect((await putBrand(one.token, changed)).json()).toEqual({ brand: changed });
  expect(await brandOf(one.token)).toEqual({ brand: changed });
  expect(await brandOf(other.token)).toEqual({ brand: null });
  const exported = await get(world, '/user/export', bearer(one.token));
  expect(exported.json()).toMatchObject({
    brand: [{ ...changed, updatedAt: expect.any(String) }],
  });
  await world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/user/account`,
    headers: bearer(one.token),
    payload: { password: PASSWORD },
  });
  const { rows } = await sql`select 1 from brands where user_id = ${one.user._id}`.execute(
    world.platform.db,
  );
  expect(rows).toEqual([]);
});

test.each([
  {},
  { ...BRAND, colour: 'red' },
  { ...BRAND, radius: '7px' },
  { ...BRAND, font: 'x; y' },
  { ...BRAND, font: 'x'.repeat(41) },
  { ...BRAND, isInCode: 'yes' },
])('%j is refused as a brand', async (body) => {
  const { token } = await signUp(world);
  expect((await putBrand(token, body)).statusCode).toBe(400);
  expect(await brandOf(token)).toEqual({ brand: null });
});
