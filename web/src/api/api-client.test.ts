import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Address } from '@tessera/contract/endpoint';
import { readToken, removeToken, storeToken } from '../state/session-token.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { sendByFetch } from './fetch-send.ts';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

const upload: Address = {
  method: 'POST',
  path: '/component/create',
  kind: 'multipart',
  timeoutMs: 120_000,
};
const token = 'q7_-0123456789abcdefghij';

let answering: Answering;
const received: IncomingMessage[] = [];
const server = createServer((request, response) => {
  received.push(request);
  request.resume();
  answering(request, response);
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answering =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body));

const client = () =>
  createApiClient({
    send: sendByFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    session: { read: readToken, remove: removeToken },
  });

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
};

beforeEach(async () => {
  received.length = 0;
  answering = json(200, []);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterEach(async () => {
  vi.useRealTimers();
  localStorage.clear();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

test('every call goes below one base address, /api [NC-01]', async () => {
  await client().call('listComponents', {
    query: { category: 'How It Works', limit: 24, search: undefined },
  });
  await client().call('listPlans', {});
  await client().request(
    { method: 'DELETE', path: '/component/:id', kind: 'json' },
    { params: { id: 'a/b' } },
  );
  await client().request(upload, { body: new FormData() });
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/component/all?category=How+It+Works&limit=24',
    'GET /api/subscription-plan',
    'DELETE /api/component/a%2Fb',
    'POST /api/component/create',
  ]);
});

describe('waiting', () => {
  // Not vi.waitFor, because it advances the fake clock while it waits.
  const arrival = (answer: Answering = () => {}) =>
    new Promise<void>((arrived) => {
      answering = (request, response) => {
        answer(request, response);
        arrived();
      };
    });
  const settled = async (promise: Promise<unknown>): Promise<boolean> => {
    const pending = Symbol('pending');
    const first = await Promise.race([
      promise.catch(() => undefined),
      new Promise((then) => setImmediate(then, pending)),
    ]);
    return first !== pending;
  };

  test.each([
    [
      'a standard call gives up after 30 s [NC-02] [CON-01]',
      { method: 'GET', path: '/component/all', kind: 'json' },
      30_000,
    ],
    ['an upload gives up after the time its address names', upload, 120_000],
  ] as const)('%s', async (_title, address, milliseconds) => {
    const arrived = arrival();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const body = address.kind === 'multipart' ? { body: new FormData() } : {};
    const call = client().request(address, body, { fallbackMessage: 'Too slow.' });
    call.catch(() => {});
    await arrived;
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(await settled(call)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failureOf(call)).toMatchObject({
      kind: 'timeout',
      status: 0,
      message: 'Too slow.',
    });
  });

  test('the clock also runs while the body arrives', async () => {
    const arrived = arrival((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).write('['),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = client().call('listPlans', {});
    call.catch(() => {});
    await arrived;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failureOf(call)).toMatchObject({ kind: 'timeout' });
  });

  test('a call its caller gave up is no failure and warns nobody', async () => {
    const arrived = arrival();
    const leaving = new AbortController();
    const call = client().call('listPlans', {}, { signal: leaving.signal });
    const reason = call.catch((error: unknown) => error);
    await arrived;
    leaving.abort();
    expect(await reason).not.toBeInstanceOf(ApiError);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('the session', () => {
  test('the bearer token is attached when there is one, on both clients [RO-16] [NC-05]', async () => {
    await client().call('listPlans', {});
    await client().request(upload, { body: new FormData() });
    storeToken(token);
    await client().call('listPlans', {});
    await client().request(upload, { body: new FormData() });
    const sent = `Bearer ${token}`;
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
      sent,
      sent,
    ]);
  });

  test('a 401 on an upload removes the token, on a standard call it does not', async () => {
    answering = json(401, {
      message: 'Please sign in to continue.',
      code: 'UNAUTHENTICATED',
      requestId: 'r1',
    });
    storeToken(token);
    expect(await failureOf(client().call('listPlans', {}))).toMatchObject({ status: 401 });
    expect(readToken()).toBe(token);
    expect(document.documentElement.dataset['session']).toBe('in');
    expect(await failureOf(client().request(upload, { body: new FormData() }))).toMatchObject({
      status: 401,
    });
    expect(readToken()).toBeNull();
    expect(document.documentElement.dataset['session']).toBe('out');
  });
});

describe('failures', () => {
  test('warns of every failure but a 401 [NC-07]', async () => {
    for (const status of [400, 403, 404, 409, 413, 429, 500, 503]) {
      answering = json(status, { message: 'No.', code: 'BAD_REQUEST', requestId: 'r' });
      await failureOf(client().call('listPlans', {}));
    }
    expect(console.warn).toHaveBeenCalledTimes(8);
    answering = (request) => request.socket.destroy();
    await failureOf(client().call('listPlans', {}));
    expect(console.warn).toHaveBeenCalledTimes(9);
    answering = json(401, {
      message: 'Please sign in to continue.',
      code: 'UNAUTHENTICATED',
      requestId: 'r',
    });
    await failureOf(client().call('listPlans', {}));
    expect(console.warn).toHaveBeenCalledTimes(9);
    expect(console.error).not.toHaveBeenCalled();
  });

  test("shows the server's message, else the caller's default [NC-08]", async () => {
    const messageFor = async (answer: Answering, kind: string, status: number) => {
      answering = answer;
      const failure = await failureOf(
        client().call('listPlans', {}, { fallbackMessage: 'Failed to load plans.' }),
      );
      expect(failure).toMatchObject({ kind, status });
      return failure.message;
    };
    const page: Answering = (_request, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    const okPage: Answering = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>');
    const cut: Answering = (_request, response) =>
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"mess');
    const gone: Answering = (request) => request.socket.destroy();

    expect(await messageFor(json(409, { message: 'That name is taken.' }), 'http', 409)).toBe(
      'That name is taken.',
    );
    expect(await messageFor(json(500, { message: '' }), 'http', 500)).toBe('Failed to load plans.');
    expect(await messageFor(json(500, { error: 'x' }), 'http', 500)).toBe('Failed to load plans.');
    expect(await messageFor(json(500, null), 'http', 500)).toBe('Failed to load plans.');
    expect(await messageFor(page, 'http', 502)).toBe('Failed to load plans.');
    expect(await messageFor(okPage, 'http', 200)).toBe('Failed to load plans.');
    expect(await messageFor(cut, 'http', 500)).toBe('Failed to load plans.');
    expect(await messageFor(gone, 'network', 0)).toBe('Failed to load plans.');
  });

  test('server strings are shown as they are', async () => {
    const message = '  <b>Préfix</b> "ₑ" & 100 % नमस्ते\nsecond line  ';
    answering = json(400, { message, code: 'BAD_REQUEST', requestId: 'r' });
    expect(
      (await failureOf(client().call('listPlans', {}, { fallbackMessage: 'Other.' }))).message,
    ).toBe(message);
  });

  test('carries what the answer says about it', async () => {
    answering = json(403, {
      message: 'Please verify your email address first.',
      code: 'NOT_VERIFIED',
      requestId: 'r-7',
      needsVerification: true,
      email: 'meera@lotusworks.in',
    });
    expect(await failureOf(client().call('listPlans', {}))).toMatchObject({
      code: 'NOT_VERIFIED',
      requestId: 'r-7',
      needsVerification: true,
      email: 'meera@lotusworks.in',
    });
  });
});

test('a page carries its items, the next cursor and the kept total', async () => {
  answering = json(200, [{ _id: '1' }], {
    link: '</api/component/all?limit=24&cursor=ab%2Bc>; rel="next"',
    'x-total-count': '86',
  });
  const page = await client().callPage('listComponents', { query: { limit: 24 } });
  expect(page).toEqual({ items: [{ _id: '1' }], nextCursor: 'ab+c', total: 86 });
  answering = json(200, []);
  expect(await client().callPage('listComponents', { query: {} })).toEqual({
    items: [],
    nextCursor: null,
    total: null,
  });
});

test('an in-process caller is served by the same code', async () => {
  const seen: string[] = [];
  const inProcess = createApiClient({
    send: (path, init) => {
      seen.push(path, init.headers['authorization'] ?? 'nobody');
      return Promise.resolve({ status: 503, headers: new Headers(), body: undefined });
    },
  });
  storeToken(token);
  expect(
    await failureOf(inProcess.call('listPlans', {}, { fallbackMessage: 'Later.' })),
  ).toMatchObject({ status: 503, message: 'Later.' });
  expect(seen).toEqual(['/api/subscription-plan', 'nobody']);
});
