import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { publicEndpoints } from '@tessera/contract/public-responses';
import { type Edge, EDGE_SECRET, openEdge, PREVIEW_HOST } from '../../../tools/cluster/edge.ts';
import { freePort } from '../../../tools/free-port.ts';
import { bearer, openAccountsWorld, signUp } from '../../test/accounts.ts';
import { publishComponent } from '../../test/catalogue.ts';
import { createTemplate } from '../../test/templates.ts';
import type { World } from '../../test/world.ts';
import { encodeCursor } from './db/cursor.ts';

/** No server listens on this address. It stands for an edge that is down. */
const GONE = 'http://127.0.0.1:9';

let world: World;
let edge: Edge;
let admin: string;
const directory = mkdtempSync(join(tmpdir(), 'edge-'));
beforeAll(async () => {
  const port = await freePort();
  world = await openAccountsWorld({
    overrides: { EDGE_ORIGINS: `${GONE},http://127.0.0.1:${port}`, EDGE_SECRET },
  });
  const origin = new URL(await world.http.listen({ host: '127.0.0.1', port: 0 }));
  edge = await openEdge(directory, port, [Number(origin.port)]);
  const person = await signUp(world);
  await world.services.users.makeAdmin(person.email);
  admin = person.token;
});
afterAll(async () => {
  await edge.close();
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

/** A cursor in front of the items that are older than that day. */
const firstOf = (day: string) =>
  encodeCursor({ at: `${day} 00:00:00.000000`, id: '00000000-0000-7000-8000-000000000000' });

type Card = { _id: string; title: string };

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(edge.origin + API_BASE + path, { headers: { 'accept-encoding': 'identity', ...headers } });
const titlesIn = async (category: string) => {
  const answer = await ask(
    `/component/all?${new URLSearchParams({ category, limit: '24' }).toString()}`,
  );
  return ((await answer.json()) as Card[]).map(({ title }) => title);
};
const counts = async () => (await ask('/component/categories')).json();

/** The states of the refresh jobs, without the jobs that existed before. */
const refreshes = async (before: string[] = []) => {
  const { rows } = await sql<{ id: string; edge: string; state: string }>`
    select id, data ->> 'edge' as edge, state::text from pgboss.job
      where name = 'refresh-edge' and id <> all(${before}::uuid[])`.execute(world.platform.db);
  return {
    all: rows.map(({ id }) => id),
    gone: rows.filter((job) => job.edge === GONE).map(({ state }) => state),
    there: rows.filter((job) => job.edge !== GONE).map(({ state }) => state),
  };
};

/** Makes a change and waits until the running edge has been refreshed. */
const refreshedBy = async (change: () => Promise<{ statusCode: number }>) => {
  const { all: before } = await refreshes();
  expect((await change()).statusCode).toBe(200);
  await expect
    .poll(async () => [...new Set((await refreshes(before)).there)])
    .toEqual(['completed']);
  return before;
};

test('a change, then a withdrawal, replaces the copies of the item, its lists and the counts', async () => {
  const id = await publishComponent(world, {
    slug: 'at-the-edge',
    title: 'Old title',
    category: 'How It Works',
  });
  await sql`insert into slug_redirects (slug, component_id) values ('long-ago', ${id})`.execute(
    world.platform.db,
  );
  const seen = async () => ({
    item: ((await (await ask('/component/by-slug/at-the-edge')).json()) as Card).title,
    former: (await ask('/component/by-slug/long-ago')).status,
    before: await titlesIn('How It Works'),
    after: await titlesIn('Navbar'),
    counts: await counts(),
  });
  const codeOf = async () => (await ask(`/component/${id}/free-code`)).status;
  expect(await codeOf()).toBe(200);
  const first = {
    item: 'Old title',
    former: 200,
    before: ['Old title'],
    after: [],
    counts: [{ category: 'How It Works', count: 1 }],
  };
  expect(await seen()).toEqual(first);
  expect((await ask('/component/by-slug/at-the-edge')).headers.get('x-edge')).toBe('HIT');

  const form = { title: 'New title', code: 'export const A = 1;', category: 'Navigation' };
  await refreshedBy(() =>
    world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(admin),
      payload: form,
    }),
  );
  // One request is enough. A stale copy would be served once more, a replaced one is not.
  expect(await seen()).toEqual({
    item: 'New title',
    former: 200,
    before: [],
    after: ['New title'],
    counts: [{ category: 'Navigation', count: 1 }],
  });

  await refreshedBy(() =>
    world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(admin),
    }),
  );
  const left = async () => [
    (await ask('/component/by-slug/at-the-edge')).status,
    (await ask('/component/by-slug/long-ago')).status,
    await titlesIn('Navbar'),
    await counts(),
    await codeOf(),
  ];
  expect(await left()).toEqual([404, 404, [], [], 404]);
});

test('an item with many versions and former addresses has each of its copies replaced', async () => {
  const slugs = ['well-known', 'known-before', 'known-long-before'];
  const id = await publishComponent(world, { slug: slugs[0]! });
  for (const slug of slugs.slice(1))
    await sql`insert into slug_redirects (slug, component_id) values (${slug}, ${id})`.execute(
      world.platform.db,
    );
  await sql`insert into component_versions (id, component_id, number, files, licence, sha256, dependencies, checks)
    select gen_random_uuid(), component_id, more, files, licence, sha256, dependencies, checks
    from component_versions, generate_series(2, 20) more where component_id = ${id}`.execute(
    world.platform.db,
  );
  const copies = slugs.flatMap((slug) => [`${slug}@1`, `${slug}@20`]);
  const read = (name: string) =>
    fetch(`${edge.origin}/r/${name}.json`, { headers: { 'accept-encoding': 'identity' } });
  for (const name of copies) expect([name, (await read(name)).status]).toEqual([name, 200]);
  await refreshedBy(() =>
    world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(admin),
    }),
  );
  for (const name of copies) expect([name, (await read(name)).status]).toEqual([name, 410]);
});

