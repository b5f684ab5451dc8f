import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TemplateCard } from '@tessera/contract/templates';
import { bearer, get, post, signUp } from '../../../test/accounts.ts';
import { publishComponent } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import { openPlanAdmin } from '../../../test/plan-admin.ts';
import {
  createTemplate,
  FORM,
  sendTemplate,
  signUpAdmin,
  smallPicture,
} from '../../../test/templates.ts';

let adminApi: Awaited<ReturnType<typeof openPlanAdmin>>;
let admin: string;
beforeAll(async () => {
  adminApi = await openPlanAdmin();
  admin = await signUpAdmin(adminApi.world);
});
afterAll(() => adminApi.world.close());

const download = async (id: string, token: string) =>
  (await post(adminApi.world, `/template/${id}/download`, {}, bearer(token))).statusCode;

const planOf = async (id: string) => {
  const list = await get(adminApi.world, '/template/all?limit=48');
  return list.json<TemplateCard[]>().find(({ _id }) => _id === id)?.subscriptionPlan?._id;
};

describe('a plan with templates in it', () => {
  test('asks where they go, together with its components', async () => {
    const plan = await adminApi.create();
    await createTemplate(adminApi.world, admin, { subscriptionPlan: plan._id });
    const goods = async () =>
      (await adminApi.records())
        .find(({ _id }) => _id === plan._id)
        ?.goods.map(({ count }) => count);
    expect(await goods()).toEqual([0, 1]);
    expect((await adminApi.remove(plan._id)).json()).toMatchObject({
      code: 'PLAN_IN_USE',
      message: `${plan.name} holds 1 template. Choose where they go: to another plan, or free for everybody.`,
    });
    await publishComponent(adminApi.world, { planId: plan._id });
    await createTemplate(adminApi.world, admin, { subscriptionPlan: plan._id });
    expect((await adminApi.remove(plan._id)).json<{ message: string }>().message).toContain(
      'holds 1 component and 2 templates.',
    );
    expect((await adminApi.records()).map(({ _id }) => _id)).toContain(plan._id);
  });

  test('H154 with live subscribers is no longer sold, and its holders keep its templates', async () => {
    const [old, next] = [await adminApi.create(), await adminApi.create()];
    const { _id } = await createTemplate(adminApi.world, admin, { subscriptionPlan: old._id });
    const people = await Promise.all(Array.from({ length: 3 }, () => signUp(adminApi.world)));
    const [holder, buyer] = people;
    await givePlan(adminApi.world, holder!.user._id, old._id);
    await givePlan(adminApi.world, buyer!.user._id, next._id);
    const statuses = () => Promise.all(people.map(({ token }) => download(_id, token)));
    expect(await statuses()).toEqual([200, 403, 403]);
    expect((await adminApi.remove(old._id, `?moveTo=${next._id}`)).json()).toMatchObject({
      moved: 1,
    });
    expect(await statuses()).toEqual([200, 200, 403]);
    expect(await planOf(_id)).toBe(next._id);
    expect((await adminApi.auditOf(old._id)).at(-1)).toMatchObject({
      action: 'withdraw',
      fields: ['withdrawnAt', 'templates'],
    });
  });

  test('sets them free when that is asked for, withdrawn ones too', async () => {
    const plan = await adminApi.create();
    const { _id } = await createTemplate(adminApi.world, admin, { subscriptionPlan: plan._id });
    const gone = await createTemplate(adminApi.world, admin, { subscriptionPlan: plan._id });
    await adminApi.send('DELETE', `/template/${gone._id}`);
    const { token } = await signUp(adminApi.world);
    expect(await download(_id, token)).toBe(403);
    expect((await adminApi.remove(plan._id, '?moveTo=free')).json()).toMatchObject({ moved: 2 });
    expect(await download(_id, token)).toBe(200);
    expect(await planOf(_id)).toBeUndefined();
  });

  test('that is no longer sold takes no template in, neither a new one nor another', async () => {
    const plan = await adminApi.create();
    const { _id } = await createTemplate(adminApi.world, admin);
    await adminApi.remove(plan._id);
    const images = { bytes: await smallPicture() };
    const parts = { ...FORM, subscriptionPlan: plan._id };
    const answers = [
      await sendTemplate(adminApi.world, admin, { ...parts, images }),
      await sendTemplate(adminApi.world, admin, parts, { method: 'PUT', path: `/template/${_id}` }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json<{ message: string }>().message).toBe(
        'That plan is no longer on sale. Choose another one.',
      );
    }
  });
});
