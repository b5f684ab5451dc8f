import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_BASE } from '@tessera/contract/addresses';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import type { Endpoint } from '@tessera/contract/endpoint';
import { endpoints } from '@tessera/contract/endpoints';
import { addCaller, type Caller } from '../test/callers.ts';
import { openWorld, type World } from '../test/world.ts';

let world: World;
let admin: Caller & { id: string };
beforeAll(async () => {
  world = await openWorld({ jobs: true, overrides: { AUTH_LIMIT_FACTOR: '1000' } });
  admin = await addCaller(world, { role: 'admin' });
});
afterAll(() => world.close());

const SOME_ID = '00000000-0000-7000-8000-000000000000';
const urlOf = ({ path }: Endpoint) => (API_BASE + path).replaceAll(/:\w+/g, SOME_ID);
const all: [string, Endpoint][] = Object.entries(endpoints);
const withQuery = all.filter(([, { query }]) => query);
const withBody = all.filter(([, { body, kind }]) => body && kind === 'json');
const ofAdmins = all.filter(([name]) => name in adminAddresses);

const ask = ({ method }: Endpoint, url: string) =>
  world.http.inject({ method, url, headers: admin.headers });
const send = (endpoint: Endpoint, payload: string, type = 'application/json') =>
  world.http.inject({
    method: endpoint.method,
    url: urlOf(endpoint),
    headers: { ...admin.headers, 'content-type': type },
    payload,
  });

describe('what is looked for', () => {
  const searched = withQuery.filter(([, { query }]) => 'search' in (query?.shape ?? {}));
  const HOSTILE = [
    '%',
    '_',
    "'",
    '"',
    '\\',
    '%27 or 1=1 --',
    '(',
    '[a',
    '.*',
    '$1',
    'a&b|!c',
    '\u{1F9F1}',
  ];

  test.each(searched)('H156 means itself in %s', async (_name, endpoint) => {
    for (const text of HOSTILE) {
      const response = await ask(endpoint, `${urlOf(endpoint)}?search=${encodeURIComponent(text)}`);
      expect([text, response.statusCode]).toEqual([text, 200]);
      const body = endpoint.kind === 'json' ? response.json<{ items?: unknown[] }>() : {};
      // An admin exists who could be found. A wildcard must not match.
      expect([text, body.items ?? []]).toEqual([text, []]);
    }
  });

  test.each(searched)(
    'H156 is never our fault when it cannot be text in %s',
    async (_name, endpoint) => {
      for (const text of ['%00', 'a%00b', '%ED%A0%80', '%FF', '%0A', '%E2%80%AE'])
        expect((await ask(endpoint, `${urlOf(endpoint)}?search=${text}`)).statusCode).toBeLessThan(
          500,
        );
    },
  );
});

test.each(withQuery)(
  'H158 a name given twice in the query of %s is refused',
  async (_name, endpoint) => {
    for (const key of Object.keys(endpoint.query?.shape ?? {})) {
      const response = await ask(endpoint, `${urlOf(endpoint)}?${key}=all&${key}=all`);
      expect([key, response.statusCode]).toEqual([key, 400]);
    }
  },
);

describe.each(withBody)('the body of %s', (_name, endpoint) => {
  test('H157 cannot reach prototypes', async () => {
    for (const payload of [
      '{"__proto__": {"planted": 1}}',
      '{"constructor": {"prototype": {"planted": 1}}}',
      '{"name": {"__proto__": {"planted": 1}}}',
    ])
      expect((await send(endpoint, payload)).statusCode).toBe(400);
    expect(({} as { planted?: number }).planted).toBeUndefined();
  });

  test('H159 may be ten thousand levels deep without harm', async () => {
    const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000);
    for (const payload of [
      deep('[', ']'),
      `${deep('{"a":', '').slice(0, 50_000)}1${'}'.repeat(10_000)}`,
    ])
      // If all fields are optional, the body is valid, and only the id is not found.
      expect([400, 404]).toContain((await send(endpoint, payload)).statusCode);
  });

  test('H165 is JSON and says so', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
      expect((await send(endpoint, '{"name":"planted"}', type)).statusCode).toBe(415);
  });
});

test.each([
  ['a lone surrogate', '"A\\ud800B"', 'A\uFFFDB'],
  ['a right-to-left override', '"A\\u202eB"', 'A\u202EB'],
  ['characters of four bytes', '"\\ud83e\\uddf1 \u{20BB7}"', '\u{1F9F1} \u{20BB7}'],
])('H160 a name with %s is kept as text and the lists still answer', async (_what, json, kept) => {
  const { id, headers } = await addCaller(world);
  const named = await world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/user/profile`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: `{"name": ${json}}`,
  });
  expect(named.json()).toMatchObject({ user: { name: kept } });
  const listed = await world.http.inject({
    url: `${API_BASE}/user/admin/users?limit=100`,
    headers: admin.headers,
  });
  const { items } = listed.json<{ items: { _id: string; name: string }[] }>();
  expect(items.find(({ _id }) => _id === id)?.name).toBe(kept);
});

test('H149 nobody makes themselves an admin, verified or somebody else', async () => {
  const { id, headers } = await addCaller(world, { verified: false });
  const response = await world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/user/profile`,
    headers,
    payload: { name: 'Asha', role: 'admin', isVerified: true, _id: admin.id, email: 'a@b.test' },
  });
  expect(response.json()).toMatchObject({
    user: { _id: id, name: 'Asha', role: 'user', isVerified: false },
  });
});

test('H150 no admin deletes an admin, nor themselves', async () => {
  const other = await addCaller(world, { role: 'admin' });
  for (const path of [`/user/admin/${other.id}`, `/user/admin/${admin.id}`, '/user/account']) {
    const response = await world.http.inject({
      method: 'DELETE',
      url: API_BASE + path,
      headers: admin.headers,
    });
    expect([response.statusCode, response.json().message]).toEqual([
      403,
      "Can't delete admin users",
    ]);
  }
});

test.each(ofAdmins)('H164 %s is not for pages of other origins', async (_name, endpoint) => {
  const asked: number[] = [];
  for (const origin of ['https://evil.example', 'null'])
    for (const method of ['OPTIONS', endpoint.method] as const) {
      const response = await world.http.inject({
        method,
        url: urlOf(endpoint),
        headers: { ...admin.headers, origin, 'access-control-request-method': endpoint.method },
      });
      for (const name of Object.keys(response.headers))
        expect(name).not.toMatch(/^access-control-/);
      if (method === 'OPTIONS') asked.push(response.statusCode);
    }
  expect(asked).toEqual([404, 404]);
});

test('H166 a header does not turn one method into another', async () => {
  const { id } = await addCaller(world);
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
    for (const method of ['GET', 'POST'] as const) {
      const response = await world.http.inject({
        method,
        url: `${API_BASE}/user/admin/${id}`,
        headers: { ...admin.headers, [name]: 'DELETE' },
      });
      expect(response.statusCode).toBe(method === 'GET' ? 200 : 404);
    }
  const kept = await world.platform.db
    .selectFrom('users')
    .select('deletedAt')
    .where('id', '=', id)
    .execute();
  expect(kept).toEqual([{ deletedAt: null }]);
});

test('every route that is asked for something says what', () => {
  expect(all.filter(([, { query }]) => query && !(query instanceof z.ZodObject))).toEqual([]);
  expect(withBody.length).toBeGreaterThan(10);
});
