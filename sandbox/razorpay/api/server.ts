import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account, FaultAction } from '../world/records.ts';
import type { Time } from '../world/time.ts';
import type { World } from '../world/world.ts';
import { Refusal, missing } from './errors.ts';
import { distort, released, strike } from './faults.ts';
import { isFields, type Fields } from './reading.ts';
import { answerCall, type Call } from './routes.ts';

const MAX_BODY_BYTES = 1_048_576;
const PAGE_502 = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>';
const SERVER_ERROR = new Refusal('We are facing some trouble completing your request.', {
  status: 500,
  code: 'SERVER_ERROR',
  reason: 'NA',
});

export type Page = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Refusal('The request is too large.', { status: 413 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readFields(raw: string, type: string): Fields {
  if (raw === '') return {};
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(raw));
  try {
    const parsed: unknown = JSON.parse(raw);
    if (isFields(parsed)) return parsed;
  } catch {
    // Refused below, like any body that is not an object.
  }
  throw new Refusal('The request body is not valid JSON.', { reason: 'NA' });
}

/** Accepts only the exact spelling `Basic`, as documented. */
function authenticate(world: World, header: string | undefined): Account {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header ?? '') ?? [];
  const [keyId, keySecret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const account = world.accounts.all().find((one) => one.keyId === keyId);
  if (account && account.keySecret === keySecret) return account;
  throw new Refusal(account ? 'The api key provided is invalid' : 'Authentication failed', {
    status: world.settings.authStatus,
    reason: 'NA',
  });
}

const json = (response: ServerResponse, status: number, body: string, headers = {}) =>
  void response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(body);

/** Applies faults that come before the request is processed. Returns true when the request is finished. */
function strikeBefore(
  action: FaultAction,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  switch (action.kind) {
    case 'hang':
      return true;
    case 'reset':
      request.socket.resetAndDestroy();
      return true;
    case '429': {
      const { retryAfter } = action;
      const body = new Refusal('Request failed. Please try after sometime.', { reason: 'NA' }).body;
      json(response, 429, JSON.stringify(body), retryAfter ? { 'retry-after': retryAfter } : {});
      return true;
    }
    case '500':
      json(response, 500, JSON.stringify(SERVER_ERROR.body));
      return true;
    case '502':
      response.writeHead(502, { 'content-type': 'text/html' }).end(PAGE_502);
      return true;
    case '200-error':
      json(response, 200, JSON.stringify(SERVER_ERROR.body));
      return true;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end();
      return true;
    case 'unauthorized':
      throw new Refusal('Authentication failed', { status: 401, reason: 'NA' });
    case 'other-account':
      throw missing();
    case 'latency':
    case 'hold':
    case 'commit-then-reset':
    case 'commit-then-502':
    case 'truncated':
    case 'wrong-type':
    case 'stale-read':
    case 'wrong-amount':
    case 'wrong-currency':
    case 'clock-skew':
      return false;
    default:
      throw new Error(`no fault called ${String(action.kind satisfies never)}`);
  }
}

/** Sends the response of a processed request, unless a fault drops or changes it. */
function send(
  action: FaultAction | null,
  request: IncomingMessage,
  response: ServerResponse,
  answer: { status: number; body: string },
) {
  const { status, body } = answer;
  if (action?.kind === 'commit-then-reset') request.socket.resetAndDestroy();
  else if (action?.kind === 'commit-then-502')
    response.writeHead(502, { 'content-type': 'text/html' }).end(PAGE_502);
  else if (action?.kind === 'truncated') json(response, status, body.slice(0, body.length >> 1));
  else if (action?.kind === 'wrong-type')
    response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE_502);
  else if (action?.kind === 'clock-skew')
    json(response, status, body, {
      date: new Date(Date.now() + (action.seconds ?? 3_600) * 1_000).toUTCString(),
    });
  else json(response, status, body);
}

export function createApiServer(world: World, time: Time, servePage: Page) {
  const inProgress = new Set<string>();

  async function serve(request: IncomingMessage, response: ServerResponse, url: URL) {
    const { method = 'GET', headers } = request;
    const raw = await readBody(request);
    const action = strike(world, method, url.pathname);
    const header = headers['x-refund-idempotency'];
    const key = typeof header === 'string' && url.pathname.endsWith('/refund') ? header : null;
    if (key !== null && inProgress.has(key))
      throw new Refusal('Another request with the same idempotency key is still in progress.', {
        status: 409,
        reason: 'NA',
      });
    if (key !== null) inProgress.add(key);
    try {
      if (action?.kind === 'latency') await sleep(action.ms ?? 1_000);
      if (action?.kind === 'hold') await released(world);
      if (action && strikeBefore(action, request, response)) return;
      const account = authenticate(world, headers.authorization);
      const call: Call = {
        method,
        path: url.pathname.replace(/^\/v1/, ''),
        query: url.searchParams,
        fields: method === 'GET' ? {} : readFields(raw, headers['content-type'] ?? ''),
        raw,
        refundKey: key,
      };
      const answer = answerCall(world, account, call);
      world.store.commit();
      const changed = action ? { ...answer, body: distort(world, action, answer.body) } : answer;
      await time.kickBeforeAnswer();
      send(action, request, response, changed);
    } finally {
      if (key !== null) inProgress.delete(key);
    }
  }

  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    if (servePage(request, response, url)) return;
    serve(request, response, url).catch((error: unknown) => {
      world.store.commit();
      if (error instanceof Refusal) json(response, error.status, JSON.stringify(error.body));
      else {
        console.error(error);
        json(response, 500, JSON.stringify(SERVER_ERROR.body));
      }
    });
  });
}
