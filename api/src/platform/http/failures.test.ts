import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { withEcho } from '../../../test/bare-server.ts';

type ErrorAnswer = { message: string; code: string; requestId: string };

describe('a failure', () => {
  test.each([
    ['a surprise', { url: '/surprise' }, 500, 'INTERNAL'],
    ['a database that is away', { url: '/gone' }, 503, 'UNAVAILABLE'],
    ['an unknown path', { url: '/nowhere' }, 404, 'NOT_FOUND'],
    ['an unknown method', { method: 'PUT' as const, url: '/page' }, 404, 'NOT_FOUND'],
    ['a path that cannot be decoded', { url: '/api/%E0%A4%A' }, 400, 'BAD_REQUEST'],
    ['a parameter beyond the bound', { url: `/api/item/${'x'.repeat(400)}` }, 404, 'NOT_FOUND'],
    [
      'malformed JSON',
      {
        method: 'POST' as const,
        url: '/echo/public',
        headers: { 'content-type': 'application/json' },
        payload: '{"name": planted',
      },
      400,
      'BAD_REQUEST',
    ],
    [
      'an empty body',
      {
        method: 'POST' as const,
        url: '/echo/public',
        headers: { 'content-type': 'application/json' },
        payload: '',
      },
      400,
      'BAD_REQUEST',
    ],
    [
      'a polluted prototype',
      {
        method: 'POST' as const,
        url: '/echo/public',
        headers: { 'content-type': 'application/json' },
        payload: '{"__proto__": {"planted": 1}}',
      },
      400,
      'BAD_REQUEST',
    ],
    [
      'an oversized body',
      { method: 'POST' as const, url: '/echo/public', payload: { name: 'x'.repeat(300 * 1024) } },
      413,
      'TOO_LARGE',
    ],
    [
      'a body of another kind',
      {
        method: 'POST' as const,
        url: '/echo/public',
        headers: { 'content-type': 'application/xml' },
        payload: '<name/>',
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  ])('answers JSON with its code for %s', async (_what, request, status, code) => {
    const { app } = await withEcho();
    const response = await app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    const body = response.json<ErrorAnswer>();
    expect(body).toEqual({
      message: expect.any(String),
      code,
      requestId: response.headers['x-request-id'],
    });
    expect(response.body).not.toMatch(/planted|hunter2|node_modules|\.ts:\d+|FST_ERR/);
  });

  test('that surprises us says nothing outside and everything in the log', async () => {
    const { app, logged } = await withEcho();
    const body = (await app.inject({ url: '/surprise' })).json<ErrorAnswer>();
    expect(body.message).toBe('Something went wrong on our side. Please try again.');
    const line = logged.find((entry) => entry.includes('request failed'));
    expect(JSON.parse(line!)).toMatchObject({
      level: 50,
      reqId: body.requestId,
      failure: 'INTERNAL',
      err: {
        message: expect.stringContaining('planted secret'),
        stack: expect.stringContaining('bare-server.ts'),
      },
    });
  });

  test('of our dependencies tells the caller when to try again, and us what it was', async () => {
    const { app, logged } = await withEcho();
    expect((await app.inject({ url: '/gone' })).headers['retry-after']).toBe('2');
    expect(logged.join('')).toContain('"errorCode":"57P01"');
  });

  test('may carry what the contract allows besides', async () => {
    const { app, logged } = await withEcho();
    const response = await app.inject({ url: '/conflict' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'CONFLICT',
      needsVerification: true,
      email: 'a@example.test',
    });
    expect(logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual(
      [],
    );
  });

  test('to speak HTTP closes the connection with a short answer', async () => {
    const { app } = await withEcho();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.end('NONSENSE\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
