import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, openAccountsWorld, post, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { giveComponent, givePlan } from '../../../test/library.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let pro: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  pro = await createPlan(world, 'Pro', 499);
});
afterAll(() => world.close());

describe('POST /analytics/track-copy', () => {
  const track = (token: string, componentId: string, language?: string) =>
    post(world, '/analytics/track-copy', { componentId, language }, bearer(token));
  const eventsOf = async (id: string) =>
    (
      await sql`select user_id, paid, surface from copy_events where component_id = ${id}`.execute(
        world.platform.db,
      )
    ).rows;

  test('keeps whether it was paid at that moment [API-19] [EN-32]', async () => {
    const id = await publishComponent(world, { planId: pro });
    const { token, user } = await signUp(world);
    await givePlan(world, user._id, pro);
    expect((await track(token, id)).json()).toEqual({ success: true });
    const admin = await signUp(world);
    await world.services.users.makeAdmin(admin.email);
    await world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(admin.token),
      payload: { title: 'Free now', code: 'x', category: 'Hero', subscriptionPlan: null },
    });
    await track(token, id);
    expect(await eventsOf(id)).toEqual([
      { userId: user._id, paid: true, surface: 'web' },
      { userId: user._id, paid: false, surface: 'web' },
    ]);
  });

  test('keeps the language that was copied, if the client says it', async () => {
    const id = await publishComponent(world);
    const { token } = await signUp(world);
    for (const language of ['js', 'ts', undefined])
      expect((await track(token, id, language)).statusCode).toBe(200);
    expect((await track(token, id, 'coffee')).statusCode).toBe(400);
    const { rows } =
      await sql`select language from copy_events where component_id = ${id} order by occurred_at, id`.execute(
        world.platform.db,
      );
    expect(rows).toEqual([{ language: 'js' }, { language: 'ts' }, { language: null }]);
  });

  test('counts what the saved page opens and the browser does not', async () => {
    const plus = await createPlan(world, 'Pro Plus', 999, [pro]);
    const id = await publishComponent(world, { planId: plus });
    const { token, user } = await signUp(world);
    await givePlan(world, user._id, pro);
    expect((await track(token, id)).statusCode).toBe(403);
    await post(world, '/user/saved-components', { componentId: id }, bearer(token));
    expect((await track(token, id)).statusCode).toBe(200);
    expect(await eventsOf(id)).toEqual([{ userId: user._id, paid: true, surface: 'web' }]);
  });

  test('counts nothing for what was saved and is withdrawn, except for those who bought it', async () => {
    const admin = await signUp(world);
    await world.services.users.makeAdmin(admin.email);
    const id = await publishComponent(world, { planId: pro, pricePaise: 9_900 });
    const [subscriber, buyer] = [await signUp(world), await signUp(world)];
    await givePlan(world, subscriber.user._id, pro);
    await giveComponent(world, buyer.user._id, id);
    for (const { token } of [subscriber, buyer])
      await post(world, '/user/saved-components', { componentId: id }, bearer(token));
    await world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(admin.token),
    });
    expect((await track(subscriber.token, id)).statusCode).toBe(404);
    expect((await track(buyer.token, id)).statusCode).toBe(200);
    expect(await eventsOf(id)).toEqual([{ userId: buyer.user._id, paid: true, surface: 'web' }]);
  });

  test('counts nothing for what this person may not copy', async () => {
    const id = await publishComponent(world, { planId: pro });
    const { token } = await signUp(world);
    expect((await track(token, id)).statusCode).toBe(403);
    expect(await eventsOf(id)).toEqual([]);
  });
});
