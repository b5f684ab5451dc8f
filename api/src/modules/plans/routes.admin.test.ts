import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, signUp } from '../../../test/accounts.ts';
import { publishComponent } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import { openPlanAdmin } from '../../../test/plan-admin.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

type PlanAdmin = Awaited<ReturnType<typeof openPlanAdmin>>;
let adminApi: PlanAdmin;
beforeAll(async () => {
  adminApi = await openPlanAdmin();
});
afterAll(() => adminApi.world.close());

describe('a new plan', () => {
  test('is on sale at once, without its empty feature lines [API-46] [API-45] [VA-21] [S1-12]', async () => {
    const pro = await adminApi.create({ name: 'Pro', requestQuota: 2 });
    const plus = await adminApi.create({
      name: 'Pro Plus',
      price: 999,
      accessiblePlans: [pro._id],
    });
    expect(plus).toMatchObject({
      name: 'Pro Plus',
      price: 999,
      duration: 30,
      features: ['One', 'Two'],
      accessiblePlans: [pro._id],
      requestQuota: 0,
      withdrawnAt: null,
      subscribers: 0,
      goods: [
        { kind: 'component', count: 0 },
        { kind: 'template', count: 0 },
      ],
    });
    expect((await adminApi.onSale()).map(({ name }) => name)).toEqual(['Pro', 'Pro Plus']);
    expect(await adminApi.records()).toEqual([pro, plus]);
    expect(await adminApi.auditOf(pro._id)).toEqual([
      {
        actorId: adminApi.adminId,
        action: 'create',
        subjectKind: 'plan',
        fields: ['name', 'price', 'duration', 'features', 'accessiblePlans', 'requestQuota'],
      },
    ]);
  });

  test('needs a name of its own among those on sale', async () => {
    const { name } = await adminApi.create();
    const taken = await adminApi.add(adminApi.form({ name: name.toUpperCase() }));
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'PLAN_NAME_TAKEN']);
    expect(taken.json().message).toBe(`A plan named ${name} is on sale.`);
  });

  test('two admins who add the same name at once make one plan', async () => {
    const same = adminApi.form();
    const answers = await Promise.all(Array.from({ length: 5 }, () => adminApi.add(same)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
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
    const before = (await adminApi.records()).length;
    const refused = await adminApi.add(adminApi.form({ [field]: value }));
    expect(refused.statusCode).toBe(400);
    expect(await adminApi.records()).toHaveLength(before);
  });
});

