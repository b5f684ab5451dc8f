import { expect, onTestFinished, test } from 'vitest';
import { openAccountsWorld } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { createTemplate, signUpAdmin } from '../../../test/templates.ts';
import { withWorld } from '../../../test/world.ts';

test('GET /subscription-plan lists plans cheapest first with what each also opens [API-22] [EN-06]', async () => {
  const world = await withWorld();
  const pro = await createPlan(world, 'Pro', 499);
  const plus = await createPlan(world, 'Pro Plus', 999, [pro]);
  const response = await world.http.inject({ url: '/api/subscription-plan' });
  expect(response.json()).toEqual([
    {
      _id: pro,
      name: 'Pro',
      price: 499,
      duration: 30,
      features: ['Pro feature'],
      accessiblePlans: [],
      opens: { components: 0, templates: 0 },
    },
    {
      _id: plus,
      name: 'Pro Plus',
      price: 999,
      duration: 30,
      features: ['Pro Plus feature'],
      accessiblePlans: [pro],
      opens: { components: 0, templates: 0 },
    },
  ]);
});

test.each(['both', 'downward'] as const)(
  'a plan counts what it opens now: free, its own and what it links to (%s)',
  async (planLinks) => {
    const world = await openAccountsWorld();
    onTestFinished(() => world.close());
    await world.platform.db.updateTable('shopSettings').set({ planLinks }).execute();
    const pro = await createPlan(world, 'Pro', 499);
    const plus = await createPlan(world, 'Pro Plus', 999, [pro]);
    await publishComponent(world, { slug: 'free' });
    await publishComponent(world, { slug: 'paid', planId: pro });
    await publishComponent(world, { slug: 'dear', planId: plus });
    await publishComponent(world, { slug: 'dear-too', planId: plus });
    const gone = await publishComponent(world, { slug: 'gone', planId: pro });
    await world.platform.db
      .updateTable('components')
      .set({ status: 'withdrawn' })
      .where('id', '=', gone)
      .execute();
    await createTemplate(world, await signUpAdmin(world), { subscriptionPlan: plus });
    await world.platform.freshness.changed('catalog');
    const response = await world.http.inject({ url: '/api/subscription-plan' });
    expect(response.json()).toMatchObject([
      // A link in both directions opens the templates of the dearer plan.
      { name: 'Pro', opens: { components: 2, templates: planLinks === 'both' ? 1 : 0 } },
      { name: 'Pro Plus', opens: { components: 4, templates: 1 } },
    ]);
  },
);

test('a component that is published changes the counts of the plans', async () => {
  const world = await withWorld();
  const count = async () => {
    const response = await world.http.inject({ url: '/api/subscription-plan' });
    return response.json<{ opens: { components: number } }[]>()[0]!.opens.components;
  };
  const pro = await createPlan(world, 'Pro', 499);
  await world.platform.freshness.changed('plans');
  expect(await count()).toBe(0);
  await publishComponent(world, { slug: 'new', planId: pro });
  await world.platform.freshness.changed('catalog');
  await expect.poll(count, { timeout: 10_000 }).toBe(1);
});

test('two plans on sale cannot share a name', async () => {
  const world = await withWorld();
  await createPlan(world, 'Pro', 499);
  await expect(createPlan(world, 'pro', 1)).rejects.toMatchObject({ code: '23505' });
});
