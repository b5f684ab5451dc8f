import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCaller } from '../../../test/callers.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { giveComponent, givePlan } from '../../../test/library.ts';
import { openWorld, type World } from '../../../test/world.ts';
import type { Principal } from '../../platform/http/principal.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: true });
});
afterAll(() => world.close());

const somebody = async (role: Principal['role'] = 'user'): Promise<Principal> => {
  const { id: userId } = await addCaller(world, { role });
  return { sessionId: '', userId, role, isVerified: true };
};

test('something saved and withdrawn opens for those who bought it only', async () => {
  const { saved, catalogAdmin } = world.services;
  const pro = await createPlan(world, 'Pro', 499);
  const id = await publishComponent(world, { planId: pro, pricePaise: 9_900 });
  const [subscriber, buyer, admin] = [await somebody(), await somebody(), await somebody('admin')];
  await givePlan(world, subscriber.userId, pro);
  await giveComponent(world, buyer.userId, id);
  const opens = async () => [await saved.opens(subscriber, id), await saved.opens(buyer, id)];
  expect(await opens()).toEqual([false, false]);
  for (const person of [subscriber, buyer]) await saved.save(person, id);
  expect(await opens()).toEqual([true, true]);
  await catalogAdmin.withdraw(admin, id);
  expect(await opens()).toEqual([false, true]);
});
