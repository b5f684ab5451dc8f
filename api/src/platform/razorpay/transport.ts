import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { exchange, NoReply } from './exchange.ts';
import { isFailure, RazorpayFailure } from './failure.ts';
import { doubtful, judge } from './verdict.ts';

const CONNECT_MS = 2_000;
const TRY_MS = 4_000;
const TOTAL_MS = 8_000;
const TRIES = 3;
const PAUSE_MS = 200;
/** Idle connections are dropped before the other side does it in the middle of a request. */
const IDLE_MS = 4_000;

export type Limits = { connectMs: number; tryMs: number; totalMs: number; pauseMs: number };
type Way = { origin: string; keyId: string; keySecret: string; limits?: Partial<Limits> };
type Query = Record<string, string | number | undefined>;
type Headers = Record<string, string>;

/** By when an operation must be over, however many calls it makes. */
export type Deadline = { left: () => number };

export type Transport = ReturnType<typeof createTransport>;

/** Calls with our key, bounded in time. Reads are tried up to three times; a write only by who knows it is safe. */
export function createTransport({ origin, keyId, keySecret, limits = {} }: Way) {
  const { connectMs = CONNECT_MS, tryMs = TRY_MS, totalMs = TOTAL_MS, pauseMs = PAUSE_MS } = limits;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const { Agent } = origin.startsWith('https:') ? https : http;
  const kept = new Agent({ keepAlive: true, maxSockets: 20, timeout: IDLE_MS });

  async function once<T>(
    method: 'GET' | 'POST',
    url: URL,
    schema: z.ZodType<T>,
    deadline: Deadline,
    o: { body?: string; headers?: Headers } = {},
  ): Promise<T> {
    const totalLeft = deadline.left();
    if (totalLeft <= 0) throw new RazorpayFailure('unavailable', 'there is no time left');
    try {
      const reply = await exchange({
        method,
        url,
        headers: {
          authorization,
          accept: 'application/json',
          'user-agent': 'tessera',
          ...(o.body !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(o.body)),
          }),
          ...o.headers,
        },
        body: o.body,
        // A write takes a connection of its own: on one that was kept, a reset would say nothing.
        agent: method === 'GET' ? kept : false,
        connectMs,
        totalMs: Math.min(tryMs, totalLeft),
      });
      return judge(method, reply, schema);
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      if (!error.mayHaveArrived)
        throw new RazorpayFailure('unavailable', error.message, { cause: error });
      throw Object.assign(doubtful(method, error.message), { cause: error });
    }
  }

  /** Again after a pause of any length up to a doubling limit, so that those who failed together do not return together. */
  async function patiently<T>(deadline: Deadline, attempt: () => Promise<T>): Promise<T> {
    let doubt: RazorpayFailure | undefined;
    for (let tries = 1; ; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (isFailure(error, 'outcome unknown')) doubt ??= error;
        // A later try that did nothing says nothing about an earlier one that may have.
        const told = isFailure(error, 'unavailable', 'misconfigured') ? (doubt ?? error) : error;
        if (!isFailure(error, 'unavailable', 'outcome unknown') || tries === TRIES) throw told;
        const least = (error.retryAfterSeconds ?? 0) * 1_000;
        const pause = least + Math.random() * pauseMs * 2 ** tries;
        if (pause >= deadline.left()) throw told;
        await sleep(pause);
      }
    }
  }

  const urlOf = (path: string, query: Query = {}) => {
    const url = new URL(`/v1${path}`, origin);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    return url;
  };

  return {
    begin(): Deadline {
      const end = performance.now() + totalMs;
      return { left: () => end - performance.now() };
    },

    get<T>(path: string, schema: z.ZodType<T>, o: { query?: Query; deadline?: Deadline } = {}) {
      const deadline = o.deadline ?? this.begin();
      return patiently(deadline, () => once('GET', urlOf(path, o.query), schema, deadline));
    },

    post<T>(path: string, body: object, schema: z.ZodType<T>, deadline: Deadline): Promise<T> {
      return once('POST', urlOf(path), schema, deadline, { body: JSON.stringify(body) });
    },

    /** For a write that the provider recognises by a key, and so does only once. */
    postOnce<T>(path: string, body: object, schema: z.ZodType<T>, headers: Headers): Promise<T> {
      const deadline = this.begin();
      const text = JSON.stringify(body);
      return patiently(deadline, () =>
        once('POST', urlOf(path), schema, deadline, { body: text, headers }),
      );
    },

    close: () => kept.destroy(),
  };
}
