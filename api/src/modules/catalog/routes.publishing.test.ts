import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { encodeForm, plainPicture, type Part } from '../../../test/forms.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let pro: string;
let admin: string;
let picture: { bytes: Buffer };
beforeAll(async () => {
  world = await openAccountsWorld({
    overrides: {
      EDGE_ORIGINS: 'http://127.0.0.1:9',
      EDGE_SECRET: 'a secret of some length for edges',
    },
  });
  pro = await createPlan(world, 'Pro', 499);
  const person = await signUp(world);
  await world.services.users.makeAdmin(person.email);
  admin = person.token;
  picture = { bytes: await plainPicture('jpeg', { width: 1_200, height: 800 }) };
});
afterAll(() => world.close());

const FIELDS = {
  title: 'Quiet hero',
  description: 'A calm beginning.',
  code: 'export const Hero = () => <h1>Hello</h1>;',
  category: 'Hero',
  tags: '["calm", " wide ", "calm"]',
  info: 'Paste it.',
};

const send = async (
  method: 'POST' | 'PUT',
  path: string,
  parts: Record<string, Part>,
  token = admin,
) => {
  const { payload, headers } = await encodeForm(parts);
  return world.http.inject({
    method,
    url: API_BASE + path,
    headers: { ...headers, ...bearer(token) },
    payload,
  });
};
const create = (parts: Record<string, Part> = {}, token = admin) =>
  send('POST', '/component/create', { ...FIELDS, image: picture, ...parts }, token);
const auditOf = async (id: string) => {
  const { rows } = await sql<{ action: string; fields: string[] }>`
    select action, fields from audit_log where subject_id = ${id} order by id`.execute(
    world.platform.db,
  );
  return rows;
};
const refreshed = async (): Promise<string[]> => {
  const { rows } = await sql<{ paths: string[] }>`
    select data -> 'paths' as paths from pgboss.job where name = 'refresh-edge' order by created_on desc limit 1`.execute(
    world.platform.db,
  );
  return rows[0]?.paths ?? [];
};

