import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { ERRORS } from '@tessera/contract/errors';
import type { SavedComponent } from '@tessera/contract/saved';
import {
  bearer,
  get,
  logIn,
  openAccountsWorld,
  PASSWORD,
  post,
  signUp,
} from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import { holdLock } from '../../../test/lock-waits.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import type { World } from '../../../test/world.ts';

const PER_DAY = 4;
const clock = movingClock();

let world: World;
let pro: string;
let paid: string[];
beforeAll(async () => {
  world = await openAccountsWorld({ clock, overrides: { CODE_QUOTA_PER_DAY: String(PER_DAY) } });
  pro = await createPlan(world, 'Pro', 499);
  paid = [];
  for (let made = 0; made < 8; made++)
    paid.push(
      await publishComponent(world, { planId: pro, code: `export const Secret = ${made};` }),
    );
});
afterAll(() => world.close());

const withPlan = async () => {
  const member = await signUp(world);
  await givePlan(world, member.user._id, pro, 365);
  return member;
};
const statusOf = async (token: string, id: string) =>
  (await get(world, `/component/${id}/code`, bearer(token))).statusCode;
const refusals = async () => {
  const text = await world.platform.metrics.text();
  return Number(/^code_quota_refusals_total (\d+)/m.exec(text)?.[1] ?? 0);
};
const alarms = (userId: string) =>
  world.logged.filter((line) => line.includes('code-quota') && line.includes(userId));

test('an account that fetches everything meets a sentence, an alarm, and what it had stays open', async () => {
  const { token, user } = await withPlan();
  const before = await refusals();
  const statuses = [];
  for (const id of paid) statuses.push(await statusOf(token, id));
  expect(statuses).toEqual([200, 200, 200, 200, 403, 403, 403, 403]);
  const refused = await get(world, `/component/${paid[5]}/code`, bearer(token));
  expect(refused.json()).toMatchObject({
    code: 'CODE_QUOTA',
    message: ERRORS.CODE_QUOTA.message,
  });
  expect(refused.body).not.toContain('Secret');
  expect(await statusOf(token, paid[0]!)).toBe(200);
  expect((await refusals()) - before).toBe(5);
  expect(alarms(user._id)).toHaveLength(1);
});

test('requests at the same moment do not get more', async () => {
  const { token } = await withPlan();
  // Nobody can note a component until all requests have come, so that all of them compete.
  const held = await holdLock('lock table code_reads in share mode');
  const asked = paid.map((id) => statusOf(token, id));
  await held.untilWaiting(paid.length);
  await held.release();
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(PER_DAY);
});

test('versions and comparisons count as well, and the saved list takes at most half of the day', async () => {
  const { token } = await withPlan();
  const [first, second, third, fourth, fifth] = paid as [string, string, string, string, string];
  const version = (id: string, rest: string) =>
    get(world, `/component/${id}/versions/1/${rest}`, bearer(token));
  expect((await version(first, 'code')).statusCode).toBe(200);
  const before = await refusals();
  for (const componentId of [fifth, fourth, third])
    await post(world, '/user/saved-components', { componentId }, bearer(token));
  for (let looked = 0; looked < 2; looked++) {
    const saved = (await get(world, '/user/saved-components', bearer(token))).json<
      SavedComponent[]
    >();
    expect(saved.map(({ _id, code, mayCopy }) => [_id, code !== undefined, mayCopy])).toEqual([
      [third, true, true],
      [fourth, false, true],
      [fifth, false, true],
    ]);
  }
  // To look at a list is nothing to raise an alarm about.
  expect(await refusals()).toBe(before);
  expect((await version(second, 'diff')).statusCode).toBe(200);
  expect((await version(fourth, 'code')).statusCode).toBe(200);
  expect((await version(fifth, 'code')).statusCode).toBe(403);
  expect((await version(fifth, 'diff')).statusCode).toBe(403);
});

test('free components do not count, and admins have no quota', async () => {
  const member = await withPlan();
  for (let made = 0; made < PER_DAY + 1; made++)
    expect(await statusOf(member.token, await publishComponent(world))).toBe(200);
  expect(await statusOf(member.token, paid[0]!)).toBe(200);
  const admin = await signUp(world);
  await world.services.users.makeAdmin(admin.email);
  for (const id of paid) expect(await statusOf(admin.token, id)).toBe(200);
});

test('a new day begins with nothing, old days are removed, and an account takes its days with it', async () => {
  const { token, user, email } = await withPlan();
  for (const id of paid) await statusOf(token, id);
  expect(await statusOf(token, paid[7]!)).toBe(403);
  clock.advance({ seconds: 24 * 3_600 });
  expect(await statusOf(token, paid[7]!)).toBe(200);
  const reads = async () =>
    (
      await world.platform.db
        .selectFrom('codeReads')
        .select('componentId')
        .where('userId', '=', user._id)
        .execute()
    ).length;
  expect(await reads()).toBe(PER_DAY + 1);
  expect((await get(world, '/user/export', bearer(token))).json()).toMatchObject({
    codeReads: expect.arrayContaining([{ componentId: paid[7], day: expect.any(String) }]),
  });
  clock.advance({ seconds: 30 * 24 * 3_600 });
  await world.services.codeQuota.removeOld();
  expect(await reads()).toBe(1);
  await world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/user/account`,
    headers: bearer(await logIn(world, email)),
    payload: { password: PASSWORD },
  });
  expect(await reads()).toBe(0);
});
