import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CustomRequest, RequestDetail } from '@tessera/contract/requests';
import { bearer, get, openAccountsWorld, PASSWORD, post, signUp } from '../../../test/accounts.ts';
import { signUpAdmin } from '../../../test/applicants.ts';
import { plainPicture } from '../../../test/forms.ts';
import { givePlan } from '../../../test/library.ts';
import { mail } from '../../../test/mailbox.ts';
import {
  allowanceOf,
  ASKED,
  requestAdminOf,
  memberWith,
  planGiving,
  submit,
  submitted,
} from '../../../test/requests.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let picture: Buffer;
beforeAll(async () => {
  world = await openAccountsWorld();
  picture = await plainPicture();
});
afterAll(() => world.close());

const mine = async (token: string): Promise<CustomRequest[]> =>
  (await get(world, '/request/mine', bearer(token))).json();

const rowsOf = async (userId: string) =>
  (
    await sql<{ slot: number | null; status: string }>`
      select slot, status from requests where user_id = ${userId} order by slot`.execute(
      world.platform.db,
    )
  ).rows;

describe('asking', () => {
  test('a request promised by a plan is made, with its links and pictures [S1-25]', async () => {
    const { token, user, email } = await memberWith(world, 2);
    const links = ['https://seats.example/map', 'https://seats.example/rows'];
    const request = await submitted(world, token, { links: JSON.stringify(links) }, [
      { bytes: picture },
      { bytes: picture },
    ]);
    expect(request).toMatchObject({ ...ASKED, links, status: 'submitted', component: null });
    expect(request.pictures).toHaveLength(2);
    const shown = await world.http.inject(request.pictures[0]!.thumbnail);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect((await world.http.inject(request.pictures[0]!.url.split('?')[0]!)).statusCode).toBe(403);
    expect(await mine(token)).toMatchObject([{ _id: request._id, title: ASKED.title }]);
    expect(await allowanceOf(world, token)).toMatchObject({ left: 1, periods: [{ quota: 2 }] });
    expect((await mail(email, /We have your request/)).text).toContain(user.name);
  });

  test('ten forms at the same moment make as many requests as the plan gives', async () => {
    const { token, user } = await memberWith(world, 2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(world, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(
      Array.from({ length: 8 }, () => 'REQUESTS_USED_UP'),
    );
    expect(await rowsOf(user._id)).toMatchObject([{ slot: 1 }, { slot: 2 }]);
  });

  test('the database itself takes no third slot of a plan that gives two, and no slot twice', async () => {
    const { token, user } = await memberWith(world, 2);
    await submitted(world, token);
    const again = (slot: number | null) =>
      sql`insert into requests (id, user_id, grant_id, slot, title, category, purpose, created_at, updated_at)
        select gen_random_uuid(), user_id, grant_id, ${slot}::integer, title, category, purpose, now(), now()
        from requests where user_id = ${user._id} limit 1`.execute(world.platform.db);
    await expect(again(1)).rejects.toThrow(/requests_slot/);
    await expect(again(3)).rejects.toThrow(/has 2 requests/);
    await expect(again(null)).rejects.toThrow(/has 2 requests/);
    await again(2);
    expect(await rowsOf(user._id)).toHaveLength(2);
  });

  test('a declined request gives its slot back', async () => {
    const adminApi = requestAdminOf(world, (await signUpAdmin(world)).token);
    const { token, user } = await memberWith(world, 1);
    const { _id } = await submitted(world, token);
    expect((await submit(world, token)).statusCode).toBe(409);
    expect((await adminApi.move(_id, 'declined', 'We make no games.')).statusCode).toBe(200);
    expect(await allowanceOf(world, token)).toMatchObject({ left: 1 });
    await submitted(world, token, { title: 'Something else' });
    expect((await submit(world, token)).statusCode).toBe(409);
    expect(await rowsOf(user._id)).toHaveLength(2);
  });

  test('what was promised when the plan was bought counts, not what the plan says today', async () => {
    const { token, planId } = await memberWith(world, 1);
    await world.platform.db
      .updateTable('plans')
      .set({ requestQuota: 5 })
      .where('id', '=', planId)
      .execute();
    await submitted(world, token);
    expect((await submit(world, token)).json()).toMatchObject({ code: 'REQUESTS_USED_UP' });
  });

  test('the next period gives requests of its own, and only once it runs', async () => {
    const { token, user, planId } = await memberWith(world, 1);
    await submitted(world, token);
    await givePlan(world, user._id, planId);
    expect((await submit(world, token)).statusCode).toBe(409);
    await sql`update grants set starts_at = starts_at - interval '31 days', ends_at = ends_at - interval '31 days'
      where holder_id = ${user._id}`.execute(world.platform.db);
    expect(await allowanceOf(world, token)).toMatchObject({ left: 1 });
    await submitted(world, token);
  });

  test('a plan without a bound still lets only so many wait at once', async () => {
    const { token, user } = await memberWith(world, null);
    for (let i = 0; i < 3; i++) await submitted(world, token);
    expect(await allowanceOf(world, token)).toMatchObject({ left: null });
    await sql`insert into requests (id, user_id, grant_id, title, category, purpose, created_at, updated_at)
      select gen_random_uuid(), user_id, grant_id, title, category, purpose, now(), now()
      from (select * from requests where user_id = ${user._id} limit 1) one, generate_series(1, 17)`.execute(
      world.platform.db,
    );
    expect((await submit(world, token)).json()).toMatchObject({ code: 'REQUESTS_WAITING' });
  });

  test('whoever has no such plan is refused, and told which plans give requests', async () => {
    const { token } = await signUp(world);
    const giving = await planGiving(world, 3);
    const barren = await planGiving(world, 0);
    const allowance = await allowanceOf(world, token);
    expect(allowance).toMatchObject({ left: 0, periods: [] });
    const offered = allowance.offers.map(({ _id }) => _id);
    expect(offered).toContain(giving);
    expect(offered).not.toContain(barren);
    expect((await submit(world, token)).json()).toMatchObject({ code: 'REQUESTS_NOT_INCLUDED' });
  });

  test.each([
    ['an empty title', { title: '' }],
    ['a long title', { title: 'x'.repeat(121) }],
    ['an unknown category', { category: 'Nonsense' }],
    ['no purpose', { purpose: '  ' }],
    ['a long purpose', { purpose: 'x'.repeat(2_001) }],
    ['a plain link', { links: '["http://plain.example"]' }],
    ['a script for a link', { links: '["javascript:alert(1)"]' }],
    [
      'six links',
      { links: JSON.stringify(Array.from({ length: 6 }, (_, i) => `https://a.example/${i}`)) },
    ],
  ])('%s is refused and takes no slot', async (_, sent) => {
    const { token } = await memberWith(world, 1);
    expect((await submit(world, token, sent)).statusCode).toBe(400);
    expect(await allowanceOf(world, token)).toMatchObject({ left: 1 });
  });

  test('four pictures are refused, and what is no picture takes no slot either', async () => {
    const { token } = await memberWith(world, 1);
    const four = Array.from({ length: 4 }, () => ({ bytes: picture }));
    expect((await submit(world, token, {}, four)).json()).toMatchObject({
      message: 'You can add up to 3 pictures',
    });
    const wrong = await submit(world, token, {}, [{ bytes: Buffer.from('not a picture') }]);
    expect(wrong.statusCode).toBe(400);
    expect(await allowanceOf(world, token)).toMatchObject({ left: 1 });
  });
});

describe('a request and its requester', () => {
  test('is seen by nobody else, read or written', async () => {
    const { token } = await memberWith(world, 1);
    const other = await memberWith(world, 1);
    const { _id } = await submitted(world, token);
    expect((await get(world, `/request/mine/${_id}`, bearer(other.token))).statusCode).toBe(404);
    const written = await post(
      world,
      `/request/mine/${_id}/messages`,
      { text: 'Hello' },
      bearer(other.token),
    );
    expect(written.statusCode).toBe(404);
    expect((await get(world, `/request/admin/${_id}`, bearer(token))).statusCode).toBe(403);
    expect(await mine(other.token)).toEqual([]);
  });

  test('carries what the requester adds, until it is declined', async () => {
    const adminApi = requestAdminOf(world, (await signUpAdmin(world)).token);
    const { token } = await memberWith(world, 1);
    const { _id } = await submitted(world, token);
    const write = (text: string) =>
      post(world, `/request/mine/${_id}/messages`, { text }, bearer(token));
    expect((await write('Also for wheelchairs.')).json<RequestDetail>().messages).toMatchObject([
      { by: 'requester', text: 'Also for wheelchairs.', status: null },
    ]);
    expect((await write('x'.repeat(2_001))).statusCode).toBe(400);
    await adminApi.move(_id, 'declined');
    expect((await write('Please?')).json()).toMatchObject({ code: 'REQUEST_CLOSED' });
  });

  test('takes a bounded number of messages', async () => {
    const { token } = await memberWith(world, 1);
    const { _id } = await submitted(world, token);
    await sql`insert into request_messages (id, request_id, by_team, text, written_at)
      select gen_random_uuid(), ${_id}, false, 'More', now() from generate_series(1, 200)`.execute(
      world.platform.db,
    );
    const refused = await post(
      world,
      `/request/mine/${_id}/messages`,
      { text: 'Again' },
      bearer(token),
    );
    expect(refused.json()).toMatchObject({ code: 'REQUEST_CLOSED' });
  });

  test('pages of many requests follow each other without gap or repetition', async () => {
    const { token } = await memberWith(world, null);
    for (let i = 0; i < 5; i++) await submitted(world, token, { title: `Number ${i}` });
    const seen: string[] = [];
    let path: string | undefined = '/request/mine?limit=2';
    while (path) {
      const page = await get(world, path, bearer(token));
      seen.push(...page.json<CustomRequest[]>().map(({ title }) => title));
      path = /<\/api([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual([4, 3, 2, 1, 0].map((i) => `Number ${i}`));
  });

  test('joins the export, and goes with the account, its pictures too', async () => {
    const { token, user } = await memberWith(world, 1);
    const request = await submitted(world, token, {}, [{ bytes: picture }]);
    await post(world, `/request/mine/${request._id}/messages`, { text: 'One' }, bearer(token));
    const exported = await get(world, '/user/export', bearer(token));
    expect(exported.json()).toMatchObject({
      requests: [{ title: ASKED.title, purpose: ASKED.purpose, messages: [{ text: 'One' }] }],
    });
    await world.http.inject({
      method: 'DELETE',
      url: '/api/user/account',
      headers: bearer(token),
      payload: { password: PASSWORD },
    });
    expect(await rowsOf(user._id)).toEqual([]);
    await expect
      .poll(async () => (await world.http.inject(request.pictures[0]!.url)).statusCode)
      .toBe(404);
  });
});