describe('a changed plan', () => {
  test('shows everywhere, and the log names what changed [API-47]', async () => {
    const plan = await adminApi.create();
    const componentId = await publishComponent(adminApi.world, { planId: plan._id });
    const changed = await adminApi.change(plan._id, {
      ...adminApi.form({ name: `${plan.name} renamed`, price: 599 }),
      updatedAt: plan.updatedAt,
    });
    expect(changed.json()).toMatchObject({ name: `${plan.name} renamed`, price: 599 });
    expect((await adminApi.onSale()).find(({ _id }) => _id === plan._id)).toMatchObject({
      price: 599,
    });
    const listed = (await get(adminApi.world, '/component/all')).json<
      { _id: string; subscriptionPlan?: { price: number } }[]
    >();
    expect(listed.find(({ _id }) => _id === componentId)?.subscriptionPlan?.price).toBe(599);
    expect((await adminApi.auditOf(plan._id)).at(-1)).toMatchObject({
      action: 'update',
      fields: ['name', 'price'],
    });
  });

  test('is not changed from a form that is too old, and says so', async () => {
    const plan = await adminApi.create();
    const first = await adminApi.change(plan._id, {
      ...adminApi.form({ price: 1 }),
      updatedAt: plan.updatedAt,
    });
    expect(first.statusCode).toBe(200);
    const late = await adminApi.change(plan._id, {
      ...adminApi.form({ price: 2 }),
      updatedAt: plan.updatedAt,
    });
    expect([late.statusCode, late.json().code]).toEqual([409, 'CONFLICT']);
    expect(late.json().message).toContain('Somebody else changed this plan');
    expect((await adminApi.records()).find(({ _id }) => _id === plan._id)?.price).toBe(1);
  });

  test('keeps its requests when they are not sent, and loses its limit with null', async () => {
    const plan = await adminApi.create({ requestQuota: 2 });
    expect(
      (await adminApi.change(plan._id, adminApi.form({ name: plan.name }))).json(),
    ).toMatchObject({
      requestQuota: 2,
    });
    expect(
      (
        await adminApi.change(plan._id, adminApi.form({ name: plan.name, requestQuota: null }))
      ).json(),
    ).toMatchObject({ requestQuota: null });
  });

  test('H153 opens other plans on sale, not itself, and two may open each other', async () => {
    const [one, two] = [await adminApi.create(), await adminApi.create()];
    const itself = await adminApi.change(one._id, adminApi.form({ accessiblePlans: [one._id] }));
    expect(itself.statusCode).toBe(400);
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const)
      expect(
        (
          await adminApi.change(
            from._id,
            adminApi.form({ name: from.name, accessiblePlans: [to._id] }),
          )
        ).json(),
      ).toMatchObject({ accessiblePlans: [to._id] });
    const { token, user } = await signUp(adminApi.world);
    await givePlan(adminApi.world, user._id, one._id);
    const id = await publishComponent(adminApi.world, { planId: two._id });
    expect(await adminApi.codeStatus(token, id)).toBe(200);
  });

  test('what its holders paid for stays theirs', async () => {
    const [lower, higher] = [await adminApi.create(), await adminApi.create()];
    await adminApi.change(
      higher._id,
      adminApi.form({ name: higher.name, accessiblePlans: [lower._id] }),
    );
    const { token, user } = await signUp(adminApi.world);
    await givePlan(adminApi.world, user._id, higher._id);
    await adminApi.change(higher._id, adminApi.form({ name: higher.name, accessiblePlans: [] }));
    const id = await publishComponent(adminApi.world, { planId: lower._id });
    expect(await adminApi.codeStatus(token, id)).toBe(200);
  });

  test('one that is not there is not found', async () => {
    expect((await adminApi.change(uuidv7(), adminApi.form())).statusCode).toBe(404);
  });
});

test('the direction of links is a setting, kept and recorded', async () => {
  expect(await adminApi.settings()).toEqual({ planLinks: 'both' });
  const put = (planLinks: string) =>
    adminApi.send('PUT', '/subscription-plan/admin/settings', { planLinks });
  expect((await put('downward')).json()).toEqual({ planLinks: 'downward' });
  expect(await adminApi.settings()).toEqual({ planLinks: 'downward' });
  expect((await put('sideways')).statusCode).toBe(400);
  await put('downward');
  const recorded = await adminApi.world.platform.db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'fields'])
    .where('subjectKind', '=', 'settings')
    .execute();
  expect(recorded).toEqual([
    { actorId: adminApi.adminId, action: 'update', fields: ['planLinks'] },
  ]);
});

test('before the direction changes, those who would reach something else are counted once each', async () => {
  const { world } = adminApi;
  const effect = async () =>
    (await adminApi.send('GET', '/subscription-plan/admin/settings/effect')).json<{
      people: number;
    }>().people;
  const lower = await adminApi.create();
  const higher = await adminApi.create({ accessiblePlans: [lower._id] });
  const before = await effect();
  const give = async (...plans: string[]) => {
    const { user } = await signUp(world);
    for (const plan of plans) await givePlan(world, user._id, plan);
  };
  await give(higher._id);
  expect(await effect()).toBe(before);
  await give(lower._id);
  await give(lower._id);
  // Holds the higher plan too, so the setting takes nothing away.
  await give(lower._id, higher._id);
  expect(await effect()).toBe(before + 2);
});