test('what is missing is kept by nobody, except in place of a copy', async () => {
  const missing = '/component/by-slug/nowhere';
  expect((await ask(missing)).headers.get('cache-control')).toBe('no-store');
  const wrong = await ask(missing, { 'x-edge-refresh': 'a guess of the same kind' });
  expect(wrong.headers.get('cache-control')).toBe('no-store');
  const asked = await ask(missing, { 'x-edge-refresh': EDGE_SECRET });
  expect(asked.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
});

test('outside of the API one copy is for everyone, whoever asks, and what is signed is never looked for among them', async () => {
  const askOutside = (path: string, headers: Record<string, string> = {}) =>
    fetch(edge.origin + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  const first = await askOutside('/sitemap.xml');
  expect([first.status, first.headers.get('x-edge')]).toEqual([200, 'MISS']);
  const second = await askOutside('/sitemap.xml', bearer(admin));
  expect(second.headers.get('x-edge')).toBe('HIT');
  expect(await second.text()).toBe(await first.text());
  const signed = await askOutside('/media/private/0.webp?until=1&signature=guessed');
  expect(signed.status).toBe(403);
  expect(signed.headers.has('x-edge')).toBe(false);
});

test('a preview has a copy for every encoding', async () => {
  const path = `/items/runtime/${'0'.repeat(16)}/runtime.js`;
  const type = 'text/javascript; charset=utf-8';
  await world.platform.storage.put('public', `previews${path}`, Buffer.from('export {}'), type);
  const encodingOf = (accepted: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const headers = { host: PREVIEW_HOST, 'accept-encoding': accepted };
      get(edge.origin + path, { headers }, (response) => {
        expect(response.statusCode).toBe(200);
        resolve(response.resume().headers['content-encoding']);
      }).once('error', reject);
    });
  for (const accepted of ['br', 'gzip', 'br', 'gzip'])
    expect(await encodingOf(accepted)).toBe(accepted);
  expect(await encodingOf('identity')).toBeUndefined();
});

describe('every public answer', () => {
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    ids['component'] = await publishComponent(world, { slug: 'in-every-list' });
    ids['template'] = (await createTemplate(world, admin, { title: 'In every list' }))._id;
  });

  /** Two values for each parameter of a public endpoint. */
  const VALUES: Record<string, readonly [string, string]> = {
    limit: ['1', '2'],
    category: ['Agency', 'Portfolio'],
    search: ['one', 'two'],
    cursor: [firstOf('2026-01-01'), firstOf('2026-01-02')],
  };

  const stateOf = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await ask(address, headers);
    expect([address, answer.status]).toEqual([address, 200]);
    return answer.headers.get('x-edge');
  };

  test.each(publicEndpoints)('is one copy for all, signed in or not: $path', async ({ path }) => {
    const address = path
      .replace(':slug', 'in-every-list')
      .replace(':number', '1')
      .replace(':id', ids[path.split('/')[1]!] ?? '');
    await stateOf(address);
    expect(await stateOf(address, bearer(admin))).toBe('HIT');
    // Parameters that do not change the response share the copy.
    expect(await stateOf(`${address}?utm_source=somewhere`, bearer(admin))).toBe('HIT');
  });

  test.each(
    publicEndpoints.flatMap(({ path, query }) =>
      Object.keys(query?.shape ?? {}).map((parameter) => ({ path, parameter })),
    ),
  )('has a copy for every $parameter: $path', async ({ path, parameter }) => {
    for (const value of VALUES[parameter]!) {
      const address = `${path}?${new URLSearchParams({ [parameter]: value }).toString()}`;
      expect([address, await stateOf(address)]).toEqual([address, 'MISS']);
      expect([address, await stateOf(address, bearer(admin))]).toEqual([address, 'HIT']);
    }
  });
});

/** The highest number of concurrent requests for a path. */
const watchPeak = (path: string) => {
  let [now, peak] = [0, 0];
  const count = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== path) return;
    peak = Math.max(peak, ++now);
    response.once('close', () => now--);
  };
  world.http.server.on('request', count);
  onTestFinished(() => void world.http.server.off('request', count));
  return () => peak;
};

const eightAsk = async (path: string, status: number) => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(path)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
  return answers;
};

test('many who ask at once for what is private do not wait for each other', async () => {
  // Only requests that may use a copy wait for one.
  for (const answer of await eightAsk('/user/library', 401))
    expect(answer.headers.has('x-edge')).toBe(false);
});

test('many who ask at once for what is missing do not wait for each other', async () => {
  const path = '/component/by-slug/nobody-made-this';
  const peak = watchPeak(API_BASE + path);
  await eightAsk(path, 404);
  expect(peak()).toBeGreaterThan(1);
});

test('an edge that is away keeps nobody waiting, and is asked again later', async () => {
  const id = await publishComponent(world, { slug: 'asked-again', category: 'Hero' });
  const before = await refreshedBy(() =>
    world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(admin),
    }),
  );
  const { gone } = await refreshes(before);
  expect(gone).toHaveLength(1);
  expect(gone[0]).not.toBe('completed');
});