describe('POST /component/create', () => {
  test('publishes a component from a form with its picture [API-13] [VA-14]', async () => {
    const response = await create({ subscriptionPlan: pro, price: '149' });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    const record = response.json<ComponentRecord>();
    expect(record).toMatchObject({
      slug: 'quiet-hero',
      title: 'Quiet hero',
      description: 'A calm beginning.',
      code: FIELDS.code,
      category: 'Hero',
      tags: ['calm', 'wide'],
      info: 'Paste it.',
      price: 149,
      subscriptionPlan: { _id: pro },
      status: 'published',
      version: 1,
      licence: 'Tessera commercial licence',
      image: { width: 960, height: 640 },
    });
    expect(record.imageUrl).toMatch(/^\/media\/components\/[0-9a-f]{32}\.webp$/);
    const image = await world.http.inject({ url: record.imageUrl });
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);

    const [first] = (await get(world, '/component/all')).json<{ _id: string }[]>();
    expect(first?._id).toBe(record._id);
    expect((await get(world, '/component/by-slug/quiet-hero')).statusCode).toBe(200);
    expect(await auditOf(record._id)).toEqual([
      { action: 'create', fields: expect.arrayContaining(['title', 'code', 'image', 'price']) },
    ]);
    expect(await refreshed()).toEqual(
      expect.arrayContaining(['/', '/components/quiet-hero', '/dashboard?category=Hero']),
    );
  });

  test('is one publication however often the form is sent, at once or later', async () => {
    const requestId = randomUUID();
    const [one, two] = await Promise.all([
      create({ title: 'Sent twice', requestId }),
      create({ title: 'Sent twice', requestId }),
    ]);
    const third = await create({ title: 'Sent twice', requestId });
    const { _id: id } = one.json<ComponentRecord>();
    for (const answer of [one, two, third]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json<ComponentRecord>()).toMatchObject({ _id: id, slug: 'sent-twice' });
    }
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from components where title = 'Sent twice'`.execute(
      world.platform.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await auditOf(id)).toHaveLength(1);
    // A changed form with the same id is refused, and is not reported as added.
    expect((await create({ title: 'Sent twice', code: 'export {};', requestId })).statusCode).toBe(
      409,
    );
    const another = await create({ title: 'Sent twice', requestId: randomUUID() });
    expect(another.json<ComponentRecord>()._id).not.toBe(id);
  });

  test('is told apart from another form as it was by every release that wrote one down', async () => {
    const requestId = randomUUID();
    expect((await create({ requestId })).statusCode).toBe(200);
    const { rows } = await sql<{ sha256: string }>`
      select sha256 from component_idempotency_keys where request_id = ${requestId}`.execute(
      world.platform.db,
    );
    const form =
      '{"title":"Quiet hero","description":"A calm beginning.","code":"export const Hero = () => <h1>Hello</h1>;",' +
      `"category":"Hero","info":"Paste it.","requestId":"${requestId}","tags":["calm","wide"],` +
      '"subscriptionPlan":null,"price":null,"visibility":"public"}';
    const sha256 = createHash('sha256').update(form).update(picture.bytes).digest('hex');
    expect(rows).toEqual([{ sha256 }]);
  });

  test('is free and not sold singly when nothing is said about it', async () => {
    const record = (await create({ subscriptionPlan: '', price: '' })).json<ComponentRecord>();
    expect(record).not.toHaveProperty('subscriptionPlan');
    expect(record).not.toHaveProperty('price');
    expect(record.licence).toBe('MIT');
  });

  test('gives every component an address of its own', async () => {
    const [one, two, hindi] = [
      (await create({ title: 'Grüße & Küsse!' })).json<ComponentRecord>(),
      (await create({ title: 'Grusse, Kusse' })).json<ComponentRecord>(),
      (await create({ title: 'नमस्ते' })).json<ComponentRecord>(),
    ];
    expect(one.slug).toBe('gru-e-kusse');
    expect(two.slug).toBe('grusse-kusse');
    expect(hindi.slug).toBe('component');
    expect((await create({ title: 'नमस्ते' })).json<ComponentRecord>().slug).toMatch(
      /^component-[0-9a-f]{6}$/,
    );
  });

  test.each<[string, Record<string, Part>, number]>([
    ['no title', { title: ' ' }, 400],
    ['no code', { code: '' }, 400],
    ['an unknown category', { category: 'Nonsense' }, 400],
    ['tags that are no list', { tags: 'calm' }, 400],
    ['a price with paise', { price: '1.50' }, 400],
    ['an unknown plan', { subscriptionPlan: '00000000-0000-7000-8000-000000000000' }, 404],
    ['what is not a picture', { image: { bytes: Buffer.from('<svg/>') } }, 400],
  ])('refuses %s', async (_what, wrong, status) => {
    expect((await create(wrong)).statusCode).toBe(status);
  });

  test('refuses a form without a picture in the words of the spec', async () => {
    const response = await send('POST', '/component/create', FIELDS);
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'Please fill all required fields: title, code, category and image',
    ]);
  });

  test('takes a picture above the hint of 5 MB and refuses one above 10 MB', async () => {
    const padded = (megabytes: number) => ({
      bytes: Buffer.concat([picture.bytes, Buffer.alloc(megabytes * 1024 * 1024)]),
    });
    expect((await create({ image: padded(6) })).statusCode).toBe(200);
    const refused = await create({ image: padded(10) });
    expect([refused.statusCode, refused.json().message]).toEqual([
      413,
      'The image is too large. Please use one of up to 10MB.',
    ]);
  });

  test('is for admins', async () => {
    const { token } = await signUp(world);
    expect((await create({}, token)).statusCode).toBe(403);
  });
});

describe('PUT /component/{id}/image', () => {
  test('gives it another picture, which the shop shows at once', async () => {
    const id = await publishComponent(world, { slug: 'repainted' });
    const before = (await get(world, '/component/by-slug/repainted')).json();
    const response = await send('PUT', `/component/${id}/image`, { image: picture });
    const after = (await get(world, '/component/by-slug/repainted')).json();
    expect(after.imageUrl).toBe(response.json<ComponentRecord>().imageUrl);
    expect(after.imageUrl).not.toBe(before.imageUrl);
    expect(after).toMatchObject({ version: 1, image: { width: 960, height: 640 } });
    expect(await auditOf(id)).toEqual([{ action: 'update', fields: ['image'] }]);
    expect(await refreshed()).toContain('/components/repainted');
  });

  test('refuses a picture for what somebody else has changed since', async () => {
    const id = await publishComponent(world);
    const first = await send('PUT', `/component/${id}/image`, { image: picture });
    const { updatedAt } = first.json<ComponentRecord>();
    const parts = { image: picture, updatedAt };
    expect((await send('PUT', `/component/${id}/image`, parts)).statusCode).toBe(200);
    expect((await send('PUT', `/component/${id}/image`, parts)).statusCode).toBe(409);
  });
});

describe('GET /component/admin/export', () => {
  test('is the filtered list as a file, without code and with nothing to run', async () => {
    const gap = { code: 'SecretCode', category: 'Modals' };
    await publishComponent(world, { ...gap, title: '=HYPERLINK("x")', planId: pro });
    await publishComponent(world, { ...gap, title: 'Plain, really', pricePaise: 9_900 });
    const response = await get(
      world,
      '/component/admin/export?category=Modals&sort=title&direction=asc',
      bearer(admin),
    );
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="components-[\d-]+\.csv"$/,
      ),
    });
    const [head, first, second, end] = response.body.split('\r\n');
    expect(head).toContain('Title,Description,Category,Plan,Price in rupees,Tags');
    expect(first).toContain(`"'=HYPERLINK(""x"")",A thing to paste.,Modals,Pro,,"one, two"`);
    expect(second).toContain('"Plain, really",A thing to paste.,Modals,Free,99,');
    expect(end).toBe('');
    expect(response.body).not.toContain('SecretCode');
  });
});
