import { expect, test } from 'vitest';
import { CALLERS, echoEndpoint, withBareServer } from '../../../test/bare-server.ts';
import { heldClock } from '../../../test/moving-clock.ts';
import type { Verdict } from '../cache/limiter.ts';

const NETWORK = '203.0.113.7';
const GUESSED = `Bearer ${'guessed-'.padEnd(43, 'y')}`;

const counting = (points: number) => {
  const counts = new Map<string, number>();
  return (key: string): Verdict => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { allowed: count <= points, retryAfterSeconds: count <= points ? 0 : 17 };
  };
};

async function withLimits(points: number, wholeNetwork = 1_000) {
  const clock = heldClock();
  const { app } = await withBareServer(
    (binder, server) => {
      binder.bind(echoEndpoint('user'), async ({ body }) => body);
      server.get('/page', async () => ({ ok: true }));
    },
    { limit: counting(points), limitWholeNetwork: counting(wholeNetwork), clock },
  );
  const visit = async (authorization?: string, remoteAddress = NETWORK) =>
    (
      await app.inject({
        url: '/page',
        remoteAddress,
        headers: authorization ? { authorization } : {},
      })
    ).statusCode;
  const act = async (authorization: string, remoteAddress = NETWORK) =>
    (
      await app.inject({
        method: 'POST',
        url: '/echo/user',
        remoteAddress,
        headers: { authorization },
        payload: { name: 'x' },
      })
    ).statusCode;
  return { clock, visit, act };
}

const MEMBER = CALLERS['a verified user'].authorization;

test('a member is served while anonymous neighbours have used up their network', async () => {
  const { visit, act } = await withLimits(3);
  for (const expected of [200, 200, 200, 429]) expect(await visit()).toBe(expected);
  expect(await act(MEMBER)).toBe(200);
  expect(await visit(MEMBER)).toBe(200);
  expect(await visit()).toBe(429);
});

test('a signed-in request counts for the account, from whichever network', async () => {
  const { visit, act } = await withLimits(3);
  // The first is counted for the network, because the token is not known yet.
  expect(await act(MEMBER)).toBe(200);
  expect(await act(MEMBER, '198.51.100.1')).toBe(200);
  expect(await visit(MEMBER, '198.51.100.2')).toBe(200);
  expect(await act(MEMBER, '198.51.100.3')).toBe(200);
  expect(await act(MEMBER, '198.51.100.4')).toBe(429);
});

test('guessed tokens count for their network', async () => {
  const { visit, act } = await withLimits(3);
  for (const expected of [401, 401, 401, 429])
    expect(await act(`${GUESSED.slice(0, -1)}${expected % 10}`)).toBe(expected);
  expect(await visit(`${GUESSED}z`)).toBe(429);
  expect(await visit(GUESSED, '198.51.100.1')).toBe(200);
});

test('a token that was not used for ten minutes is looked up before it counts for its account', async () => {
  const { clock, act } = await withLimits(1);
  expect(await act(MEMBER)).toBe(200);
  expect(await act(MEMBER)).toBe(200);
  clock.advance({ seconds: 601 });
  expect(await act(MEMBER)).toBe(429);
});

test('all requests of a network together are bounded', async () => {
  const { visit, act } = await withLimits(100, 3);
  expect(await act(MEMBER)).toBe(200);
  expect(await visit(MEMBER)).toBe(200);
  expect(await visit()).toBe(200);
  expect(await act(MEMBER)).toBe(429);
  expect(await visit()).toBe(429);
  expect(await visit(MEMBER, '198.51.100.1')).toBe(200);
});
