import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { endpoint, type Access } from '@tessera/contract/endpoint';
import { createFreshness } from '../src/platform/cache/freshness.ts';
import type { Verdict } from '../src/platform/cache/limiter.ts';
import { createPublicCache } from '../src/platform/cache/public-cache.ts';
import { systemClock, type Clock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { AppError } from '../src/platform/errors.ts';
import { createBinder, type Binder } from '../src/platform/http/bind.ts';
import { answerUnknownPaths } from '../src/platform/http/failures.ts';
import type { Authenticate, Principal } from '../src/platform/http/principal.ts';
import { createServer } from '../src/platform/http/server.ts';
import { createLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { withMemory } from './memory.ts';
import { environment } from './world.ts';

const token = (name: string) => `${name}-`.padEnd(43, 'x');
const person = (o: Partial<Principal>): Principal => ({
  sessionId: 'a-session',
  userId: 'a-user',
  role: 'user',
  isVerified: true,
  ...o,
});

/** All kinds of callers, with the header that they send and the resulting principal. */
export const CALLERS = {
  nobody: { authorization: undefined, principal: null },
  'an unknown token': { authorization: `Bearer ${token('unknown')}`, principal: null },
  'an unverified user': {
    authorization: `Bearer ${token('unverified')}`,
    principal: person({ isVerified: false }),
  },
  'a verified user': { authorization: `Bearer ${token('verified')}`, principal: person({}) },
  'an unverified admin': {
    authorization: `Bearer ${token('newadmin')}`,
    principal: person({ role: 'admin', isVerified: false }),
  },
  'an admin': { authorization: `Bearer ${token('admin')}`, principal: person({ role: 'admin' }) },
} as const satisfies Record<
  string,
  { authorization: string | undefined; principal: Principal | null }
>;

const authenticate: Authenticate = async (given) =>
  Object.values(CALLERS).find(({ authorization }) => authorization === `Bearer ${given}`)
    ?.principal ?? null;

const allowAll = (): Verdict => ({ allowed: true, retryAfterSeconds: 0 });

/** The real server with no endpoints but those that the test binds. */
export async function withBareServer(
  bindAll: (binder: Binder, app: FastifyInstance) => void,
  o: {
    overrides?: Record<string, string>;
    limit?: (key: string) => Verdict;
    limitWholeNetwork?: (network: string) => Verdict;
    clock?: Clock;
    bodyTimeoutMs?: number;
    authenticate?: Authenticate;
  } = {},
) {
  const logged: string[] = [];
  const metrics = createMetrics();
  const memory = await withMemory();
  const app = createServer({
    config: readConfig(environment(o.overrides)),
    log: createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void logged.push(line) }),
    metrics,
    limit: o.limit ?? allowAll,
    limitWholeNetwork: o.limitWholeNetwork ?? allowAll,
    clock: o.clock ?? systemClock,
    ...(o.bodyTimeoutMs !== undefined && { bodyTimeoutMs: o.bodyTimeoutMs }),
  });
  const cache = createPublicCache(
    memory,
    createFreshness(memory, systemClock),
    metrics,
    systemClock,
  );
  bindAll(createBinder(app, o.authenticate ?? authenticate, cache), app);
  onTestFinished(() => app.close());
  return { app, logged, metrics };
}

/** A test endpoint that accepts a name and returns it. */
export const echoEndpoint = <A extends Access>(access: A) =>
  endpoint(
    { method: 'POST', path: `/echo/${access}`, kind: 'json' },
    {
      summary: 'Says what it was told',
      access,
      cache: 'private',
      body: z.object({ name: z.string().max(20), age: z.int().optional() }),
      response: z.object({ name: z.string() }),
    },
  );

/** A bare server with test routes, some of which fail. */
export const withEcho = (o?: Parameters<typeof withBareServer>[1]) =>
  withBareServer((binder, app) => {
    binder.bind(echoEndpoint('public'), async ({ body }) => body);
    app.get('/surprise', async () => {
      throw new Error('planted secret at postgres://admin:hunter2@db');
    });
    app.get('/gone', async () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    });
    app.get('/conflict', async () => {
      throw new AppError('CONFLICT', {
        extras: { needsVerification: true, email: 'a@example.test' },
      });
    });
    app.get('/api/ok', async () => ({ ok: true }));
    app.get('/api/item/:id', async () => ({ ok: true }));
    app.get('/media/*', async () => ({ ok: true }));
    app.get('/page', async () => ({ ok: true }));
    answerUnknownPaths(app, ['/api/*']);
  }, o);
