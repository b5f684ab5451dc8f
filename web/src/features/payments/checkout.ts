import type { CheckoutKey, PaymentOrder } from '@tessera/contract/payments';
import type { User } from '@tessera/contract/users';
import { ApiError } from '../../lib/api-error.ts';
import { mayOpenCheckout } from '../../lib/checkout-page.ts';
import { type Detour, detourAfter, detourFor } from '../../lib/errand.ts';
import { type Intent, intentPath } from '../../lib/intent.ts';
import { findLibrary, refreshLibrary } from '../../lib/library-store.ts';
import { paymentApi } from '../../lib/payment-api.ts';
import type { Payment, Purchase } from '../../lib/purchase.ts';
import { sessionSettled, sessionState } from '../../lib/session-store.ts';
import { needsBilling } from './billing.ts';
import { CheckoutFailure, FinalFailure } from './checkout-failure.ts';
import { confirmPayment, wasPaidSince } from './confirm.ts';
import { forgetPayment, keepPayment } from './kept-payment.ts';
import { loadRazorpay, openWindow } from './razorpay.ts';

const KEY_FAILED = 'Failed to get Razorpay key from server';
const CREATE_FAILED = 'Failed to initiate payment';
const PRICE_CHANGED = `${CREATE_FAILED}. The price has changed; please load the page again.`;

/** How a checkout ends. */
export type End =
  | { at: 'done'; message: string; note?: string }
  | { at: 'failed'; message: string; mayRetry: boolean }
  | { at: 'dismissed' }
  /** Somebody has to sign in first. */
  | { at: 'detour'; detour: Detour }
  /** The page's own policy does not allow the window: it is loaded anew. */
  | { at: 'reload'; path: string };

/**
 * Where a checkout stands: offer → preparing (→ billing) → window → confirming (→ pending) → an end. After a reload with
 * the window open it starts with looking whether anything was paid.
 */
export type Phase =
  | { at: 'looking' | 'offer' | 'preparing' | 'billing' | 'window' | 'confirming' }
  | { at: 'pending'; message: string }
  | End;

type Course = {
  enter: (phase: Phase) => void;
  /** Resolves when the buyer has said where receipts go, or would rather not. */
  askBilling: () => Promise<void>;
  isWanted: () => boolean;
};

const wishOf = ({ kind, id, path }: Purchase): Intent =>
  kind === 'plan'
    ? { redirectTo: path, action: 'subscribe', planId: id }
    : { redirectTo: path, action: 'purchase', componentId: id };

/** From the press on Pay to what came of it. */
export async function checkOut(purchase: Purchase, course: Course): Promise<End> {
  const wish = wishOf(purchase);
  await sessionSettled();
  const { user } = sessionState();
  const detour = detourFor(sessionState(), wish);
  if (detour) return { at: 'detour', detour };
  if (purchase.rupees > 0 && !mayOpenCheckout())
    return { at: 'reload', path: intentPath(wish, purchase.path) };
  return conclude(wish, () => pay(purchase, user, course));
}

/** What was under way when the page was left. */
export const resume = (purchase: Purchase, left: Payment, course: Course): Promise<End> =>
  conclude(wishOf(purchase), () => confirm(purchase, left, course));

async function conclude(wish: Intent, attempt: () => Promise<End>): Promise<End> {
  try {
    return await attempt();
  } catch (error) {
    const detour = await detourAfter(error, wish);
    if (detour) return { at: 'detour', detour };
    if (!(error instanceof CheckoutFailure || error instanceof ApiError)) throw error;
    return { at: 'failed', message: error.message, mayRetry: !(error instanceof FinalFailure) };
  }
}

