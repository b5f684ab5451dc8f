import type { CheckoutKey, PaymentOrder } from '@tessera/contract/payments';
import type { User } from '@tessera/contract/users';
import { ApiError } from '../../api/api-error.ts';
import { paymentApi } from '../../api/payment-api.ts';
import { mayOpenCheckout } from '../../lib/checkout-page.ts';
import type { Intent } from '../../state/intent.ts';
import { findLibrary, refreshLibrary } from '../../state/library-store.ts';
import {
  type SignInRedirect,
  signInRedirectAfter,
  signInRedirectFor,
} from '../../state/member-actions.ts';
import { announcePaid } from '../../state/paid-elsewhere.ts';
import type { Payment, Purchase } from '../../state/purchase.ts';
import { sessionSettled, sessionState } from '../../state/session-store.ts';
import { CheckoutFailure, FinalFailure, SupportFailure } from './checkout-failure.ts';
import { confirmPayment, isOnItsWay, wasPaidSince } from './confirm.ts';
import { loadRazorpay, openWindow } from './razorpay.ts';
import { clearStoredPayment, storePayment } from './stored-payment.ts';

const KEY_FAILED = 'Failed to get Razorpay key from server';
const CREATE_FAILED = 'Failed to initiate payment';
const OFFLINE = 'You are offline, so nothing was charged. Connect to the internet and try again.';
const PRICE_CHANGED = `${CREATE_FAILED}. The price has changed; please load the page again.`;

export type End =
  | { at: 'done'; message: string; note?: string }
  | { at: 'failed'; message: string; mayRetry: boolean; support?: string }
  | { at: 'dismissed' }
  /** The buyer has to sign in first. */
  | { at: 'redirect'; redirect: SignInRedirect }
  /** The CSP of the current page does not allow the window, so the page has to be loaded again. */
  | { at: 'reload'; path: string };

/**
 * The state of a checkout: offer → preparing → window → confirming (→ pending) → an end.
 * After a reload with an open window it starts with `looking`, which checks for a payment.
 */
export type Phase =
  | { at: 'looking' | 'offer' | 'preparing' | 'window' | 'confirming' }
  | { at: 'pending'; message: string }
  | End;

type Course = {
  enter: (phase: Phase) => void;
  isWanted: () => boolean;
  /** Waits this long, or until the buyer clicks to check now. */
  rest: (ms: number) => Promise<void>;
};

/** After signing in the buyer comes back to the summary. */
const intentOf = ({ path }: Purchase): Intent => ({ redirectTo: path });

/** Runs a checkout from the click on Pay to its end. */
export async function checkOut(purchase: Purchase, course: Course): Promise<End> {
  const intent = intentOf(purchase);
  await sessionSettled();
  const { user } = sessionState();
  const redirect = signInRedirectFor(sessionState(), intent);
  if (redirect) return { at: 'redirect', redirect };
  if (purchase.rupees > 0 && !mayOpenCheckout()) return { at: 'reload', path: purchase.path };
  return conclude(intent, () => pay(purchase, user, course));
}

/** Continues a payment that was in progress when the page was left. */
export const resume = (purchase: Purchase, left: Payment, course: Course): Promise<End> =>
  conclude(intentOf(purchase), () => confirm(purchase, left, course));

async function conclude(intent: Intent, attempt: () => Promise<End>): Promise<End> {
  try {
    return await attempt();
  } catch (error) {
    const redirect = await signInRedirectAfter(error, intent);
    if (redirect) return { at: 'redirect', redirect };
    if (!(error instanceof CheckoutFailure || error instanceof ApiError)) throw error;
    const support = error instanceof SupportFailure ? await findSupport() : null;
    const isFinal = error instanceof FinalFailure;
    // Without a connection the provider is not at fault.
    const isCutOff = error instanceof CheckoutFailure && !isFinal && !navigator.onLine;
    return {
      at: 'failed',
      message: isCutOff ? OFFLINE : error.message,
      mayRetry: !isFinal,
      ...(support !== null && { support }),
    };
  }
}

async function pay(purchase: Purchase, user: User | null, course: Course): Promise<End> {
  course.enter({ at: 'preparing' });
  const script = purchase.rupees > 0 ? await loadCheckoutScript(purchase) : null;
  const order = await createOrder(purchase);
  if (order === 'owned') return settled(purchase, { message: 'You already own this component' });
  if (order === 'included')
    return settled(purchase, {
      message: 'Your plan already includes this component',
      note: `Nothing was charged. ${purchase.name} is open to you while your plan runs.`,
    });
  const { orderId } = order;
  if (orderId === null) return settled({ ...purchase, rupees: 0 });
  if (!script || order.amount !== Math.round(purchase.rupees * 100)) {
    lookAgain();
    throw new FinalFailure(PRICE_CHANGED);
  }
  if (!user) throw new CheckoutFailure(CREATE_FAILED);
  // The buyer cancelled during the preparation.
  if (!course.isWanted()) return { at: 'dismissed' };

  course.enter({ at: 'window' });
  const payment = { buyerId: user._id, startedAt: Date.now(), handed: null };
  storePayment(purchase, payment);
  const end = await openWindow({
    ...script,
    order: { ...order, orderId },
    description: purchase.name,
    buyer: user,
  }).catch((error: unknown) => {
    clearStoredPayment();
    throw error;
  });
  if (!end.handed && end.refusal !== null) {
    clearStoredPayment();
    return refused(purchase, end.refusal, payment.startedAt);
  }
  if (!end.handed) {
    // Most buyers who close the window have not paid, and see no message. But the bank may still confirm a payment.
    if (!(await isOnItsWay(purchase, payment.startedAt))) {
      clearStoredPayment();
      return { at: 'dismissed' };
    }
    return confirm(purchase, payment, course);
  }
  return confirm(purchase, { ...payment, handed: end.handed }, course);
}

