import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { bearer, get, openAccountsWorld, post, signUp } from '../../../test/accounts.ts';
import { publishComponent } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import type { World } from '../../../test/world.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

let world: World;
let admin: { authorization: string };
let adminId: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  const person = await signUp(world);
  await world.services.users.makeAdmin(person.email);
  admin = bearer(person.token);
  adminId = person.user._id;
});
afterAll(() => world.close());

let made = 0;
const form = (more: object = {}) => ({
  name: `Plan ${++made}`,
  price: 499,
  duration: 30,
  features: ['One', '', '  ', 'Two'],
  accessiblePlans: [],
  ...more,
});
const create = async (more: object = {}): Promise<PlanRecord> => {
  const response = await post(world, '/subscription-plan', form(more), admin);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<PlanRecord>();
};
const send = (method: 'PUT' | 'DELETE', path: string, payload?: object) =>
  world.http.inject({
    method,
    url: API_BASE + path,
    headers: admin,
    ...(payload && { payload }),
  });
const change = (id: string, payload: object) => send('PUT', `/subscription-plan/${id}`, payload);
const remove = (id: string, query = '') => send('DELETE', `/subscription-plan/${id}${query}`);
const records = async () =>
  (await get(world, '/subscription-plan/admin/all', admin)).json<PlanRecord[]>();
const onSale = async () =>
  (await get(world, '/subscription-plan')).json<{ _id: string; name: string; price: number }[]>();
const auditOf = (id: string) =>
  world.platform.db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'subjectKind', 'fields'])
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
const codeStatus = async (token: string, id: string) =>
  (await get(world, `/component/${id}/code`, bearer(token))).statusCode;

describe('a new plan', () => {
  test('is on sale at once, without its empty feature lines [API-46] [API-45] [VA-21] [S1-12]', async () => {
    const pro = await create({ name: 'Pro', requestQuota: 2 });
    const plus = await create({ name: 'Pro Plus', price: 999, accessiblePlans: [pro._id] });
    expect(plus).toMatchObject({
      name: 'Pro Plus',
      price: 999,
      duration: 30,
      features: ['One', 'Two'],
      accessiblePlans: [pro._id],
      requestQuota: 0,
      withdrawnAt: null,
      subscribers: 0,
      goods: [{ kind: 'component', count: 0 }],
    });
    expect((await onSale()).map(({ name }) => name)).toEqual(['Pro', 'Pro Plus']);
    expect(await records()).toEqual([pro, plus]);
    expect(await auditOf(pro._id)).toEqual([
      {
        actorId: adminId,
        action: 'create',
        subjectKind: 'plan',
        fields: ['name', 'price', 'duration', 'features', 'accessiblePlans', 'requestQuota'],
      },
    ]);
  });

  test('needs a name of its own among those on sale', async () => {
    const { name } = await create();
    const taken = await post(
      world,
      '/subscription-plan',
      form({ name: name.toUpperCase() }),
      admin,
    );
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'PLAN_NAME_TAKEN']);
    expect(taken.json().message).toBe(`A plan named ${name} is on sale.`);
  });

  test('two admins who add the same name at once make one plan', async () => {
    const same = form();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(world, '/subscription-plan', same, admin)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });

  test.each([
    ['price', -1],
    ['price', 1.5],
    ['price', '10'],
    ['price', 1e9],
    ['price', null],
    ['duration', 0],
    ['duration', 1.5],
    ['duration', 36_501],
    ['duration', '30'],
    ['name', '   '],
    ['name', 'x'.repeat(61)],
    ['name', 'line\nbreak'],
    ['features', ['x'.repeat(161)]],
    ['features', Array.from({ length: 31 }, (_, index) => `Feature ${index}`)],
    ['requestQuota', -1],
    ['accessiblePlans', ['not an id']],
    ['accessiblePlans', ['00000000-0000-7000-8000-000000000000']],
  ])('H155 is refused with %s %j [VA-19] [VA-20]', async (field, value) => {
    const before = (await records()).length;
    const refused = await post(world, '/subscription-plan', form({ [field]: value }), admin);
    expect(refused.statusCode).toBe(400);
    expect(await records()).toHaveLength(before);
  });
});

