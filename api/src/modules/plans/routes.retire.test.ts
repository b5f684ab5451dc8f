import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, get, post, signUp } from '../../../test/accounts.ts';
import { publishComponent, publishGoodOf } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import { openPlanAdmin } from '../../../test/plan-admin.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

type PlanAdmin = Awaited<ReturnType<typeof openPlanAdmin>>;
let adminApi: PlanAdmin;
beforeAll(async () => {
  adminApi = await openPlanAdmin();
});
afterAll(() => adminApi.world.close());

describe('a deleted plan', () => {
  test('goes when nothing is in it, and its name is free again [API-48]', async () => {
    const plan = await adminApi.create();
    expect((await adminApi.remove(plan._id)).json()).toEqual({ success: true, moved: 0 });
    expect((await adminApi.onSale()).map(({ _id }) => _id)).not.toContain(plan._id);
    expect((await adminApi.records()).map(({ _id }) => _id)).not.toContain(plan._id);
    expect((await adminApi.remove(plan._id)).statusCode).toBe(404);
    expect((await adminApi.create({ name: plan.name }))._id).not.toBe(plan._id);
    expect((await adminApi.auditOf(plan._id)).at(-1)).toMatchObject({
      action: 'withdraw',
      fields: ['withdrawnAt'],
    });
  });

  test('asks where its components go, and says how many there are', async () => {
    const plan = await adminApi.create();
    for (let i = 0; i < 2; i++) await publishComponent(adminApi.world, { planId: plan._id });
    const refused = await adminApi.remove(plan._id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PLAN_IN_USE']);
    expect(refused.json().message).toBe(
      `${plan.name} holds 2 components. Choose where they go: to another plan, or free for everybody.`,
    );
    for (const moveTo of [plan._id, uuidv7()])
      expect((await adminApi.remove(plan._id, `?moveTo=${moveTo}`)).statusCode).toBe(400);
    expect((await adminApi.records()).map(({ _id }) => _id)).toContain(plan._id);
  });

  test('H154 with live subscribers is no longer sold, and its holders keep everything', async () => {
    const [old, next, above] = [
      await adminApi.create(),
      await adminApi.create(),
      await adminApi.create(),
    ];
    await adminApi.change(
      above._id,
      adminApi.form({ name: above.name, accessiblePlans: [old._id] }),
    );
    const id = await publishComponent(adminApi.world, { planId: old._id });
    const people = await Promise.all([
      signUp(adminApi.world),
      signUp(adminApi.world),
      signUp(adminApi.world),
    ] as const);
    const [holder, higher, stranger] = people;
    await givePlan(adminApi.world, holder.user._id, old._id);
    await givePlan(adminApi.world, higher.user._id, above._id);
    // On the saved page, the lower plan gives access to items of the higher one, while links work in both directions.
    const saved = { componentId: await publishComponent(adminApi.world, { planId: above._id }) };
    await post(adminApi.world, '/user/saved-components', saved, bearer(holder.token));
    const copySaved = async () =>
      (await post(adminApi.world, '/analytics/track-copy', saved, bearer(holder.token))).statusCode;
    expect(await copySaved()).toBe(200);
    expect((await adminApi.remove(old._id, `?moveTo=${next._id}`)).json()).toMatchObject({
      moved: 1,
    });

    const listed = await adminApi.records();
    expect(listed.find(({ _id }) => _id === old._id)).toMatchObject({
      withdrawnAt: expect.any(String),
      accessiblePlans: [next._id],
      subscribers: 1,
      goods: [
        { kind: 'component', count: 0 },
        { kind: 'template', count: 0 },
      ],
    });
    expect(listed.find(({ _id }) => _id === next._id)?.goods).toEqual([
      { kind: 'component', count: 1 },
      { kind: 'template', count: 0 },
    ]);
    expect(listed.find(({ _id }) => _id === above._id)?.accessiblePlans).toEqual([next._id]);
    expect(await Promise.all(people.map(({ token }) => adminApi.codeStatus(token, id)))).toEqual([
      200, 200, 403,
    ]);
    expect(await copySaved()).toBe(200);
    expect((await adminApi.auditOf(above._id)).at(-1)).toMatchObject({
      action: 'update',
      fields: ['accessiblePlans'],
    });

    await givePlan(adminApi.world, stranger.user._id, next._id);
    expect(await adminApi.codeStatus(stranger.token, id)).toBe(200);
    // Moved once more: the first subscribers keep the access to what they paid for.
    const last = await adminApi.create();
    await adminApi.change(above._id, adminApi.form({ name: above.name, accessiblePlans: [] }));
    await adminApi.remove(next._id, `?moveTo=${last._id}`);
    expect(await Promise.all(people.map(({ token }) => adminApi.codeStatus(token, id)))).toEqual([
      200, 200, 200,
    ]);
  });

  test('set free, its components are under the licence of free ones, as a version of their own', async () => {
    const plan = await adminApi.create();
    const id = await publishComponent(adminApi.world, {
      planId: plan._id,
      licence: 'Tessera commercial licence',
    });
    const { token } = await signUp(adminApi.world);
    expect(await adminApi.codeStatus(token, id)).toBe(403);
    expect((await adminApi.remove(plan._id, '?moveTo=free')).json()).toMatchObject({ moved: 1 });
    expect(await adminApi.codeStatus(token, id)).toBe(200);
    const versions = await adminApi.world.platform.db
      .selectFrom('componentVersions')
      .select(['number', 'licence'])
      .where('componentId', '=', id)
      .orderBy('number')
      .execute();
    expect(versions).toEqual([
      { number: 1, licence: 'Tessera commercial licence' },
      { number: 2, licence: 'MIT' },
    ]);
    const listed = (await get(adminApi.world, '/component/all')).json<{ _id: string }[]>();
    expect(listed.find(({ _id }) => _id === id)).not.toHaveProperty('subscriptionPlan');
  });

  test('set free, a component of the catalogue keeps its preview and its code in colour', async () => {
    const plan = await adminApi.create();
    const preview = {
      path: 'items/kept/0123456789abcdef/',
      heights: [[390, 500]] as [number, number][],
      phone: { key: 'components/a.webp', darkKey: 'components/b.webp', width: 780, height: 1000 },
    };
    const id = await publishGoodOf(adminApi.world, {
      planId: plan._id,
      licence: 'Tessera commercial licence',
      preview,
    });
    await adminApi.remove(plan._id, '?moveTo=free');
    const [first, second] = await adminApi.world.platform.db
      .selectFrom('componentVersions')
      .select(['number', 'preview', 'highlightedHtml', 'highlightedJsHtml', 'checks'])
      .where('componentId', '=', id)
      .orderBy('number')
      .execute();
    expect(first).toMatchObject({ number: 1, preview, highlightedJsHtml: expect.any(String) });
    expect(second).toEqual({ ...first, number: 2 });
  });

  test('takes nothing new in', async () => {
    const plan = await adminApi.create();
    const id = await publishComponent(adminApi.world);
    await adminApi.remove(plan._id);
    const put = await adminApi.send('PUT', `/component/${id}`, {
      title: 'Into nowhere',
      code: 'x',
      category: 'Hero',
      subscriptionPlan: plan._id,
    });
    expect(put.statusCode).toBe(404);
  });
});
