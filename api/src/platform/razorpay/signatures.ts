import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const HEX_DIGEST = /^[0-9a-f]{64}$/;

const digest = (secret: string, content: string | Uint8Array): Buffer =>
  createHmac('sha256', secret).update(content).digest();

const isSame = (expected: Buffer, given: string): boolean =>
  timingSafeEqual(expected, Buffer.from(given, 'hex'));

/** HMAC accepts an empty secret. With it, any client could forge a signature. */
const refuseEmpty = (secret: string) => {
  if (secret === '') throw new Error('a signature cannot be checked with an empty secret');
};

/**
 * Whether the provider's checkout signed this payment of this order.
 * The order id must come from our database. The one sent by the browser proves nothing.
 */
export function isCheckoutSignature(
  keySecret: string,
  { orderId, paymentId }: { orderId: string; paymentId: string },
  signature: unknown,
): boolean {
  refuseEmpty(keySecret);
  if (typeof signature !== 'string' || !HEX_DIGEST.test(signature)) return false;
  return isSame(digest(keySecret, `${orderId}|${paymentId}`), signature);
}

/**
 * Whether the raw bytes were signed with the current or the previous secret. Both are always compared, so that the time
 * is constant.
 */
export function isWebhookSignature(
  secrets: readonly string[],
  raw: Uint8Array,
  signature: unknown,
): boolean {
  secrets.forEach(refuseEmpty);
  if (typeof signature !== 'string' || !HEX_DIGEST.test(signature)) return false;
  const matches = secrets.map((secret) => isSame(digest(secret, raw), signature));
  return matches.includes(true);
}

/** The key that identifies an event. Without an id from the provider it is the hash of the bytes. */
export const eventKey = (header: unknown, raw: Uint8Array): string =>
  typeof header === 'string' && /^[\w-]{1,64}$/.test(header)
    ? header
    : createHash('sha256').update(raw).digest('hex');
