import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, type Access } from '@tessera/contract/endpoint';
import { ERRORS, type ErrorCode } from '@tessera/contract/errors';
import { CALLERS, echoEndpoint, withBareServer } from '../../../test/bare-server.ts';

type Caller = keyof typeof CALLERS;
const callers = Object.keys(CALLERS) as Caller[];

type Outcome = ErrorCode | 'admitted';
const STRANGER = 'UNAUTHENTICATED';

/**
 * The outcomes in the order of the callers: no token, an unknown token, an unverified user, a verified user, an
 * unverified admin, an admin.
 */
const OUTCOMES: Record<Access, Outcome[]> = {
  public: ['admitted', 'admitted', 'admitted', 'admitted', 'admitted', 'admitted'],
  optional: ['admitted', 'admitted', 'admitted', 'admitted', 'admitted', 'admitted'],
  user: [STRANGER, STRANGER, 'admitted', 'admitted', 'admitted', 'admitted'],
  verified: [STRANGER, STRANGER, 'NOT_VERIFIED', 'admitted', 'NOT_VERIFIED', 'admitted'],
  admin: [STRANGER, STRANGER, 'NOT_VERIFIED', 'FORBIDDEN', 'NOT_VERIFIED', 'admitted'],
};

const headersOf = (caller: Caller) => {
  const { authorization } = CALLERS[caller];
  return authorization ? { authorization } : {};
};

/** Returns the response of an endpoint with that access, and the principal that its handler received. */
async function knock(access: Access, caller: Caller) {
  const seen: unknown[] = [];
  const { app } = await withBareServer((binder) =>
    binder.bind(echoEndpoint(access), async (request) => {
      seen.push('principal' in request ? request.principal : null);
      return { name: request.body.name };
    }),
  );
  const response = await app.inject({
    method: 'POST',
    url: `/echo/${access}`,
    headers: headersOf(caller),
    payload: { name: 'x' },
  });
  const { code } = response.json<{ code?: ErrorCode }>();
  return { status: response.statusCode, outcome: code ?? 'admitted', seen };
}

describe('who may call', () => {
  const table = (Object.keys(OUTCOMES) as Access[]).flatMap((access) =>
    callers.map((caller, index) => [access, caller, OUTCOMES[access][index]!] as const),
  );
  const admitted = table.filter(([, , outcome]) => outcome === 'admitted');

  test.each(admitted)('%s endpoints let %s in', async (access, caller) => {
    const { status, outcome, seen } = await knock(access, caller);
    expect([status, outcome]).toEqual([200, 'admitted']);
    expect(seen).toEqual([access === 'public' ? null : CALLERS[caller].principal]);
  });

  test.each(table.filter((row) => !admitted.includes(row)))(
    '%s endpoints tell %s: %s',
    async (access, caller, code) => {
      const { status, outcome, seen } = await knock(access, caller);
      expect([status, outcome]).toEqual([ERRORS[code as ErrorCode].status, code]);
      expect(seen).toEqual([]);
    },
  );

  test.each([
    'Basic abc',
    'Bearer',
    'Bearer short',
    `Token ${'x'.repeat(43)}`,
    `Bearer ${'x'.repeat(201)}`,
    `Bearer ${'x'.repeat(42)}'`,
  ])('something that is no token is no token: %s', async (authorization) => {
    const { app } = await withBareServer((binder) =>
      binder.bind(echoEndpoint('user'), async ({ body }) => body),
    );
    const response = await app.inject({
      method: 'POST',
      url: '/echo/user',
      headers: { authorization },
      payload: { name: 'x' },
    });
    expect(response.statusCode).toBe(401);
  });

  test('the guard comes before the details, so strangers learn nothing about those', async () => {
    const { app } = await withBareServer((binder) =>
      binder.bind(echoEndpoint('user'), async ({ body }) => body),
    );
    const response = await app.inject({ method: 'POST', url: '/echo/user', payload: { name: 1 } });
    expect(response.statusCode).toBe(401);
  });

  test('a public answer is the same for everyone, because its handler learns nothing of the caller', async () => {
    const seen: string[][] = [];
    const everyone = endpoint(
      { method: 'GET', path: `/${randomUUID()}`, kind: 'json' },
      {
        summary: 'For all',
        access: 'public',
        cache: 'public',
        tags: ['plans'],
        query: z.object({ n: z.string().optional() }),
        response: z.array(z.string()),
      },
    );
    const { app } = await withBareServer((binder) =>
      binder.bind(everyone, async (request) => {
        seen.push(Object.keys(request).toSorted());
        return ['same'];
      }),
    );
    for (const caller of callers) {
      const response = await app.inject({
        url: `${everyone.path}?n=${encodeURIComponent(caller)}`,
        headers: headersOf(caller),
      });
      expect(response.body).toBe('["same"]');
    }
    expect(seen).toEqual(callers.map(() => ['body', 'fresh', 'params', 'query']));
  });
});