describe('a changed plan', () => {
  test('shows everywhere, and the log names what changed [API-47]', async () => {
    const plan = await create();
    const componentId = await publishComponent(world, { planId: plan._id });
    const changed = await change(plan._id, {
      ...form({ name: `${plan.name} renamed`, price: 599 }),
      updatedAt: plan.updatedAt,
    });
    expect(changed.json()).toMatchObject({ name: `${plan.name} renamed`, price: 599 });
    expect((await onSale()).find(({ _id }) => _id === plan._id)).toMatchObject({ price: 599 });
    const listed = (await get(world, '/component/all')).json<
      { _id: string; subscriptionPlan?: { price: number } }[]
    >();
    expect(listed.find(({ _id }) => _id === componentId)?.subscriptionPlan?.price).toBe(599);
    expect((await auditOf(plan._id)).at(-1)).toMatchObject({
      action: 'update',
      fields: ['name', 'price'],
    });
  });

  test('is not changed from a form that is too old, and says so', async () => {
    const plan = await create();
    const first = await change(plan._id, { ...form({ price: 1 }), updatedAt: plan.updatedAt });
    expect(first.statusCode).toBe(200);
    const late = await change(plan._id, { ...form({ price: 2 }), updatedAt: plan.updatedAt });
    expect([late.statusCode, late.json().code]).toEqual([409, 'CONFLICT']);
    expect(late.json().message).toContain('Somebody else changed this plan');
    expect((await records()).find(({ _id }) => _id === plan._id)?.price).toBe(1);
  });

  test('keeps its requests when they are not sent, and loses its limit with null', async () => {
    const plan = await create({ requestQuota: 2 });
    expect((await change(plan._id, form({ name: plan.name }))).json()).toMatchObject({
      requestQuota: 2,
    });
    expect(
      (await change(plan._id, form({ name: plan.name, requestQuota: null }))).json(),
    ).toMatchObject({ requestQuota: null });
  });

  test('H153 opens other plans on sale, not itself, and two may open each other', async () => {
    const [one, two] = [await create(), await create()];
    const itself = await change(one._id, form({ accessiblePlans: [one._id] }));
    expect(itself.statusCode).toBe(400);
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const)
      expect(
        (await change(from._id, form({ name: from.name, accessiblePlans: [to._id] }))).json(),
      ).toMatchObject({ accessiblePlans: [to._id] });
    const { token, user } = await signUp(world);
    await givePlan(world, user._id, one._id);
    const id = await publishComponent(world, { planId: two._id });
    expect(await codeStatus(token, id)).toBe(200);
  });

  test('what its holders paid for stays theirs', async () => {
    const [lower, higher] = [await create(), await create()];
    await change(higher._id, form({ name: higher.name, accessiblePlans: [lower._id] }));
    const { token, user } = await signUp(world);
    await givePlan(world, user._id, higher._id);
    await change(higher._id, form({ name: higher.name, accessiblePlans: [] }));
    const id = await publishComponent(world, { planId: lower._id });
    expect(await codeStatus(token, id)).toBe(200);
  });

  test('one that is not there is not found', async () => {
    expect((await change(uuidv7(), form())).statusCode).toBe(404);
  });
});

