import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { TIMEOUTS } from '../timeouts.ts';
import { exchange, NoReply } from './exchange.ts';
import { isFailure, RazorpayFailure } from './failure.ts';
import { doubtful, judge } from './verdict.ts';

const TRIES = 3;
const PAUSE_MS = 200;
/** Idle connections are closed early, before the provider closes them in the middle of a request. */
const IDLE_MS = 4_000;

export type Limits = { connectMs: number; tryMs: number; totalMs: number; pauseMs: number };
type Way = { origin: string; keyId: string; keySecret: string; limits?: Partial<Limits> };
type Query = Record<string, string | number | undefined>;
type Headers = Record<string, string>;

/** The deadline of an operation, over all of its calls. */
export type Deadline = { left: () => number };

export type Transport = ReturnType<typeof createTransport>;

/**
 * Requests to the provider with our key and a deadline. Reads are tried up to three times. A write is retried only when
 * its caller asks for it.
 */
export function createTransport({ origin, keyId, keySecret, limits = {} }: Way) {
  const {
    connectMs = TIMEOUTS.razorpayConnectMs,
    tryMs = TIMEOUTS.razorpayTryMs,
    totalMs = TIMEOUTS.razorpayTotalMs,
    pauseMs = PAUSE_MS,
  } = limits;
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
        // A write uses a new connection. On a reused one, a reset would not show whether the request arrived.
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

  /**
   * Retries after a random pause whose upper limit doubles each time. So clients that failed together do not retry
   * together.
   */
  async function withRetry<T>(deadline: Deadline, attempt: () => Promise<T>): Promise<T> {
    let doubt: RazorpayFailure | undefined;
    for (let tries = 1; ; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (isFailure(error, 'outcome unknown')) doubt ??= error;
        // An earlier try with an unknown outcome decides, even if a later try had no effect.
        const reported = isFailure(error, 'unavailable', 'misconfigured')
          ? (doubt ?? error)
          : error;
        if (!isFailure(error, 'unavailable', 'outcome unknown') || tries === TRIES) throw reported;
        const least = (error.retryAfterSeconds ?? 0) * 1_000;
        const pause = least + Math.random() * pauseMs * 2 ** tries;
        if (pause >= deadline.left()) throw reported;
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
      return withRetry(deadline, () => once('GET', urlOf(path, o.query), schema, deadline));
    },

    post<T>(path: string, body: object, schema: z.ZodType<T>, deadline: Deadline): Promise<T> {
      return once('POST', urlOf(path), schema, deadline, { body: JSON.stringify(body) });
    },

    /** For a write with an idempotency key, which the provider executes only once. It can be retried. */
    postOnce<T>(path: string, body: object, schema: z.ZodType<T>, headers: Headers): Promise<T> {
      const deadline = this.begin();
      const text = JSON.stringify(body);
      return withRetry(deadline, () =>
        once('POST', urlOf(path), schema, deadline, { body: text, headers }),
      );
    },

    close: () => kept.destroy(),
  };
}
