import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));

type Ready = {
  api: string;
  checkout: string;
  control: string;
  token: string;
  seed: string;
  keyId: string;
  keySecret: string;
};
type Options = {
  seed?: string;
  clock?: 'manual' | 'running';
  /** A file that outlives the process. */
  state?: string;
  /** The first of three ports in a row; free ones without it. */
  port?: number;
};

/** The sandbox as a process of its own, what a shop must know of it, and its strings. */
export async function startRazorpay(o: Options = {}) {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      SANDBOX_RAZORPAY_PORT: String(o.port ?? 0),
      SANDBOX_RAZORPAY_CLOCK: o.clock ?? 'manual',
      SANDBOX_RAZORPAY_SEED: o.seed ?? '',
      SANDBOX_RAZORPAY_STATE: o.state ?? '',
      SANDBOX_RAZORPAY_WEBHOOK_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text)),
    ended.then(() => ''),
  ]);
  const json = /^ready (.+)$/.exec(line)?.[1];
  if (!json) throw new Error('the Razorpay sandbox did not start');
  const ready = JSON.parse(json) as Ready;
  // Without it a failure of this run could not be told again.
  if (!o.seed) process.stderr.write(`the Razorpay sandbox runs on the seed ${ready.seed}\n`);

  return {
    ...ready,
    controlOrigin: ready.control,
    environment: {
      RAZORPAY_API_ORIGIN: ready.api,
      RAZORPAY_CHECKOUT_ORIGIN: ready.checkout,
      RAZORPAY_KEY_ID: ready.keyId,
      RAZORPAY_KEY_SECRET: ready.keySecret,
    },
    /** Pulls a string: a POST with a body, a GET without; what it answers, or an error with its words. */
    control: async <T = Record<string, unknown>>(
      path: string,
      body?: object,
      method = body ? 'POST' : 'GET',
    ): Promise<T> => {
      const response = await fetch(`${ready.control}/__ctl/${path}`, {
        method,
        headers: { 'x-sandbox-token': ready.token },
        ...(body && { body: JSON.stringify(body) }),
      });
      const value = (await response.json()) as T & { error?: string };
      if (!response.ok) throw new Error(`${path}: ${value.error}`);
      return value;
    },
    /** `SIGKILL` is a crash. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
