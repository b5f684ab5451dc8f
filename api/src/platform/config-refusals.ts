import { isGstin } from '@tessera/contract/gstin';
import { DEVELOPMENT_SECRET, type Environment } from './environment.ts';
import { RAZORPAY } from './razorpay/origins.ts';

/** Names that always lead to the local machine. No network lies between, so http is safe. */
const LOCAL_HOST = /^(?:127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]+\.)*localhost)$/;

/** Over http, passwords and tokens can be read and pages changed on the way. */
function refuseHttp(name: string, origin: string | undefined): void {
  if (origin === undefined) return;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && !LOCAL_HOST.test(hostname))
    throw new Error(`${name} must be https in production, except on localhost.`);
}

/** Refuses settings that are useful in development and unsafe in production. */
function refuseInProduction(data: Environment): void {
  if (data.PROOF_ENDPOINTS) throw new Error('PROOF_ENDPOINTS must not be on in production.');
  if (data.CRASH_AT !== undefined) throw new Error('CRASH_AT must not be set in production.');
  if (!data.ORIGIN)
    throw new Error('ORIGIN must be set in production: links and policies are built from it.');
  refuseHttp('ORIGIN', data.ORIGIN);
  refuseHttp('PREVIEW_ORIGIN', data.PREVIEW_ORIGIN);
  if (data.TRUSTED_PROXIES === undefined)
    throw new Error(
      'TRUSTED_PROXIES must be set in production: how many proxies stand in front, 0 for none.',
    );
  if (data.SELLER_GSTIN && !isGstin(data.SELLER_GSTIN))
    throw new Error('SELLER_GSTIN is not a GSTIN: its last character does not fit.');
  if (data.WEB === 'vite') throw new Error('WEB must not be vite in production.');
  if (data.EXPOSE_CODES) throw new Error('EXPOSE_CODES must not be on in production.');
  if (data.CODE_SECRET === DEVELOPMENT_SECRET)
    throw new Error('CODE_SECRET must be set in production.');
  if (data.RAZORPAY_KEY_ID?.startsWith('rzp_test_') && !data.RAZORPAY_ALLOW_TEST_KEY)
    throw new Error(
      'RAZORPAY_KEY_ID is a test key: production needs RAZORPAY_ALLOW_TEST_KEY=true.',
    );
}

/** In production, or with a live key, the key may be sent only to the real provider. */
function refuseStrangers(data: Environment): void {
  if (data.NODE_ENV !== 'production' && !data.RAZORPAY_KEY_ID?.startsWith('rzp_live_')) return;
  if (data.RAZORPAY_API_ORIGIN !== RAZORPAY.api)
    throw new Error('RAZORPAY_API_ORIGIN must be the real one in production or with a live key.');
  if (data.RAZORPAY_CHECKOUT_ORIGIN !== RAZORPAY.checkout)
    throw new Error(
      'RAZORPAY_CHECKOUT_ORIGIN must be the real one in production or with a live key.',
    );
}

/** Refuses settings of which only a part is given. */
function refuseHalves(data: Environment): void {
  if (data.EDGE_ORIGINS.length > 0 && !data.EDGE_SECRET)
    throw new Error('EDGE_SECRET must be set with EDGE_ORIGINS.');
  if (data.SELLER_GSTIN && !data.SELLER_GSTIN.startsWith(data.SELLER_STATE))
    throw new Error('SELLER_GSTIN begins with the code of SELLER_STATE.');
  if (!data.RAZORPAY_KEY_ID !== !data.RAZORPAY_KEY_SECRET)
    throw new Error('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are set together or not at all.');
  if (data.RAZORPAY_WEBHOOK_SECRET_PREVIOUS && !data.RAZORPAY_WEBHOOK_SECRET)
    throw new Error('RAZORPAY_WEBHOOK_SECRET must be set with RAZORPAY_WEBHOOK_SECRET_PREVIOUS.');
}

/** Refuses settings that do not belong together, or that are unsafe where they are used. */
export function refuseUnsafe(data: Environment): void {
  refuseHalves(data);
  refuseStrangers(data);
  if (data.NODE_ENV === 'production') refuseInProduction(data);
}
