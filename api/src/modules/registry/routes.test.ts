import { registryItemSchema } from '@shadcn/registry/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer } from '../../../test/accounts.ts';
import { publishComponent } from '../../../test/catalogue.ts';
import { makeKey } from '../../../test/keys.ts';
import { giveComponent } from '../../../test/library.ts';
import { FREE_CODE, PAID_CODE, openRegistry, refusalOf, statusOf } from '../../../test/registry.ts';
import { sha256Of } from '../../platform/sha256.ts';

const SHOP = 'http://shop.test';

let shop: Awaited<ReturnType<typeof openRegistry>>;
beforeAll(async () => {
  shop = await openRegistry();
});
afterAll(() => shop.world.close());

type Item = { files: { path: string; target: string; content: string }[]; meta: object };

describe('a free component', () => {
  test('needs no key, is shared, and is what the schema of the CLI wants', async () => {
    const response = await shop.ask('free-thing.json');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toMatch(/^public/);
    const item = response.json<Item>();
    expect(registryItemSchema.parse(item)).toBeTruthy();
    expect(item.files).toEqual([
      {
        path: 'components/tessera/free-thing.tsx',
        type: 'registry:component',
        target: '@components/tessera/free-thing.tsx',
        content: expect.any(String),
      },
    ]);
    const lines = item.files[0]!.content.split('\n');
    expect(lines[0]).toBe(`'use client';`);
    // The CLI removes comments before the first statement.
    expect(lines.at(-2)).toBe(
      `// Free v1 · Tessera · sha256 ${sha256Of(FREE_CODE).slice(0, 12)} · ${SHOP}/components/free-thing`,
    );
    expect(lines[1]).toBe('export function FreeThing() {');
    expect(item).toMatchObject({
      name: 'free-thing',
      dependencies: [],
      registryDependencies: [],
      meta: { plan: 'Free', version: '1', sha256: sha256Of(FREE_CODE), licence: 'MIT' },
      docs: expect.stringContaining(`import { FreeThing } from '@/components/tessera/free-thing';`),
    });
  });

  test('has a strong answer for a client that has it already', async () => {
    const { headers } = await shop.ask('free-thing.json');
    const again = await shop.ask('free-thing.json', { 'if-none-match': headers.etag as string });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is gone from the public address at once when it gets a plan', async () => {
    const slug = 'later-paid';
    const id = await publishComponent(shop.world, { slug, code: PAID_CODE });
    expect((await shop.ask(`${slug}.json`)).statusCode).toBe(200);
    const edited = await shop.world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(shop.admin),
      payload: { title: 'Later', category: 'Hero', subscriptionPlan: shop.pro, code: PAID_CODE },
    });
    expect(edited.statusCode).toBe(200);
    expect(statusOf(await shop.ask(`${slug}.json`))).toBe(401);
    expect(statusOf(await shop.ask(`${slug}@1.json`))).toBe(401);
  });

  test('is found under the address that it had before', async () => {
    await publishComponent(shop.world, { slug: 'new-name', code: FREE_CODE });
    await sql`insert into slug_redirects (slug, component_id)
      select 'old-name', id from components where slug = 'new-name'`.execute(
      shop.world.platform.db,
    );
    expect((await shop.ask('old-name.json')).json()).toMatchObject({ name: 'new-name' });
  });
});

describe('a paid component', () => {
  test('comes with a key whose account has the plan, and with its licence', async () => {
    const { secret } = await shop.member({ plan: true });
    const response = await shop.withKey('paid-thing.json', secret);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['vary']).toContain('authorization');
    const item = response.json<Item>();
    expect(registryItemSchema.parse(item)).toBeTruthy();
    expect(item.files.map(({ target }) => target)).toEqual([
      '@components/tessera/paid-thing.tsx',
      '~/licences/tessera.txt',
    ]);
    expect(item.files[0]!.content).toContain('PaidSecret');
    expect(item.files[1]!.content).toContain(`${SHOP}/legal/licence`);
    expect(item).toMatchObject({
      dependencies: ['lucide-react'],
      description: expect.stringMatching(/^Pro: /),
      meta: { plan: 'Pro', licence: 'Tessera commercial licence' },
    });
  });

  test('comes with a key of somebody who bought it', async () => {
    const { secret, user } = await shop.member();
    await giveComponent(shop.world, user._id, shop.paidId);
    expect((await shop.withKey('paid-thing.json', secret)).statusCode).toBe(200);
  });

  test('is refused without a key, with the name to use', async () => {
    expect(refusalOf(await shop.ask('paid-thing.json'))).toEqual([
      401,
      'Unauthorized',
      `Paid is in Pro. Add it as @tessera-pro/paid-thing, with a key of your account: ${SHOP}/dashboard/keys`,
    ]);
  });

  test('is refused without the plan, with where to get it', async () => {
    const { secret } = await shop.member();
    expect(refusalOf(await shop.withKey('paid-thing.json', secret))).toEqual([
      403,
      'Forbidden',
      `Paid is in Pro, which this account does not have. Get it: ${SHOP}/components/paid-thing`,
    ]);
    expect((await shop.withKey('free-thing.json', secret)).statusCode).toBe(200);
  });

  test('is refused to the key of an shop.admin without the plan', async () => {
    const { secret } = await makeKey(shop.world, shop.admin);
    expect((await shop.withKey('paid-thing.json', secret)).statusCode).toBe(403);
  });
});

describe('versions', () => {
  test('a name may carry a version, and every version has its own hash', async () => {
    const slug = 'in-two-versions';
    const id = await publishComponent(shop.world, { slug, title: 'Two', code: FREE_CODE });
    const second = `${FREE_CODE}// second\n`;
    await shop.world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(shop.admin),
      payload: {
        title: 'Two',
        category: 'Hero',
        code: second,
        changes: { breaks: false, notes: [{ kind: 'changed', text: 'A line more' }] },
      },
    });
    const of = async (name: string) => (await shop.ask(`${name}.json`)).json<Item>().meta;
    expect(await of(slug)).toMatchObject({ version: '2', sha256: sha256Of(second) });
    expect(await of(`${slug}@1`)).toMatchObject({ version: '1', sha256: sha256Of(FREE_CODE) });
    expect(await of(`${slug}@2`)).toMatchObject({ version: '2' });
    expect(refusalOf(await shop.ask(`${slug}@3.json`))).toEqual([
      404,
      'Not Found',
      `Two has no version 3. These are its versions: ${SHOP}/components/${slug}/versions`,
    ]);
  });
});
