import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startRazorpay } from './start.ts';

type Value = Record<string, unknown>;
type Received = { headers: IncomingHttpHeaders; body: Buffer };
type Hook = {
  status: number;
  silent: boolean;
  location: string;
  /** What the webhook does before it answers. */
  first: () => Promise<unknown>;
};
type Paid = {
  status: string;
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

/** Long enough even for a busy machine. */
export const LONG_SECONDS = 600;
export const WEBHOOK_SECRET = 'a webhook secret of tests';

export type Merchant = Awaited<ReturnType<typeof openMerchant>>;

/** A merchant with its own sandbox, a webhook that records all deliveries, and API calls with its key. */
export async function openMerchant(o: Parameters<typeof startRazorpay>[0] = {}) {
  const razorpay = await startRazorpay(o);
  const received: Received[] = [];
  const usual = { status: 200, silent: false, location: '', first: async () => {} };
  const state: Hook = { ...usual };
  const hook = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      if (state.silent) return;
      const { status, location } = state;
      const answer = () => response.writeHead(status, location ? { location } : {}).end();
      void state.first().then(answer, (error: Error) => response.destroy(error));
    });
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  const configure = (body: object) => razorpay.control('webhook/config', body);
  const answerWithin = (answerSeconds: number) => razorpay.control('settings', { answerSeconds });
  const subscribe = async () => {
    await answerWithin(LONG_SECONDS);
    await configure({ urls: [url], secret: WEBHOOK_SECRET });
  };
  await subscribe();

  const call = async (method: string, path: string, body?: object, headers: object = {}) => {
    const response = await fetch(`${razorpay.api}/v1${path}`, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${razorpay.keyId}:${razorpay.keySecret}`)}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Value };
  };

  return {
    razorpay,
    url,
    received,
    hook: state,
    configure,
    /** Sets the time within which the webhook must respond. */
    answerWithin,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: object, headers: object = {}) => call('POST', path, body, headers),
    order: async (fields: object = {}): Promise<Value> =>
      (await call('POST', '/orders', { amount: 49_900, currency: 'INR', ...fields })).body,
    pay: (options: object) => razorpay.control<Paid>('pay', options),
    advance: (seconds: number) => razorpay.control('clock/advance', { seconds }),
    names: () =>
      received.map(({ body }) => (JSON.parse(body.toString()) as { event: string }).event),
    /** Resets the sandbox and the webhook. */
    async reset() {
      await razorpay.control('reset', {});
      await subscribe();
      received.length = 0;
      Object.assign(state, usual);
    },
    async close() {
      await razorpay.stop();
      hook.closeAllConnections();
      hook.close();
    },
  };
}
