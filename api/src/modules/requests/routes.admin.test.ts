import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ComponentCode } from '@tessera/contract/catalog';
import type { RequestFile, RequestPage } from '@tessera/contract/requests-admin';
import { bearer, get, openAccountsWorld, post, signUp } from '../../../test/accounts.ts';
import { signUpAdmin } from '../../../test/applicants.ts';
import { publishComponent } from '../../../test/catalogue.ts';
import { mail } from '../../../test/mailbox.ts';
import { allowanceOf, requestAdminOf, memberWith, submitted } from '../../../test/requests.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let admin: Awaited<ReturnType<typeof signUpAdmin>>;
let adminApi: ReturnType<typeof requestAdminOf>;
let requester: Awaited<ReturnType<typeof memberWith>>;
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
  adminApi = requestAdminOf(world, admin.token);
});
beforeEach(async () => {
  requester = await memberWith(world, 2);
});
afterAll(() => world.close());

const codeOf = (id: string, token: string) => get(world, `/component/${id}/code`, bearer(token));
const actionsOn = async (id: string) =>
  (
    await sql<{ action: string; fields: string[]; actorId: string }>`
      select action, fields, actor_id from audit_log where subject_id = ${id} order by id`.execute(
      world.platform.db,
    )
  ).rows;

describe('the way of a request', () => {
  test('submitted, accepted, in progress, delivered: each step is mailed and in the audit log', async () => {
    const { _id } = await submitted(world, requester.token);
    expect((await adminApi.move(_id, 'accepted', 'Gladly.')).json()).toMatchObject({
      status: 'accepted',
      needsReply: false,
    });
    const accepted = await mail(requester.email, /We will make it/);
    expect(accepted.text).toContain('Gladly.');
    await adminApi.move(_id, 'in-progress');
    await mail(requester.email, /We are making it/);
    const made = await adminApi.make();
    const delivered = await adminApi.deliver(_id, made._id, { text: 'Have fun.' });
    expect(delivered.json()).toMatchObject({
      status: 'delivered',
      component: { _id: made._id, isPublic: false },
    });
    expect((await mail(requester.email, /It is ready/)).text).toContain('Have fun.');
    const own = (
      await get(world, `/request/mine/${_id}`, bearer(requester.token))
    ).json<RequestFile>();
    expect(own.messages.map(({ status, by }) => `${by} ${status}`)).toEqual([
      'team accepted',
      'team in-progress',
      'team delivered',
    ]);
    expect(await actionsOn(_id)).toMatchObject([
      { action: 'accept', fields: ['status', 'message'], actorId: admin.user._id },
      { action: 'start', fields: ['status'] },
      { action: 'deliver', fields: ['status', 'component', 'message'] },
    ]);
  });

  test('words go both ways, and the list says who waits', async () => {
    const { _id } = await submitted(world, requester.token, { title: 'A lonely title' });
    const list = async () =>
      (
        await get(world, '/request/admin/all?search=lonely', bearer(admin.token))
      ).json<RequestPage>();
    expect((await list()).items).toMatchObject([
      { needsReply: true, requester: { email: requester.email } },
    ]);
    expect((await adminApi.reply(_id, 'Which colours?')).statusCode).toBe(200);
    expect((await mail(requester.email, /A message about/)).text).toContain('Which colours?');
    expect((await list()).items).toMatchObject([{ needsReply: false }]);
    await post(world, `/request/mine/${_id}/messages`, { text: 'Red.' }, bearer(requester.token));
    const { items, counts } = await list();
    expect(items).toMatchObject([{ needsReply: true }]);
    expect(counts.waiting).toBeGreaterThan(0);
    expect(await actionsOn(_id)).toMatchObject([{ action: 'reply', fields: ['message'] }]);
  });

  test('no step is skipped, taken twice or taken back, and a stale decision is refused', async () => {
    const { _id, updatedAt } = await submitted(world, requester.token);
    const { _id: componentId } = await adminApi.make();
    expect((await adminApi.deliver(_id, componentId)).statusCode).toBe(409);
    await adminApi.reply(_id, 'One moment.');
    const stale = await adminApi.put(`${_id}/status`, { status: 'accepted', updatedAt });
    expect(stale.statusCode).toBe(409);
    expect(stale.json<{ message: string }>().message).toContain('changed since you opened it');
    const opened = { updatedAt: (await adminApi.read(_id)).updatedAt };
    const both = await Promise.all([
      adminApi.put(`${_id}/status`, { status: 'accepted', ...opened }),
      adminApi.put(`${_id}/status`, { status: 'declined', ...opened }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a declined request is over', async () => {
    const { _id } = await submitted(world, requester.token);
    await adminApi.move(_id, 'declined', 'We make no games.');
    expect((await mail(requester.email, /About your request/)).text).toContain('no games');
    expect((await adminApi.move(_id, 'accepted')).statusCode).toBe(409);
    expect((await adminApi.reply(_id, 'Well')).json()).toMatchObject({ code: 'REQUEST_CLOSED' });
    expect(await allowanceOf(world, requester.token)).toMatchObject({ left: 2 });
  });

  test('is found by title, requester and status, in every order, and counted', async () => {
    await submitted(world, requester.token, { title: 'Findable alpha' });
    const { _id } = await submitted(world, requester.token, { title: 'Findable beta' });
    await adminApi.move(_id, 'accepted');
    const titles = async (query: string) =>
      (await get(world, `/request/admin/all?${query}`, bearer(admin.token)))
        .json<RequestPage>()
        .items.map(({ title }) => title);
    expect(await titles('search=FINDABLE&sort=title&direction=asc')).toEqual([
      'Findable alpha',
      'Findable beta',
    ]);
    expect(await titles('search=findable&status=accepted')).toEqual(['Findable beta']);
    expect(await titles('search=findable&status=open')).toHaveLength(2);
    expect(await titles('search=findable&status=declined')).toEqual([]);
    expect(await titles(`search=${encodeURIComponent(requester.email)}`)).toHaveLength(2);
    expect(await titles('search=100%25')).toEqual([]);
  });
});

describe('what is delivered', () => {
  const delivered = async (o: object = {}) => {
    const { _id } = await submitted(world, requester.token);
    await adminApi.begin(_id);
    const made = await adminApi.make();
    const response = await adminApi.deliver(_id, made._id, o);
    if (response.statusCode !== 200) throw new Error(response.body);
    return { _id, made };
  };

  test('a private component is there for its requester and admins, and for nobody else', async () => {
    const { made } = await delivered();
    const other = await memberWith(world, null);
    expect((await codeOf(made._id, requester.token)).json<ComponentCode>().code).toBe(made.code);
    expect((await codeOf(made._id, admin.token)).statusCode).toBe(200);
    for (const { token } of [other, await signUp(world)])
      expect((await codeOf(made._id, token)).statusCode).toBe(404);
    const saved = await post(
      world,
      '/user/saved-components',
      { componentId: made._id },
      bearer(other.token),
    );
    expect(saved.statusCode).toBe(404);
    const bought = await post(
      world,
      '/payment/create-order',
      { componentId: made._id },
      bearer(other.token),
    );
    expect(bought.statusCode).toBe(404);
    expect((await get(world, `/component/by-slug/${made.slug}`)).statusCode).toBe(404);
    const found = await get(world, `/component/all?search=${encodeURIComponent(made.title)}`);
    expect(found.json()).toEqual([]);
    const tracked = { componentId: made._id };
    const copied = await post(world, '/analytics/track-copy', tracked, bearer(requester.token));
    expect(copied.statusCode).toBeLessThan(300);
    const stolen = await post(world, '/analytics/track-copy', tracked, bearer(other.token));
    expect(stolen.statusCode).toBe(404);
  });

  test('it counts in no category and is among no neighbours', async () => {
    const counts = async () =>
      (await get(world, '/component/categories')).json<{ category: string; count: number }[]>();
    await publishComponent(world, { category: 'Blocks', slug: 'neighbour' });
    const before = await counts();
    const { made } = await delivered();
    expect(await counts()).toEqual(before);
    const { related } = (await get(world, '/component/by-slug/neighbour')).json<{
      related: { _id: string }[];
    }>();
    expect(related.map(({ _id }) => _id)).not.toContain(made._id);
  });

  test('it stays with its requester when the plan ends', async () => {
    const { made } = await delivered();
    await sql`update grants set starts_at = starts_at - interval '90 days', ends_at = ends_at - interval '90 days'
      where holder_id = ${requester.user._id} and kind = 'plan'`.execute(world.platform.db);
    expect((await codeOf(made._id, requester.token)).statusCode).toBe(200);
  });

  test('the admin may publish it at once or later; then it is everybody’s, under the licence of the shelf', async () => {
    const { made } = await delivered({ publish: true });
    expect(made.licence).toBe('Tessera commercial licence');
    const page = await get(world, `/component/by-slug/${made.slug}`);
    expect(page.json()).toMatchObject({ licence: 'MIT', version: 2 });
    const later = await delivered();
    expect((await get(world, `/component/by-slug/${later.made.slug}`)).statusCode).toBe(404);
    expect((await adminApi.put(`${later._id}/publish`, {})).json()).toMatchObject({
      component: { isPublic: true },
    });
    expect((await get(world, `/component/by-slug/${later.made.slug}`)).statusCode).toBe(200);
    expect(await actionsOn(later.made._id)).toMatchObject([
      { action: 'create' },
      { action: 'publish', fields: ['status'] },
    ]);
  });

  test('an existing component of a plan is given as well, and no longer locked for its requester', async () => {
    const componentId = await publishComponent(world, { planId: requester.planId });
    const { _id } = await submitted(world, requester.token);
    await adminApi.begin(_id);
    await adminApi.deliver(_id, componentId);
    await sql`update grants set revoked_at = now() where holder_id = ${requester.user._id} and kind = 'plan'`.execute(
      world.platform.db,
    );
    expect((await codeOf(componentId, requester.token)).statusCode).toBe(200);
  });

  test('what was made for somebody else, or withdrawn, cannot be delivered', async () => {
    const { made } = await delivered();
    const other = await memberWith(world, 1);
    const { _id } = await submitted(world, other.token);
    await adminApi.begin(_id);
    const refused = await adminApi.deliver(_id, made._id);
    expect(refused.json<{ message: string }>().message).toContain('made for somebody else');
    const { _id: gone } = await adminApi.make();
    await world.http.inject({
      method: 'DELETE',
      url: `/api/component/${gone}`,
      headers: bearer(admin.token),
    });
    expect((await adminApi.deliver(_id, gone)).statusCode).toBe(409);
    expect(await adminApi.read(_id)).toMatchObject({ status: 'in-progress', component: null });
    expect((await codeOf(made._id, other.token)).statusCode).toBe(404);
  });

  test('a private component stands in a list of its own, keeps its licence, and leaves no public list changed', async () => {
    const made = await adminApi.make();
    const listed = async (status: string) =>
      (await get(world, `/component/admin/all?status=${status}&limit=100`, bearer(admin.token)))
        .json<{ items: { _id: string }[] }>()
        .items.map(({ _id }) => _id);
    expect(await listed('private')).toContain(made._id);
    expect(await listed('published')).not.toContain(made._id);
    const edited = await world.http.inject({
      method: 'PUT',
      url: `/api/component/${made._id}`,
      headers: bearer(admin.token),
      payload: {
        title: made.title,
        category: 'Blocks',
        code: made.code,
        subscriptionPlan: requester.planId,
      },
    });
    expect(edited.json()).toMatchObject({
      status: 'private',
      licence: 'Tessera commercial licence',
    });
  });
});
