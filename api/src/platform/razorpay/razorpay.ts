import type { Config } from '../config.ts';
import { createClient } from './client.ts';
import { isCheckoutSignature, isWebhookSignature } from './signatures.ts';
import { createTransport, type Limits } from './transport.ts';

export type Razorpay = NonNullable<ReturnType<typeof createRazorpay>>;

type Settings = Pick<
  Config,
  | 'RAZORPAY_KEY_ID'
  | 'RAZORPAY_KEY_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS'
  | 'RAZORPAY_API_ORIGIN'
  | 'RAZORPAY_CHECKOUT_ORIGIN'
>;

/** The payment provider. Null when it is not configured: then buying is off and everything else works. */
export function createRazorpay(config: Settings, limits: Partial<Limits> = {}) {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = config;
  if (!keyId || !keySecret) return null;
  const transport = createTransport({
    origin: config.RAZORPAY_API_ORIGIN,
    keyId,
    keySecret,
    limits,
  });
  const webhookSecrets = [
    config.RAZORPAY_WEBHOOK_SECRET,
    config.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
  ].filter((secret) => secret !== undefined);
  return {
    ...createClient(transport),
    /** Public, it is sent to the browser. */
    keyId,
    checkoutScriptUrl: `${config.RAZORPAY_CHECKOUT_ORIGIN}/v1/checkout.js`,
    /** Without a webhook secret no event can be verified. */
    hasWebhookSecret: webhookSecrets.length > 0,
    isCheckoutSignature: (ids: { orderId: string; paymentId: string }, signature: unknown) =>
      isCheckoutSignature(keySecret, ids, signature),
    isWebhookSignature: (raw: Uint8Array, signature: unknown) =>
      isWebhookSignature(webhookSecrets, raw, signature),
    close: transport.close,
  };
}
