import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, get, openAccountsWorld, PASSWORD, signUp } from '../../../test/accounts.ts';
import { signUpAdmin } from '../../../test/applicants.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { faultAdminOf, report, reported, SEEN } from '../../../test/faults.ts';
import { plainPicture } from '../../../test/forms.ts';
import { giveComponent } from '../../../test/library.ts';
import type { World } from '../../../test/world.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

let world: World;
let item: string;
let picture: Buffer;
beforeAll(async () => {
  world = await openAccountsWorld();
  item = await publishComponent(world, { slug: 'faulty' });
  picture = await plainPicture();
});
afterAll(() => world.close());

const countOf = async (userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from faults where user_id = ${userId}`.execute(world.platform.db);
  return rows[0]!.count;
};
const withdraw = (id: string) =>
  sql`update components set status = 'withdrawn' where id = ${id}`.execute(world.platform.db);

describe('reporting', () => {
  test('a member reports a fault of a version, with a picture that only admins reach', async () => {
    const { token, user, email } = await signUp(world);
    const fault = await reported(world, token, item, { picture: { bytes: picture } });
    expect(fault).toMatchObject({ ...SEEN, version: 1, status: 'new' });
    expect(fault).not.toHaveProperty('picture');

    const { token: adminToken } = await signUpAdmin(world);
    const { items } = await faultAdminOf(world, adminToken).list(`?search=${email}`);
    expect(items).toMatchObject([
      {
        _id: fault._id,
        what: SEEN.what,
        member: { _id: user._id, email },
        component: { _id: item, slug: 'faulty' },
        isCurrentVersion: true,
        sentence: '',
      },
    ]);
    const { url, thumbnail } = items[0]!.picture!;
    for (const link of [url, thumbnail])
      expect((await world.http.inject(link)).headers['content-type']).toBe('image/webp');
    expect((await world.http.inject(url.split('?')[0]!)).statusCode).toBe(403);
  });

  test('it takes a fault of a paid component from whoever sees it, and needs nothing but words', async () => {
    const planId = await createPlan(world, 'Pro', 499);
    const paid = await publishComponent(world, { planId });
    const { token } = await signUp(world);
    const bare = await reported(world, token, paid, { place: '', browser: '' });
    expect(bare).toMatchObject({ place: '', browser: '', what: SEEN.what });
  });

  test('a withdrawn component exists only for those who hold it', async () => {
    const gone = await publishComponent(world);
    const [holder, stranger] = [await signUp(world), await signUp(world)];
    await giveComponent(world, holder.user._id, gone);
    await withdraw(gone);
    expect((await report(world, holder.token, gone)).statusCode).toBe(200);
    expect((await report(world, stranger.token, gone)).statusCode).toBe(404);
    expect((await report(world, stranger.token, uuidv7())).statusCode).toBe(404);
  });

  test.each([
    ['no words', { what: '   ' }],
    ['too many words', { what: 'x'.repeat(2_001) }],
    ['a place that is too long', { place: 'x'.repeat(201) }],
    ['a place of two lines', { place: 'Safari\nChrome' }],
    ['a browser that is too long', { browser: 'x'.repeat(201) }],
    ['a version that is no number', { version: 'newest' }],
    ['a version of nought', { version: '0' }],
    ['a version that does not exist', { version: '2' }],
    ['a character that no database keeps', { what: 'a\u0000b' }],
    ['a file that is no picture', { picture: { bytes: Buffer.from('<svg/>') } }],
  ])('%s is refused, and nothing is kept', async (_name, sent) => {
    const { token, user } = await signUp(world);
    expect((await report(world, token, item, sent)).statusCode).toBe(400);
    expect(await countOf(user._id)).toBe(0);
  });

  test('two pictures are refused, and so is one above 5 MB', async () => {
    const { token, user } = await signUp(world);
    const two = { picture: [{ bytes: picture }, { bytes: picture }] };
    expect((await report(world, token, item, two)).statusCode).toBe(400);
    const large = { picture: { bytes: Buffer.alloc(5 * 1024 * 1024 + 1) } };
    expect((await report(world, token, item, large)).statusCode).toBe(413);
    expect(await countOf(user._id)).toBe(0);
  });

  test('the same form sent again and at the same moment makes one fault', async () => {
    const { token, user } = await signUp(world);
    const sent = { submissionId: uuidv7(), picture: { bytes: picture } };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => report(world, token, item, sent)),
    );
    answers.push(await report(world, token, item, sent));
    const ids = answers.map((answer) => answer.json<{ _id: string }>()._id);
    expect(new Set(ids).size).toBe(1);
    expect(await countOf(user._id)).toBe(1);
    const other = await report(world, token, item, { ...sent, what: 'Another thing.' });
    expect(other.json()).toMatchObject({ code: 'CONFLICT' });
  });

  test('ten open faults of one member and component are enough, however fast they come', async () => {
    const { token, user } = await signUp(world);
    const answers = await Promise.all(Array.from({ length: 13 }, () => report(world, token, item)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(await countOf(user._id)).toBe(10);
    expect((await report(world, token, item)).json()).toMatchObject({ code: 'FAULTS_WAITING' });
    await reported(world, token, await publishComponent(world));
    await sql`update faults set status = 'declined' where id in (
      select id from faults where user_id = ${user._id} and component_id = ${item} limit 1)`.execute(
      world.platform.db,
    );
    await reported(world, token, item);
  });
});

describe('the data of a member', () => {
  const remove = (token: string) =>
    world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/user/account`,
      headers: bearer(token),
      payload: { password: PASSWORD },
    });

  test('joins the export', async () => {
    const { token } = await signUp(world);
    await reported(world, token, item, { picture: { bytes: picture } });
    const exported = await get(world, '/user/export', bearer(token));
    expect(exported.json()).toMatchObject({
      faults: [{ ...SEEN, version: 1, componentId: item, picture: { url: expect.any(String) } }],
    });
  });

  test('goes with the account, its picture too; the sentence of the shop stays', async () => {
    const { token } = await signUp(world);
    const admin = faultAdminOf(world, (await signUpAdmin(world)).token);
    const slug = 'stays-faulty';
    const own = await publishComponent(world, { slug });
    const fresh = await reported(world, token, own, { picture: { bytes: picture } });
    const known = await reported(world, token, own, { picture: { bytes: picture } });
    await admin.change(known._id, 'confirmed', 'The menu stays open on phones.');
    const links = (await admin.list()).items
      .filter(({ _id }) => [fresh._id, known._id].includes(_id))
      .map((fault) => fault.picture!.url);
    expect(links).toHaveLength(2);

    expect((await remove(token)).statusCode).toBe(200);
    const { items } = await admin.list('?limit=100');
    expect(items.find(({ _id }) => _id === fresh._id)).toBeUndefined();
    expect(items.find(({ _id }) => _id === known._id)).toMatchObject({
      what: null,
      member: null,
      place: '',
      browser: '',
      picture: null,
      sentence: 'The menu stays open on phones.',
    });
    for (const link of links)
      await expect.poll(async () => (await world.http.inject(link)).statusCode).toBe(404);
    expect((await get(world, `/component/by-slug/${slug}/faults`)).json()).toMatchObject({
      faults: [{ sentence: 'The menu stays open on phones.' }],
    });
  });
});
