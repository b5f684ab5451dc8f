import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@tessera/contract/endpoint';
import { echoEndpoint, withBareServer } from '../../../test/bare-server.ts';
import { Answer, nextPageLink } from './answer.ts';

describe('what goes in and out', () => {
  test('the answer holds only the fields the contract names', async () => {
    const { app } = await withBareServer((binder) =>
      binder.bind(
        echoEndpoint('public'),
        async () => ({ name: 'x', passwordHash: 'planted' }) as { name: string },
      ),
    );
    const response = await app.inject({
      method: 'POST',
      url: '/echo/public',
      payload: { name: 'x' },
    });
    expect(response.json()).toEqual({ name: 'x' });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  test('an answer that breaks the contract is our fault, and is not sent', async () => {
    const { app } = await withBareServer((binder) =>
      binder.bind(
        echoEndpoint('public'),
        async () => ({ title: 'planted' }) as unknown as { name: string },
      ),
    );
    const response = await app.inject({
      method: 'POST',
      url: '/echo/public',
      payload: { name: 'x' },
    });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('planted');
  });

  test('wrong details are named, never repeated', async () => {
    const { app, logged } = await withBareServer((binder) =>
      binder.bind(echoEndpoint('public'), async ({ body }) => body),
    );
    for (const payload of [
      { name: 'planted'.repeat(10), age: 'planted' },
      { age: 'planted' },
      ['planted'],
      'null',
    ]) {
      const response = await app.inject({
        method: 'POST',
        url: '/echo/public',
        headers: { 'content-type': 'application/json' },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', requestId: expect.any(String) });
      expect(response.json<{ message: string }>().message).toMatch(
        /^Some of the details sent are not valid: (name|age|body)/,
      );
      expect(response.body).not.toContain('planted');
    }
    expect(logged.join('')).not.toContain('planted');
  });

  test('a handler may choose status and headers', async () => {
    const { app } = await withBareServer((binder) =>
      binder.bind(
        echoEndpoint('public'),
        async () => new Answer({ name: 'made' }, { status: 201, headers: { location: '/made' } }),
      ),
    );
    const response = await app.inject({
      method: 'POST',
      url: '/echo/public',
      payload: { name: 'x' },
    });
    expect(response.statusCode).toBe(201);
    expect(response.headers.location).toBe('/made');
  });

  test('the next page keeps the question, without what was not asked', () => {
    expect(nextPageLink('/api/x', { search: 'a&b=c', category: undefined, limit: 5 })).toBe(
      '</api/x?search=a%26b%3Dc&limit=5>; rel="next"',
    );
  });
});

describe('answers that are the same for everyone', () => {
  const bindCounter = async () => {
    let built = 0;
    const counter = endpoint(
      { method: 'GET', path: `/${randomUUID()}/:id`, kind: 'json' },
      {
        summary: 'Counts',
        access: 'public',
        cache: 'public',
        tags: ['plans'],
        params: z.object({ id: z.string().max(10) }),
        query: z.object({ a: z.string().default('1'), b: z.string().optional() }),
        response: z.object({ built: z.int(), id: z.string(), a: z.string() }),
      },
    );
    const { app } = await withBareServer((binder) =>
      binder.bind(counter, async ({ params, query }) => ({
        built: ++built,
        id: params.id,
        a: query.a,
      })),
    );
    const ask = (rest: string, headers: Record<string, string> = {}) =>
      app.inject({ url: counter.path.replace('/:id', rest), headers });
    return { ask };
  };

  test('are built once for equal questions, whatever their order, defaults and unknown parameters', async () => {
    const { ask } = await bindCounter();
    const first = (await ask('/one?a=1&b=2')).body;
    for (const same of ['/one?b=2&a=1', '/one?b=2', '/one?b=2&utm_source=x&token=y'])
      expect((await ask(same)).body).toBe(first);
    for (const other of ['/two?b=2', '/one?b=3', '/one?a=2&b=2', '/one'])
      expect((await ask(other)).body).not.toBe(first);
  });

  test('come in the encoding the caller asked for, with an etag that saves the body', async () => {
    const { ask } = await bindCounter();
    const plain = await ask('/one');
    const br = await ask('/one', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask('/one', { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    });
    const known = await ask('/one', { 'if-none-match': String(plain.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  test('are not made of wrong details, nor are refusals kept', async () => {
    const { ask } = await bindCounter();
    const refused = await ask('/far-too-long-an-id');
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['cache-control']).toBe('no-store');
  });
});
