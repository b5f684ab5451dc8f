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
  /** A file that keeps the state after the process has ended. */
  state?: string;
  /** The first of three consecutive ports. By default free ports are used. */
  port?: number;
};

/** Starts the sandbox as a separate process. Returns the settings that a shop needs, and the control API. */
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
  // The seed is needed to reproduce a failure of this run.
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
    /** Calls the control API: a POST with a body, a GET without. Throws the error message of the sandbox. */
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
