import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';

export type Sending = {
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** Sent in small chunks, too slowly for any receiver to wait. */
  slowly?: true;
};

export const sign = (secret: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(body).digest('hex');

const SIGNATURE = 'x-razorpay-signature';
const EVENT_ID = 'x-razorpay-event-id';

const without = (headers: Sending['headers'], name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

/** Kinds of damage to a delivery, by name. */
export const MANGLES: Record<string, (sending: Sending, secret: string) => Sending> = {
  'bit-flip': ({ headers, body }) => {
    const flipped = Buffer.from(body);
    const middle = flipped.length >> 1;
    flipped[middle] = flipped[middle]! ^ 1;
    return { headers, body: flipped };
  },
  'wrong-secret': ({ headers, body }) => ({
    headers: { ...headers, [SIGNATURE]: sign('somebody else', body) },
    body,
  }),
  'missing-signature': ({ headers, body }) => ({ headers: without(headers, SIGNATURE), body }),
  'array-signature': ({ headers, body }) => ({
    headers: { ...headers, [SIGNATURE]: [String(headers[SIGNATURE]), 'f'.repeat(64)] },
    body,
  }),
  'uppercase-signature': ({ headers, body }) => ({
    headers: { ...headers, [SIGNATURE]: String(headers[SIGNATURE]).toUpperCase() },
    body,
  }),
  'missing-event-id': ({ headers, body }) => ({ headers: without(headers, EVENT_ID), body }),
  'other-body': ({ headers, body }, secret) => {
    const other = Buffer.from(`${body.toString().trimEnd().slice(0, -1)},"resent":true}`);
    return { headers: { ...headers, [SIGNATURE]: sign(secret, other) }, body: other };
  },
  malformed: ({ headers, body }, secret) => {
    const half = body.subarray(0, body.length >> 1);
    return { headers: { ...headers, [SIGNATURE]: sign(secret, half) }, body: half };
  },
  huge: ({ headers, body }, secret) => {
    const padded = Buffer.concat([body, Buffer.alloc(1_048_576, ' ')]);
    return { headers: { ...headers, [SIGNATURE]: sign(secret, padded) }, body: padded };
  },
  gzip: ({ headers, body }) => ({
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(body),
  }),
  'slow-body': (sending) => ({ ...sending, slowly: true }),
};
