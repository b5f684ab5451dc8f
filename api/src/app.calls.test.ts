import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '@tessera/contract/endpoint';
import { endpoints } from '@tessera/contract/endpoints';
import { PASSWORD, signUp } from '../test/accounts.ts';
import { signUpAdmin } from '../test/applicants.ts';
import { plainPicture } from '../test/forms.ts';
import { newAddress } from '../test/mailbox.ts';
import { CALLS, createWalker, nameOf } from '../test/spec-calls.ts';
import { openTill, type Till } from '../test/till.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill({ overrides: { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' } });
});
afterAll(() => till.close());

test('[RO-17] every call of the spec is opened to those the spec names, and to nobody else', () => {
  const table = new Map<string, Access>(
    Object.values(endpoints).map(({ method, path, access }) => [nameOf(method, path), access]),
  );
  expect(CALLS).toHaveLength(48);
  expect(CALLS.map(([method, path]) => [method, path, table.get(nameOf(method, path))])).toEqual(
    CALLS,
  );
});

/** A second code needs a wait of one minute, counted by address. With a new address no wait is necessary. */
const movedFrom = async (email: string): Promise<string> => {
  const [address, { db }] = [newAddress(), till.world.platform];
  await db.deleteFrom('oneTimeCodes').execute();
  await db.updateTable('users').set({ email: address }).where('email', '=', email).execute();
  return address;
};

