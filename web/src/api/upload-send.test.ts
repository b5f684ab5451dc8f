import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import { creatorAddresses } from '@tessera/contract/creator-addresses';
import type { Address } from '@tessera/contract/endpoint';
import { readToken, removeToken, storeToken } from '../state/session-token.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { progressOf, sendWithProgress, uploadFailureText } from './upload-send.ts';

const upload: Address = adminAddresses.createTemplate;
const token = 'q7_-0123456789abcdefghij';
const texts = { timeout: 'Upload timeout.', fallback: 'Failed to add.' };

type Answering = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;
let answering: Answering;
const received: { request: IncomingMessage; body: Buffer }[] = [];

const server = createServer((request, response) => {
  // The tests' page has another origin than their server.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*, authorization');
  response.setHeader('access-control-expose-headers', 'x-request-id');
  if (request.method === 'OPTIONS') {
    response.end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    received.push({ request, body });
    answering(request, response, body);
  });
});

const json =
  (status: number, body: unknown): Answering =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r-9' })
      .end(JSON.stringify(body));

const client = (onProgress: (fraction: number) => void = () => {}) =>
  createApiClient({
    send: sendWithProgress(
      onProgress,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ),
    session: { read: readToken, remove: removeToken },
  });

const form = (bytes = 10): FormData => {
  const made = new FormData();
  made.append('title', 'नमस्ते');
  made.append('images', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  return made;
};

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
  answering = json(200, { ok: true });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterEach(async () => {
  vi.useRealTimers();
  localStorage.clear();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

test('a form goes out whole, with the bearer, and says how far it is', async () => {
  const seen: number[] = [];
  storeToken(token);
  const answer = await client((fraction) => seen.push(fraction)).request(upload, {
    body: form(300_000),
  });
  expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  expect(answer.headers.get('x-request-id')).toBe('r-9');
  const [{ request, body }] = received as [(typeof received)[0]];
  expect(request.url).toBe('/api/template/create');
  expect(request.headers.authorization).toBe(`Bearer ${token}`);
  expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body.length).toBeGreaterThan(300_000);
  expect(body.includes('नमस्ते')).toBe(true);
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test("a refusal carries the server's sentence; one without a sentence gets the caller's", async () => {
  answering = json(413, { message: 'Some images are too large.', code: 'TOO_LARGE' });
  const refused = await failureOf(client().request(upload, { body: form() }));
  expect(refused).toMatchObject({ kind: 'http', status: 413 });
  expect(uploadFailureText(refused, texts)).toBe('Some images are too large.');
  answering = (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>');
  const broken = await failureOf(
    client().request(upload, { body: form() }, { fallbackMessage: texts.fallback }),
  );
  expect(uploadFailureText(broken, texts)).toBe('Failed to add.');
  expect(uploadFailureText(new Error('planted'), texts)).toBe('Failed to add.');
});

test('a 401 takes the token away [NC-06]', async () => {
  answering = json(401, { message: 'Please sign in to continue.', code: 'UNAUTHENTICATED' });
  storeToken(token);
  await failureOf(client().request(upload, { body: form() }));
  expect(readToken()).toBeNull();
});

test.each([
  ['a template', adminAddresses.createTemplate, 120_000],
  ['the edit of a template', adminAddresses.updateTemplate, 120_000],
  ['an application', creatorAddresses.applyAsCreator, 60_000],
] as const)(
  '%s is stopped after its own time and has a sentence of its own [NC-03] [CON-02]',
  async (_what, address, timeoutMs) => {
    const arrived = new Promise<void>((then) => {
      answering = () => then();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = client().request(
      address,
      { body: form(), params: { id: 'x' } },
      { fallbackMessage: texts.fallback },
    );
    call.catch(() => {});
    await arrived;
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(await Promise.race([call.catch(() => 'over'), Promise.resolve('waiting')])).toBe(
      'waiting',
    );
    await vi.advanceTimersByTimeAsync(1);
    const failure = await failureOf(call);
    expect(failure.kind).toBe('timeout');
    expect(uploadFailureText(failure, texts)).toBe('Upload timeout.');
  },
);

test('an upload its sender gave up is no failure', async () => {
  const arrived = new Promise<void>((then) => {
    answering = () => then();
  });
  const leaving = new AbortController();
  const call = client().request(upload, { body: form() }, { signal: leaving.signal });
  const reason = call.catch((error: unknown) => error);
  await arrived;
  leaving.abort();
  expect(await reason).not.toBeInstanceOf(ApiError);
});

test('files leave one after another', () => {
  expect(progressOf([100, 300], 0)).toEqual([0, 0]);
  expect(progressOf([100, 300], 0.125)).toEqual([50, 0]);
  expect(progressOf([100, 300], 0.625)).toEqual([100, 50]);
  expect(progressOf([100, 300], 1)).toEqual([100, 100]);
  expect(progressOf([], 0.5)).toEqual([]);
});