async function pay(purchase: Purchase, user: User | null, course: Course): Promise<End> {
  course.enter({ at: 'preparing' });
  const counter = purchase.rupees > 0 ? await openCounter(purchase) : null;
  if (await needsBilling(user)) {
    course.enter({ at: 'billing' });
    await course.askBilling();
    course.enter({ at: 'preparing' });
  }
  const order = await createOrder(purchase);
  if (order === 'owned') return settled(purchase, { message: 'You already own this component' });
  if (order === 'included')
    return settled(purchase, {
      message: 'Your plan already includes this component',
      note: `Nothing was charged. ${purchase.name} is open to you while your plan runs.`,
    });
  const { orderId } = order;
  if (orderId === null) return settled({ ...purchase, rupees: 0 });
  if (!counter || order.amount !== Math.round(purchase.rupees * 100)) {
    lookAgain();
    throw new FinalFailure(PRICE_CHANGED);
  }
  if (!user) throw new CheckoutFailure(CREATE_FAILED);
  // Cancelled while it was being prepared.
  if (!course.isWanted()) return { at: 'dismissed' };

  course.enter({ at: 'window' });
  const payment = { buyerId: user._id, startedAt: Date.now(), handed: null };
  keepPayment(purchase, payment);
  const end = await openWindow({
    ...counter,
    order: { ...order, orderId },
    description: purchase.name,
    buyer: user,
  }).catch((error: unknown) => {
    forgetPayment();
    throw error;
  });
  if (!end.handed) {
    forgetPayment();
    return leftWindow(purchase, end.refusal, payment.startedAt);
  }
  return confirm(purchase, { ...payment, handed: end.handed }, course);
}

/** The key and the script, which nobody needs before they buy. */
async function openCounter({ kind }: Purchase) {
  let counter: CheckoutKey;
  try {
    counter = await paymentApi.call(kind === 'plan' ? 'subscriptionKey' : 'paymentKey', {});
  } catch (error) {
    throw isAboutSession(error) ? error : new CheckoutFailure(KEY_FAILED, { cause: error });
  }
  return { key: counter.key, Razorpay: await loadRazorpay(counter.script) };
}

async function createOrder({ kind, id }: Purchase): Promise<PaymentOrder | 'owned' | 'included'> {
  try {
    return kind === 'plan'
      ? await paymentApi.call('createSubscriptionOrder', { body: { planId: id } })
      : await paymentApi.call('createPaymentOrder', { body: { componentId: id } });
  } catch (error) {
    if (isAboutSession(error)) throw error;
    const code = error instanceof ApiError ? error.code : undefined;
    // Bought meanwhile in another tab, it or a plan.
    if (code === 'ALREADY_OWNED') return 'owned';
    if (code === 'ALREADY_INCLUDED') return 'included';
    if (code === 'TOO_MANY_REQUESTS') throw error;
    throw new CheckoutFailure(CREATE_FAILED, { cause: error });
  }
}

const isAboutSession = (error: unknown) => error instanceof ApiError && error.status === 401;

/** A refusal may mean that another tab has paid for the same order. */
async function leftWindow(
  purchase: Purchase,
  refusal: string | null,
  startedAt: number,
): Promise<End> {
  if (refusal === null) return { at: 'dismissed' };
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
  const { enter, isWanted } = course;
  if (payment.handed) enter({ at: 'confirming' });
  keepPayment(purchase, payment);
  try {
    const answer = await confirmPayment(purchase, payment, {
      isWanted,
      onPending: (message) => enter({ at: 'pending', message }),
    });
    // Whoever has walked away from it may come back to it.
    if (!isWanted()) return { at: 'dismissed' };
    forgetPayment();
    return answer === 'paid' ? await settled(purchase) : { at: 'dismissed' };
  } catch (error) {
    // They sign in and come back to this payment, not to another one.
    const detour = await detourAfter(error, { redirectTo: purchase.path });
    if (detour) return { at: 'detour', detour };
    // Else what is kept by now may be another one.
    if (isWanted()) forgetPayment();
    throw error;
  }
}

const REFRESHED_MAX_MS = 2_000;

const lookAgain = () =>
  void import('../../lib/query-client.ts').then(({ getQueryClient }) =>
    getQueryClient().invalidateQueries(),
  );

/** Everything that shows what the buyer has looks again. */
async function settled(
  { kind, name, rupees }: Purchase,
  told?: { message: string; note?: string },
): Promise<End> {
  lookAgain();
  await Promise.race([
    refreshLibrary(),
    new Promise((resolve) => setTimeout(resolve, REFRESHED_MAX_MS)),
  ]);
  if (told) return { at: 'done', ...told };
  return {
    at: 'done',
    message:
      kind === 'plan'
        ? `${rupees > 0 ? 'Payment successful. ' : ''}Your ${name} plan is active.`
        : 'Component purchased successfully!',
  };
}