describe('a walk through the shop', () => {
  const made = new Set<string>();
  const call = createWalker(() => till.world, made);

  test('[NC2-02] each of the 48 calls takes what the spec sends and answers what it reads', async () => {
    // Signing up and in.
    const first = newAddress();
    await call('POST', '/auth/register', {
      body: { name: 'Asha Rao', email: first, password: PASSWORD },
    });
    const refused = await call('POST', '/auth/login', {
      body: { email: first, password: PASSWORD },
      status: 403,
    });
    expect(refused.json()).toMatchObject({ needsVerification: true, email: first });
    const email = await movedFrom(first);
    const { otp } = (await call('POST', '/auth/resend-otp', { body: { email } })).json<{
      otp: string;
    }>();
    const verified = await call('POST', '/auth/verify-otp', { body: { email, otp } });
    expect(verified.json()).toEqual({
      token: expect.any(String),
      user: expect.objectContaining({ email }),
    });
    const { token } = (
      await call('POST', '/auth/login', { body: { email, password: PASSWORD } })
    ).json<{ token: string }>();
    expect((await call('GET', '/auth/me', { token })).json()).toMatchObject({
      user: { email, name: 'Asha Rao' },
    });
    expect(
      (await call('PUT', '/user/profile', { token, body: { name: 'Asha R.' } })).json(),
    ).toMatchObject({ user: { name: 'Asha R.' } });
    await call('GET', '/auth/google', { status: 302 });

    // A forgotten password.
    const signedUp = await signUp(till.world);
    await call('POST', '/auth/forgot-password', { body: { email: signedUp.email } });
    const other = { email: await movedFrom(signedUp.email) };
    const again = (
      await call('POST', '/auth/resend-reset-otp', { body: { email: other.email } })
    ).json<{ otp: string }>();
    await call('POST', '/auth/verify-reset-otp', { body: { email: other.email, otp: again.otp } });
    await call('POST', '/auth/reset-password', {
      body: { email: other.email, password: 'another fine one', otp: again.otp },
    });

    // Plans and components.
    const admin = await signUpAdmin(till.world);
    const image = { bytes: await plainPicture() };
    const plan = {
      name: 'Studio',
      price: 999,
      duration: 30,
      features: ['Everything'],
      accessiblePlans: [till.planId],
    };
    const created = await call('POST', '/subscription-plan', { token: admin.token, body: plan });
    const planId = created.json<{ _id: string }>()._id;
    await call('PUT', '/subscription-plan/:id', {
      token: admin.token,
      id: planId,
      body: { ...plan, price: 1_099 },
    });
    const plans = (await call('GET', '/subscription-plan')).json<{ _id: string }[]>();
    expect(plans.find(({ _id }) => _id === planId)).toMatchObject({
      name: 'Studio',
      price: 1_099,
      duration: 30,
    });
    expect(
      JSON.stringify(
        (await call('GET', '/subscription-plan/admin/all', { token: admin.token })).json(),
      ),
    ).toContain(planId);

    const published = await call('POST', '/component/create', {
      token: admin.token,
      form: {
        title: 'Walked hero',
        description: 'One.',
        code: 'export const A = () => null;',
        category: 'Hero',
        tags: '["one"]',
        image,
        subscriptionPlan: till.planId,
        info: 'Paste it.',
        price: '499',
      },
    });
    const componentId = published.json<{ _id: string }>()._id;
    const edited = await call('PUT', '/component/:id', {
      token: admin.token,
      id: componentId,
      body: {
        title: 'Walked hero two',
        description: 'Two.',
        code: 'export const B = () => null;',
        category: 'Hero',
        tags: ['two'],
        subscriptionPlan: till.planId,
        info: 'Paste it.',
      },
    });
    expect(JSON.stringify(edited.json())).toContain('Walked hero two');
    const listed = (await call('GET', '/component/all')).json<{ _id: string; code?: string }[]>();
    expect(listed.find(({ _id }) => _id === componentId)).toMatchObject({
      title: 'Walked hero two',
    });

    // A member saves, buys and copies.
    await call('POST', '/user/saved-components', { token, body: { componentId } });
    expect((await call('GET', '/user/saved-components', { token })).json()).toMatchObject([
      { _id: componentId },
    ]);
    await call('DELETE', '/user/saved-components/:id', { token, id: componentId });
    expect((await call('GET', '/payment/key', { token })).json()).toMatchObject({
      key: expect.any(String),
    });
    const order = (
      await call('POST', '/payment/create-order', { token, body: { componentId } })
    ).json<{ orderId: string }>();
    expect(order).toEqual({ orderId: expect.any(String), amount: 49_900, currency: 'INR' });
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = await till.pay(
      order.orderId,
    );
    const handed = { razorpay_order_id, razorpay_payment_id, razorpay_signature };
    expect(
      (await call('POST', '/payment/verify', { token, body: { ...handed, componentId } })).json(),
    ).toMatchObject({ success: true });
    expect((await call('GET', '/subscription/purchased', { token })).json()).toMatchObject([
      { component: { _id: componentId } },
    ]);
    await call('POST', '/analytics/track-copy', { token, body: { componentId } });

    expect((await call('GET', '/subscription/key', { token })).json()).toMatchObject({
      key: expect.any(String),
    });
    const bought = (
      await call('POST', '/subscription/create-order', { token, body: { planId } })
    ).json<{ orderId: string }>();
    expect(bought).toEqual({ orderId: expect.any(String), amount: 109_900, currency: 'INR' });
    const paid = await till.pay(bought.orderId);
    const receipt = {
      razorpay_order_id: paid.razorpay_order_id,
      razorpay_payment_id: paid.razorpay_payment_id,
      razorpay_signature: paid.razorpay_signature,
    };
    expect(
      (await call('POST', '/subscription/verify', { token, body: { ...receipt, planId } })).json(),
    ).toMatchObject({ success: true });
    expect((await call('GET', '/subscription/current', { token })).json()).toMatchObject({
      active: true,
      plan: { name: 'Studio' },
      expired: null,
    });

    // Templates.
    const address = 'https://example.com/site';
    const fields = {
      title: 'Walked site',
      subtitle: 'One page',
      description: 'A site.',
      price: '0',
      previewUrl: address,
      downloadUrl: `${address}.zip`,
      category: 'Portfolio',
      tags: '["one"]',
      subscriptionPlan: '',
    };
    const template = (
      await call('POST', '/template/create', {
        token: admin.token,
        form: { ...fields, images: [image, image] },
      })
    ).json<{ template: { _id: string; images: string[] } }>().template;
    expect(JSON.stringify((await call('GET', '/template/all')).json())).toContain(template._id);
    expect(
      JSON.stringify((await call('GET', '/template/admin/all', { token: admin.token })).json()),
    ).toContain(`${address}.zip`);
    const lessOne = await call('PUT', '/template/:id', {
      token: admin.token,
      id: template._id,
      form: {
        ...fields,
        title: 'Walked site two',
        imagesToRemove: JSON.stringify([template.images[0]]),
      },
    });
    expect(lessOne.json()).toMatchObject({ template: { title: 'Walked site two' } });
    await call('DELETE', '/template/:id', { token: admin.token, id: template._id });

    // Creators.
    await call('GET', '/creator/user-application', { token, status: 404 });
    const sent = { name: 'Asha Rao', phone: '+91 98765 43210', city: 'Kochi' };
    const applied = async (who: { token: string; email: string }) => {
      await call('POST', '/creator/apply', {
        token: who.token,
        form: { ...sent, email: who.email, workSamples: [image] },
      });
      const { application } = (
        await call('GET', '/creator/user-application', { token: who.token })
      ).json<{ application: { status: string } }>();
      expect(application.status).toBe('pending');
    };
    const third = await signUp(till.world);
    await applied({ token, email });
    await applied(third);
    const { items } = (await call('GET', '/creator/applications', { token: admin.token })).json<{
      items: { _id: string; email: string }[];
    }>();
    const idOf = (address_: string) => items.find((item) => item.email === address_)!._id;
    await call('PUT', '/creator/applications/:id/approve', { token: admin.token, id: idOf(email) });
    await call('PUT', '/creator/applications/:id/reject', {
      token: admin.token,
      id: idOf(third.email),
    });

    // Admin pages.
    for (const timeframe of ['all', 'month', 'week'])
      await call('GET', '/analytics/components', {
        token: admin.token,
        query: `?timeframe=${timeframe}`,
      });
    await call('GET', '/analytics/user-activities', { token: admin.token });
    expect(
      (await call('GET', '/user/admin/dashboard', { token: admin.token })).json(),
    ).toMatchObject({ stats: { totalUsers: 4, activeUsers: expect.any(Number) } });
    expect(
      JSON.stringify((await call('GET', '/user/admin/users', { token: admin.token })).json()),
    ).toContain(third.email);
    const revenue = (await call('GET', '/admin/revenue', { token: admin.token })).json();
    expect(revenue).toMatchObject({
      stats: {
        totalRevenue: expect.any(Number),
        monthlyRevenue: expect.any(Number),
        activeSubscriptions: 1,
        totalSubscribers: 1,
      },
      subscriptions: [expect.anything(), expect.anything()],
    });
    await call('DELETE', '/user/admin/:id', { token: admin.token, id: third.user._id });
    await call('DELETE', '/component/:id', { token: admin.token, id: componentId });
    const spare = (
      await call('POST', '/subscription-plan', {
        token: admin.token,
        body: { ...plan, name: 'Spare' },
      })
    ).json<{ _id: string }>();
    await call('DELETE', '/subscription-plan/:id', { token: admin.token, id: spare._id });

    expect([...made].toSorted()).toEqual(
      CALLS.map(([method, path]) => nameOf(method, path)).toSorted(),
    );
  });
});
