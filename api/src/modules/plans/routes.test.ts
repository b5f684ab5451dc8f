import { expect, test } from 'vitest';
import { createPlan } from '../../../test/catalogue.ts';
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
    },
    {
      _id: plus,
      name: 'Pro Plus',
      price: 999,
      duration: 30,
      features: ['Pro Plus feature'],
      accessiblePlans: [pro],
    },
  ]);
});

test('two plans on sale cannot share a name', async () => {
  const world = await withWorld();
  await createPlan(world, 'Pro', 499);
  await expect(createPlan(world, 'pro', 1)).rejects.toMatchObject({ code: '23505' });
});
