import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MCP_TOOLS } from '@tessera/contract/mcp';
import { bearer, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { callTool as call, connectAgent, type Mode } from '../../../test/agents.ts';
import { createPlan, publishComponent, publishGoodOf } from '../../../test/catalogue.ts';
import { makeKey, revokeKey } from '../../../test/keys.ts';
import { givePlan } from '../../../test/library.ts';
import type { World } from '../../../test/world.ts';
import { sha256Of } from '../../platform/sha256.ts';

const SHOP = 'http://127.0.0.1';
const FREE_CODE = `export function FreeThing() {\n  return null;\n}\n`;
const PAID_CODE = `export function PaidSecret() {\n  return null;\n}\n`;
const JS_CODE = `export function InJavascript() {}\n`;

let world: World;
let url: string;
let pro: string;
beforeAll(async () => {
  world = await openAccountsWorld({ overrides: { ORIGIN: SHOP } });
  url = `${await world.http.listen({ port: 0, host: '127.0.0.1' })}/mcp`;
  pro = await createPlan(world, 'Pro', 499);
  await publishComponent(world, { slug: 'free-thing', title: 'Free thing', code: FREE_CODE });
  await publishGoodOf(world, {
    slug: 'paid-thing',
    title: 'Paid thing',
    planId: pro,
    files: [
      { path: 'component.tsx', content: PAID_CODE },
      { path: 'component.jsx', content: JS_CODE },
    ],
    dependencies: { react: '19.3.1', 'lucide-react': '1.20.0' },
    licence: 'Tessera commercial licence',
  });
});
afterAll(() => world.close());

const member = async (o: { plan?: boolean; key?: object } = {}) => {
  const person = await signUp(world);
  if (o.plan) await givePlan(world, person.user._id, pro);
  return { ...person, ...(await makeKey(world, person.token, o.key)) };
};

const GENERATIONS = [
  ['2026-07-28', 'auto'],
  ['2025-11-25', 'legacy'],
] as const satisfies [string, Mode][];

const connect = (o: { mode?: Mode; headers?: Record<string, string> } = {}) => connectAgent(url, o);
const copiesOf = async (userId: string) =>
  world.platform.db
    .selectFrom('copyEvents')
    .select(['surface', 'paid'])
    .where('userId', '=', userId)
    .execute();

describe.each(GENERATIONS)('protocol %s', (version, mode) => {
  test('lists the tools, with or without a key', async () => {
    const { secret } = await member();
    for (const headers of [{}, bearer(secret)]) {
      const client = await connect({ mode, headers });
      expect(client.getNegotiatedProtocolVersion()).toBe(version);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(Object.keys(MCP_TOOLS));
      for (const { annotations } of tools)
        expect(annotations).toMatchObject({ readOnlyHint: true });
    }
  });

  test('every tool answers', async () => {
    const { secret } = await member({ plan: true });
    const client = await connect({ mode, headers: bearer(secret) });
    const found = await call(client, 'search_components', { query: 'paid' });
    expect(found.structuredContent).toMatchObject({
      items: [{ name: 'paid-thing', plan: 'Pro', url: `${SHOP}/components/paid-thing` }],
      total: 1,
    });
    const code = await call(client, 'get_component', { name: 'paid-thing' });
    expect(code.isError).toBeFalsy();
    for (const part of [
      'PaidSecret',
      'components/tessera/paid-thing.tsx',
      'lucide-react',
      'Tessera commercial licence',
      `sha256 ${sha256Of(PAID_CODE)}`,
      `add @tessera-pro/paid-thing`,
    ])
      expect(code.text).toContain(part);
    const inJs = await call(client, 'get_component', { name: 'paid-thing', language: 'js' });
    expect(inJs.text).toContain('InJavascript');
    const { structuredContent } = await call(client, 'list_categories');
    expect(structuredContent).toMatchObject({ categories: [{ category: 'Hero' }] });
    const missing = await call(client, 'get_template', { name: 'no-such-one' });
    expect([missing.isError, missing.text]).toEqual([
      true,
      `There is no template called no-such-one. Find one: ${SHOP}/templates`,
    ]);
    const checked = await call(client, 'check_updates', {
      items: [{ name: 'paid-thing', sha256: sha256Of(PAID_CODE).slice(0, 12) }],
    });
    expect(checked.structuredContent).toMatchObject({
      items: [{ name: 'paid-thing', state: 'current', yours: 1, newest: 1 }],
    });
  });

  test('what is refused says what opens it', async () => {
    const [noPlan, narrow] = [await member(), await member({ key: { scopes: ['catalogue'] } })];
    const ask = async (headers: Record<string, string>, name: string) => {
      const result = await call(await connect({ mode, headers }), 'get_component', { name });
      expect(result.isError).toBe(true);
      expect(result.text).not.toMatch(/export function/);
      return result.text;
    };
    expect(await ask({}, 'free-thing')).toBe(
      `Code needs a key of your account. Make one: ${SHOP}/dashboard/keys`,
    );
    expect(await ask({}, 'paid-thing')).toBe(
      `Paid thing is in Pro. Its code needs a key of an account that has it. Make one: ${SHOP}/dashboard/keys`,
    );
    expect(await ask({}, 'no-such-thing')).toMatch(/no component called/);
    expect(await ask(bearer(noPlan.secret), 'paid-thing')).toBe(
      `Paid thing is in Pro, which this account does not have. Get it: ${SHOP}/components/paid-thing`,
    );
    expect(await ask(bearer(narrow.secret), 'free-thing')).toMatch(/may not take code/);
    expect(await ask(bearer(noPlan.secret), 'no-such-thing')).toMatch(/no component called/);
  });

  test('a wrong input is a result that says what is wrong', async () => {
    const client = await connect({ mode });
    const wrong = await call(client, 'search_components', { query: 7 });
    expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('query')]);
  });
});

