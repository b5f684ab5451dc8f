import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountAddresses } from '@tessera/contract/account-addresses';
import { API_BASE } from '@tessera/contract/addresses';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import type { Access } from '@tessera/contract/endpoint';
import { endpoints } from '@tessera/contract/endpoints';
import { ERRORS, type ErrorCode } from '@tessera/contract/errors';
import { addCaller, CALLERS } from '../test/callers.ts';
import { OWN_CALLS } from '../test/own-calls.ts';
import { CALLS, nameOf } from '../test/spec-calls.ts';
import { openWorld, type World } from '../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: true, overrides: { AUTH_LIMIT_FACTOR: '1000' } });
});
afterAll(() => world.close());

const SOME_ID = '00000000-0000-7000-8000-000000000000';
const REFUSALS: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'NOT_VERIFIED',
  'FORBIDDEN',
  'KEY_NOT_ACCEPTED',
];

type Outcome = ErrorCode | 'admitted';
const STRANGERS = Array.from<Outcome>({ length: 4 }).fill('UNAUTHENTICATED');
const EVERYBODY = Array.from<Outcome>({ length: 9 }).fill('admitted');

/** In the order of the callers. */
const OUTCOMES: Record<Access, Outcome[]> = {
  public: EVERYBODY,
  optional: [...EVERYBODY.slice(0, 8), 'KEY_NOT_ACCEPTED'],
  user: [...STRANGERS, 'admitted', 'admitted', 'admitted', 'admitted', 'KEY_NOT_ACCEPTED'],
  verified: [
    ...STRANGERS,
    'NOT_VERIFIED',
    'admitted',
    'NOT_VERIFIED',
    'admitted',
    'KEY_NOT_ACCEPTED',
  ],
  admin: [
    ...STRANGERS,
    'NOT_VERIFIED',
    'FORBIDDEN',
    'NOT_VERIFIED',
    'admitted',
    'KEY_NOT_ACCEPTED',
  ],
};

const TABLE = [...CALLS, ...OWN_CALLS];

test('[RO-17] the table written by hand and the contract open the same calls to the same people', () => {
  const named = TABLE.map(([method, path, access]) => `${nameOf(method, path)}: ${access}`);
  expect(new Set(TABLE.map(([method, path]) => nameOf(method, path))).size).toBe(TABLE.length);
  expect(
    Object.values(endpoints)
      .map(({ method, path, access }) => `${nameOf(method, path)}: ${access}`)
      .toSorted(),
  ).toEqual(named.toSorted());
});

describe('[RO-17] H148 every route for every kind of caller', () => {
  test.each(TABLE)('%s %s', async (method, path, access) => {
    const url = (API_BASE + path).replaceAll(/:\w+/g, SOME_ID);
    const outcomes: Outcome[] = [];
    for (const arrive of Object.values(CALLERS)) {
      const { headers } = await arrive(world);
      const response = await world.http.inject({ method, url, headers });
      const { statusCode, body } = response;
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const answer = isJson ? ((JSON.parse(body) ?? {}) as { code?: ErrorCode }) : {};
      const refusal = REFUSALS.find((code) => code === answer.code);
      outcomes.push(refusal ?? 'admitted');
      if (!refusal) continue;
      expect(statusCode).toBe(ERRORS[refusal].status);
      // A refusal contains nothing about the requested resource.
      expect(Object.keys(answer).toSorted()).toEqual(['code', 'message', 'requestId']);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    // An admin who deletes the own account is refused by the rule of that route.
    const expected =
      path === accountAddresses.deleteAccount.path && method === 'DELETE'
        ? [...OUTCOMES[access].slice(0, 6), 'FORBIDDEN', 'FORBIDDEN', 'KEY_NOT_ACCEPTED']
        : OUTCOMES[access];
    expect(outcomes).toEqual(expected);
  });
});

describe('the routes of admins', () => {
  const admin = Object.keys(adminAddresses) as (keyof typeof adminAddresses)[];
  const others = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter(
    (name) => !(name in adminAddresses),
  );

  test('all of them, and nothing else, are for admins, and never kept', () => {
    for (const name of admin)
      expect([name, endpoints[name].access, endpoints[name].cache]).toEqual([
        name,
        'admin',
        'private',
      ]);
    expect(others.filter((name) => endpoints[name].access === 'admin')).toEqual([]);
  });

  test('whoever is no longer an admin is refused at the very next request', async () => {
    const { id, headers } = await addCaller(world, { role: 'admin' });
    const ask = async () =>
      (await world.http.inject({ url: `${API_BASE}/audit/admin/all`, headers })).statusCode;
    expect(await ask()).toBe(200);
    await world.platform.db
      .updateTable('users')
      .set({ role: 'user' })
      .where('id', '=', id)
      .execute();
    expect(await ask()).toBe(403);
  });

  test('a refused change changes nothing and is not in the log', async () => {
    const { id, headers } = await addCaller(world);
    for (const name of admin) {
      const { method, path } = adminAddresses[name];
      if (method === 'GET') continue;
      await world.http.inject({
        method,
        url: (API_BASE + path).replaceAll(/:\w+/g, SOME_ID),
        headers,
        ...(method !== 'DELETE' && {
          payload: { name: 'Planted', price: 1, duration: 1, planLinks: 'downward' },
        }),
      });
    }
    const { db } = world.platform;
    expect(
      await db.selectFrom('plans').select('id').where('name', '=', 'Planted').execute(),
    ).toEqual([]);
    // The exports above were made by an admin, not by this user.
    expect(await db.selectFrom('auditLog').selectAll().where('actorId', '=', id).execute()).toEqual(
      [],
    );
    expect(await db.selectFrom('shopSettings').select('planLinks').execute()).toEqual([
      { planLinks: 'both' },
    ]);
  });
});
