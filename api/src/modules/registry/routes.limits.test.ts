import { expect, test } from 'vitest';
import { signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { makeKey } from '../../../test/keys.ts';
import { givePlan } from '../../../test/library.ts';
import { withWorld, type World } from '../../../test/world.ts';

const CODE = `export function Limited() {\n  return null;\n}\n`;

type Answer = { error: string; message: string };

const fetchOften = async (world: World, times: number, headers: Record<string, string> = {}) => {
  const statuses = [];
  for (let sent = 0; sent < times; sent++)
    statuses.push((await world.http.inject({ url: '/r/limited.json', headers })).statusCode);
  return statuses;
};

test('a limit is a sentence that the CLI shows: 403 with how long to wait', async () => {
  const world = await withWorld({ overrides: { RATE_LIMIT_PER_MINUTE: '3' } });
  await publishComponent(world, { slug: 'limited', code: CODE });
  expect(await fetchOften(world, 5)).toEqual([200, 200, 200, 403, 403]);
  const refused = await world.http.inject('/r/limited.json');
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.json<Answer>()).toMatchObject({
    error: 'Forbidden',
    message: expect.stringMatching(
      /^Too many requests\. Wait \d+ seconds .+ http:\/\/shop\.test\//,
    ),
  });
});

/** Counts requests under the name and size of a limit, faster than by sending them. */
async function useUp(world: World, name: string, key: string, points: number) {
  const limit = world.platform.limiter({ name, points: points + 1, seconds: 600 });
  for (let used = 0; used < points; used++) await limit(key);
}

test('requests without a key count for their network, with one for the key', async () => {
  const world = await withWorld({ jobs: true, overrides: { EXPOSE_CODES: 'true' } });
  await publishComponent(world, { slug: 'limited', code: CODE });
  const { token } = await signUp(world);
  const { secret, key } = await makeKey(world, token);
  const keyed = { authorization: `Bearer ${secret}` };
  await useUp(world, 'registry-network', '127.0.0.1', 599);
  expect(await fetchOften(world, 2)).toEqual([200, 403]);
  expect(await fetchOften(world, 1, keyed)).toEqual([200]);
  await useUp(world, 'registry-key', key._id, 598);
  expect(await fetchOften(world, 2, keyed)).toEqual([200, 403]);
});

test('the quota of an account is said as well', async () => {
  const world = await withWorld({
    jobs: true,
    overrides: { EXPOSE_CODES: 'true', CODE_QUOTA_PER_DAY: '1' },
  });
  const planId = await createPlan(world, 'Pro', 499);
  await publishComponent(world, { slug: 'first', code: CODE, planId });
  await publishComponent(world, { slug: 'second', code: CODE, planId });
  const { token, user } = await signUp(world);
  await givePlan(world, user._id, planId);
  const { secret } = await makeKey(world, token);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await world.http.inject({ url: '/r/first.json', headers })).statusCode).toBe(200);
  const refused = await world.http.inject({ url: '/r/second.json', headers });
  expect([refused.statusCode, refused.json<Answer>().message]).toEqual([
    403,
    expect.stringMatching(/as one account can take in a day\. .+ http:\/\/shop\.test\//),
  ]);
});