test('a fetch of code is one copy in ten minutes, and a search is none', async () => {
  const { secret, user } = await member({ plan: true });
  const client = await connect({ headers: bearer(secret) });
  await call(client, 'search_components', { query: 'thing' });
  await Promise.all([1, 2, 3].map(() => call(client, 'get_component', { name: 'paid-thing' })));
  expect(await copiesOf(user._id)).toEqual([{ surface: 'mcp', paid: true }]);
});

test('code that is too long names the command, and is no copy', async () => {
  const code = `export function LongThing() {}\n${'// a long line\n'.repeat(2_500)}`;
  await publishComponent(world, { slug: 'long-thing', title: 'Long', code });
  const { secret, user } = await member();
  const client = await connect({ headers: bearer(secret) });
  const long = await call(client, 'get_component', { name: 'long-thing' });
  expect([long.isError, long.text]).toEqual([true, expect.stringContaining('npx shadcn@latest')]);
  const js = await call(client, 'get_component', { name: 'free-thing', language: 'js' });
  expect(js.isError).toBe(true);
  expect(await copiesOf(user._id)).toEqual([]);
});

test('a search for free components finds them behind any number of paid ones', async () => {
  for (let made = 0; made < 3; made++)
    await publishComponent(world, { slug: `dial-paid-${made}`, title: 'Dial', planId: pro });
  await publishComponent(world, { slug: 'dial-free', title: 'A dial for free' });
  const client = await connect();
  for (const input of [
    { query: 'dial', free: true, limit: 1 },
    { query: '', category: 'Hero', free: true, limit: 1 },
  ])
    // The standby may be a moment behind.
    await expect
      .poll(async () => (await call(client, 'search_components', input)).structuredContent)
      .toMatchObject({ items: [{ name: 'dial-free', plan: 'Free' }] });
});

test('a key for code alone does not search', async () => {
  const { secret } = await member({ key: { scopes: ['code'] } });
  const client = await connect({ headers: bearer(secret) });
  for (const [name, input] of Object.entries({
    search_components: { query: 'thing' },
    list_categories: {},
    check_updates: { items: [{ name: 'free-thing', sha256: sha256Of(FREE_CODE) }] },
  }))
    expect(await call(client, name, input)).toMatchObject({
      isError: true,
      text: expect.stringContaining('may not search'),
    });
  expect((await call(client, 'get_component', { name: 'free-thing' })).isError).toBeFalsy();
});

describe('before a tool is reached', () => {
  const BODY = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const send = (headers: Record<string, string>, method = 'POST') =>
    world.http.inject({
      method: method as 'POST',
      url: '/mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        host: '127.0.0.1',
        ...headers,
      },
      ...(method === 'POST' && { payload: BODY }),
    });

  test('a page of another site, and another host, are refused', async () => {
    expect((await send({})).statusCode).toBe(200);
    expect((await send({ origin: SHOP })).statusCode).toBe(200);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { host: 'evil.example' },
    ])
      expect((await send(headers)).statusCode).toBe(403);
  });

  test('a key that cannot be used is said with 401 and its sentence', async () => {
    const { secret, token, key } = await member();
    await revokeKey(world, token, key._id);
    for (const headers of [bearer(secret), bearer('nonsense')]) {
      const response = await send(headers);
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
      expect(response.json<{ message: string }>().message).toContain(`${SHOP}/dashboard/keys`);
    }
  });

  test('a session is no key', async () => {
    const { token } = await member({ plan: true });
    expect((await send(bearer(token))).statusCode).toBe(401);
  });

  test('several calls in one request are refused', async () => {
    const response = await world.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        host: '127.0.0.1',
      },
      payload: `[${BODY},${BODY}]`,
    });
    expect(response.statusCode).toBe(400);
  });

  test('nothing waits: a GET is refused, and a body that is too large', async () => {
    expect((await send({}, 'GET')).statusCode).toBe(405);
    const large = await world.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: { 'content-type': 'application/json', host: '127.0.0.1' },
      payload: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x', params: 'x'.repeat(300_000) }),
    });
    expect(large.statusCode).toBe(413);
  });

  test('no key is in the log', async () => {
    const { secret } = await member({ plan: true });
    const client = await connect({ headers: bearer(secret) });
    await call(client, 'get_component', { name: 'paid-thing' });
    expect(world.logged.join('\n')).not.toContain(secret);
  });
});