describe('a deleted plan', () => {
  test('goes when nothing is in it, and its name is free again [API-48]', async () => {
    const plan = await create();
    expect((await remove(plan._id)).json()).toEqual({ success: true, moved: 0 });
    expect((await onSale()).map(({ _id }) => _id)).not.toContain(plan._id);
    expect((await records()).map(({ _id }) => _id)).not.toContain(plan._id);
    expect((await remove(plan._id)).statusCode).toBe(404);
    expect((await create({ name: plan.name }))._id).not.toBe(plan._id);
    expect((await auditOf(plan._id)).at(-1)).toMatchObject({
      action: 'withdraw',
      fields: ['withdrawnAt'],
    });
  });

  test('asks where its components go, and says how many there are', async () => {
    const plan = await create();
    for (let i = 0; i < 2; i++) await publishComponent(world, { planId: plan._id });
    const refused = await remove(plan._id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PLAN_IN_USE']);
    expect(refused.json().message).toBe(
      `${plan.name} holds 2 components. Choose where they go: to another plan, or free for everybody.`,
    );
    for (const moveTo of [plan._id, uuidv7()])
      expect((await remove(plan._id, `?moveTo=${moveTo}`)).statusCode).toBe(400);
    expect((await records()).map(({ _id }) => _id)).toContain(plan._id);
  });

  test('H154 with live subscribers is no longer sold, and its holders keep everything', async () => {
    const [old, next, above] = [await create(), await create(), await create()];
    await change(above._id, form({ name: above.name, accessiblePlans: [old._id] }));
    const id = await publishComponent(world, { planId: old._id });
    const people = await Promise.all([signUp(world), signUp(world), signUp(world)] as const);
    const [holder, higher, stranger] = people;
    await givePlan(world, holder.user._id, old._id);
    await givePlan(world, higher.user._id, above._id);
    expect((await remove(old._id, `?moveTo=${next._id}`)).json()).toMatchObject({ moved: 1 });

    const listed = await records();
    expect(listed.find(({ _id }) => _id === old._id)).toMatchObject({
      withdrawnAt: expect.any(String),
      accessiblePlans: [next._id],
      subscribers: 1,
      goods: [{ kind: 'component', count: 0 }],
    });
    expect(listed.find(({ _id }) => _id === next._id)?.goods).toEqual([
      { kind: 'component', count: 1 },
    ]);
    expect(listed.find(({ _id }) => _id === above._id)?.accessiblePlans).toEqual([next._id]);
    expect(await Promise.all(people.map(({ token }) => codeStatus(token, id)))).toEqual([
      200, 200, 403,
    ]);

    await givePlan(world, stranger.user._id, next._id);
    expect(await codeStatus(stranger.token, id)).toBe(200);
    // Moved once more: the first holders go with the things they paid for.
    const last = await create();
    await change(above._id, form({ name: above.name, accessiblePlans: [] }));
    await remove(next._id, `?moveTo=${last._id}`);
    expect(await Promise.all(people.map(({ token }) => codeStatus(token, id)))).toEqual([
      200, 200, 200,
    ]);
  });

  test('set free, its components are under the licence of free ones, as a version of their own', async () => {
    const plan = await create();
    const id = await publishComponent(world, {
      planId: plan._id,
      licence: 'Tessera commercial licence',
    });
    const { token } = await signUp(world);
    expect(await codeStatus(token, id)).toBe(403);
    expect((await remove(plan._id, '?moveTo=free')).json()).toMatchObject({ moved: 1 });
    expect(await codeStatus(token, id)).toBe(200);
    const versions = await world.platform.db
      .selectFrom('componentVersions')
      .select(['number', 'licence'])
      .where('componentId', '=', id)
      .orderBy('number')
      .execute();
    expect(versions).toEqual([
      { number: 1, licence: 'Tessera commercial licence' },
      { number: 2, licence: 'MIT' },
    ]);
    const listed = (await get(world, '/component/all')).json<{ _id: string }[]>();
    expect(listed.find(({ _id }) => _id === id)).not.toHaveProperty('subscriptionPlan');
  });

  test('takes nothing new in', async () => {
    const plan = await create();
    const id = await publishComponent(world);
    await remove(plan._id);
    const put = await send('PUT', `/component/${id}`, {
      title: 'Into nowhere',
      code: 'x',
      category: 'Hero',
      subscriptionPlan: plan._id,
    });
    expect(put.statusCode).toBe(404);
  });
});

test('the direction of links is a setting, kept and recorded', async () => {
  const settings = async () =>
    (await get(world, '/subscription-plan/admin/settings', admin)).json();
  expect(await settings()).toEqual({ planLinks: 'both' });
  const put = (planLinks: string) =>
    send('PUT', '/subscription-plan/admin/settings', { planLinks });
  expect((await put('downward')).json()).toEqual({ planLinks: 'downward' });
  expect(await settings()).toEqual({ planLinks: 'downward' });
  expect((await put('sideways')).statusCode).toBe(400);
  await put('downward');
  const recorded = await world.platform.db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'fields'])
    .where('subjectKind', '=', 'settings')
    .execute();
  expect(recorded).toEqual([{ actorId: adminId, action: 'update', fields: ['planLinks'] }]);
});
