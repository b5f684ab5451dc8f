import { expect, test } from 'vitest';
import {
  logIn,
  openAccountsWorld,
  PASSWORD,
  post,
  register,
  signUp,
} from '../../../test/accounts.ts';
import { holdThreads } from '../../../test/held-threads.ts';
import { newAddress } from '../../../test/mailbox.ts';
import { steerTimers } from '../../../test/steered-timers.ts';
import { withWorld, type World } from '../../../test/world.ts';
import { createHasher } from '../../platform/passwords/hasher.ts';

/** With the limits of production. */
const limited = () =>
  withWorld({ jobs: true, overrides: { EXPOSE_CODES: 'true', TRUSTED_PROXIES: '1' } });

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const statuses = async (times: number, ask: (index: number) => ReturnType<typeof post>) => {
  const seen: number[] = [];
  for (let i = 0; i < times; i++) seen.push((await ask(i)).statusCode);
  return seen;
};
const count = (list: number[], status: number) => list.filter((one) => one === status).length;

const tryPassword = (world: World, email: string, ip: string) =>
  post(world, '/auth/login', { email, password: 'a wrong password' }, from(ip));

test('ten passwords in a quarter of an hour for one address and network; its owner elsewhere still gets in', async () => {
  const world = await limited();
  const { email } = await signUp(world);
  const begun = performance.now();
  const seen = await statuses(12, () => tryPassword(world, email, '203.0.113.7'));
  expect(seen).toEqual([...Array<number>(10).fill(401), 429, 429]);
  const refused = await tryPassword(world, email, '203.0.113.7');
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const seconds = Number(refused.headers['retry-after']);
  const passed = (performance.now() - begun) / 1_000;
  expect(seconds).toBeGreaterThanOrEqual(900 - passed);
  expect(seconds).toBeLessThanOrEqual(900);
  const owner = await post(
    world,
    '/auth/login',
    { email, password: PASSWORD },
    from('198.51.100.1'),
  );
  expect(owner.statusCode).toBe(200);
});

test('a whole IPv6 network counts as one', async () => {
  const world = await limited();
  const { email } = await signUp(world);
  const seen = await statuses(12, (i) => tryPassword(world, email, `2001:db8:1:2::${i + 1}`));
  expect(count(seen, 429)).toBe(2);
});

test('one network trying many addresses is stopped after a hundred', async () => {
  const world = await limited();
  const seen = await statuses(102, () => tryPassword(world, newAddress(), '203.0.113.7'));
  expect([count(seen, 401), count(seen, 429)]).toEqual([100, 2]);
});

test('ten codes in ten minutes for one address and network', async () => {
  const world = await limited();
  const email = newAddress();
  const guess = { email, otp: '000000' };
  const seen = await statuses(12, () =>
    post(world, '/auth/verify-otp', guess, from('203.0.113.7')),
  );
  expect(seen).toEqual([...Array<number>(10).fill(400), 429, 429]);
  // Both steps of a password reset count for the same limit.
  const elsewhere = await post(world, '/auth/verify-reset-otp', guess, from('203.0.113.7'));
  expect(elsewhere.statusCode).toBe(429);
  expect((await post(world, '/auth/verify-otp', guess, from('198.51.100.1'))).statusCode).toBe(400);
});

test('six mails an hour to one address, from whatever network they are asked for', async () => {
  const world = await limited();
  const email = newAddress();
  const form = { name: 'A', email, password: PASSWORD };
  const seen = await statuses(8, (i) =>
    post(world, '/auth/register', form, from(`203.0.113.${i}`)),
  );
  expect(seen).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});

test('an impatient click on "resend" does not use up the mails of the hour', async () => {
  const world = await limited();
  const { email } = await register(world);
  const seen = await statuses(8, () => post(world, '/auth/resend-otp', { email }));
  expect(seen).toEqual(Array(8).fill(429));
  expect((await post(world, '/auth/forgot-password', { email })).statusCode).toBe(200);
});

test('thirty mails an hour from one network', async () => {
  const world = await limited();
  const seen = await statuses(32, () =>
    post(world, '/auth/forgot-password', { email: newAddress() }, from('203.0.113.7')),
  );
  expect([count(seen, 200), count(seen, 429)]).toEqual([30, 2]);
});

test('a forwarded address is not believed without a proxy in front', async () => {
  const world = await withWorld({ jobs: true });
  const email = newAddress();
  const seen = await statuses(12, (i) => tryPassword(world, email, `203.0.113.${i}`));
  expect(count(seen, 429)).toBe(2);
});

test('G135: a flood of sign-ins is refused with 503 instead of eating the memory', async () => {
  const world = await openAccountsWorld();
  try {
    const { email } = await signUp(world);
    const before = process.memoryUsage.rss();
    // No password is hashed until a request was refused, and no wait for a connection ends. It is therefore a flood on
    // any machine.
    const timers = steerTimers();
    const threads = holdThreads();
    const refused = Promise.withResolvers<undefined>();
    const asked = Array.from({ length: 300 }, async () => {
      const answer = await post(world, '/auth/login', { email, password: 'wrong one' });
      if (answer.statusCode === 503) refused.resolve(undefined);
      return answer;
    });
    await Promise.race([refused.promise, Promise.all(asked)]);
    await threads.release();
    const answers = await Promise.all(asked);
    timers.end();
    const grownMegabytes = (process.memoryUsage.rss() - before) / 1_048_576;
    const seen = answers.map(({ statusCode }) => statusCode);
    expect(new Set(seen)).toEqual(new Set([401, 503]));
    expect(count(seen, 401)).toBeGreaterThanOrEqual(100);
    const busy = answers.find(({ statusCode }) => statusCode === 503)!;
    expect(busy.headers['retry-after']).toBe('2');
    expect(grownMegabytes).toBeLessThan(200);
    expect(await logIn(world, email)).toEqual(expect.any(String));
  } finally {
    await world.close();
  }
});

test('G135: an unknown address is refused like a known one, also after a flood', async () => {
  const hasher = createHasher({ atOnce: 1, queueMax: 1 });
  const flood = await Promise.allSettled(Array.from({ length: 10 }, () => hasher.pretend('x')));
  expect(flood.some(({ status }) => status === 'rejected')).toBe(true);
  expect(await hasher.pretend('x')).toBe(false);
});