/** The support address, if one is configured. It is part of the key response. */
const findSupport = (): Promise<string | null> =>
  paymentApi.call('paymentKey', {}).then(
    ({ support }) => support ?? null,
    () => null,
  );

/** Loads the key and the provider's script, which are needed only for buying. */
async function loadCheckoutScript({ kind }: Purchase) {
  let settings: CheckoutKey;
  try {
    settings = await paymentApi.call(kind === 'plan' ? 'subscriptionKey' : 'paymentKey', {});
  } catch (error) {
    throw isAboutSession(error) ? error : new CheckoutFailure(KEY_FAILED, { cause: error });
  }
  return { key: settings.key, Razorpay: await loadRazorpay(settings.script) };
}

async function createOrder({
  kind,
  id,
  purchaseOrder,
}: Purchase): Promise<PaymentOrder | 'owned' | 'included'> {
  try {
    return kind === 'plan'
      ? await paymentApi.call('createSubscriptionOrder', { body: { planId: id, purchaseOrder } })
      : await paymentApi.call('createPaymentOrder', { body: { componentId: id, purchaseOrder } });
  } catch (error) {
    if (isAboutSession(error)) throw error;
    const code = error instanceof ApiError ? error.code : undefined;
    // The component, or a plan with it, was bought in another tab meanwhile.
    if (code === 'ALREADY_OWNED') return 'owned';
    if (code === 'ALREADY_INCLUDED') return 'included';
    if (code === 'TOO_MANY_REQUESTS') throw error;
    throw new CheckoutFailure(CREATE_FAILED, { cause: error });
  }
}

const isAboutSession = (error: unknown) => error instanceof ApiError && error.status === 401;

/** A refusal may mean that the same order was paid in another tab. */
async function refused(purchase: Purchase, refusal: string, startedAt: number): Promise<End> {
  if (await isPaidElsewhere(purchase, startedAt)) return settled(purchase);
  return { at: 'failed', message: refusal, mayRetry: true };
}

async function isPaidElsewhere(purchase: Purchase, startedAt: number): Promise<boolean> {
  if (purchase.kind === 'plan')
    return wasPaidSince(startedAt, purchase).catch((error: unknown) => {
      if (isAboutSession(error)) throw error;
      return false;
    });
  await refreshLibrary();
  return findLibrary()?.purchasedIds.includes(purchase.id) === true;
}

async function confirm(purchase: Purchase, payment: Payment, course: Course): Promise<End> {
  const { enter, isWanted, rest } = course;
  if (payment.handed) enter({ at: 'confirming' });
  storePayment(purchase, payment);
  try {
    const answer = await confirmPayment(purchase, payment, {
      isWanted,
      rest,
      onPending: (message) => enter({ at: 'pending', message }),
    });
    // A buyer who left this payment can come back to it, so it stays stored.
    if (!isWanted()) return { at: 'dismissed' };
    clearStoredPayment();
    return answer === 'paid' ? await settled(purchase) : { at: 'dismissed' };
  } catch (error) {
    // After signing in the buyer continues this payment instead of starting another.
    const redirect = await signInRedirectAfter(error, { redirectTo: purchase.path });
    if (redirect) return { at: 'redirect', redirect };
    // If the checkout was left, the stored payment may be another one by now.
    if (isWanted()) clearStoredPayment();
    throw error;
  }
}

const REFRESHED_MAX_MS = 2_000;

const lookAgain = () =>
  void import('../../api/query-client.ts').then(({ getQueryClient }) =>
    getQueryClient().invalidateQueries(),
  );

/** Reloads everything that shows the buyer's access. */
async function settled(
  { kind, id, name, rupees, begins }: Purchase,
  notice?: { message: string; note?: string },
): Promise<End> {
  announcePaid(id);
  lookAgain();
  await Promise.race([
    refreshLibrary(),
    new Promise((resolve) => setTimeout(resolve, REFRESHED_MAX_MS)),
  ]);
  if (notice) return { at: 'done', ...notice };
  return {
    at: 'done',
    message:
      kind === 'plan'
        ? `${rupees > 0 ? 'Payment successful. ' : ''}Your ${name} plan ${begins === undefined ? 'is active' : `begins on ${begins}`}.`
        : 'Component purchased successfully!',
  };
}
