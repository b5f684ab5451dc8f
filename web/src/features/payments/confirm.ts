import type { PastOrder, Verification } from '@tessera/contract/payments';
import { ApiError } from '../../api/api-error.ts';
import { paymentApi } from '../../api/payment-api.ts';
import { isRefusal, pause } from '../../api/retry.ts';
import type { PaymentResult, Payment, Purchase } from '../../state/purchase.ts';
import { CheckoutFailure, FinalFailure, SupportFailure } from './checkout-failure.ts';

const VERIFY_FAILED = 'Payment verification failed. Please contact support.';
const UNANSWERED = 'Your bank has not answered yet; we keep checking.';
const UNREACHED =
  'We cannot reach the shop to confirm your payment. Nothing is lost; we keep trying.';
const STILL_UNANSWERED =
  'Your bank has still not answered. When it does, what you paid for opens by itself.';

const VERIFY_PAUSE_MS = 1_500;
/** The server's rate limit for this endpoint is six requests a minute. */
const CHECK_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15_000;
const WATCHED_MAX_MS = 10 * 60_000;
/** How far a visitor's clock may be wrong. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

type Watch = {
  isWanted: () => boolean;
  onPending: (message: string) => void;
  rest?: (ms: number) => Promise<void>;
};
type Answer = 'paid' | 'unpaid' | { pending: string };

const verify = ({ kind, id }: Purchase, handed: PaymentResult): Promise<Verification> =>
  kind === 'plan'
    ? paymentApi.call('verifySubscription', { body: { ...handed, planId: id } })
    : paymentApi.call('verifyPayment', { body: { ...handed, componentId: id } });

async function askWhetherVerified(purchase: Purchase, handed: PaymentResult): Promise<Answer> {
  try {
    const answer = await verify(purchase, handed);
    return answer.success ? 'paid' : { pending: answer.message };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    if (!isRefusal(error)) return noAnswer(error);
    throw error.status === 402
      ? new CheckoutFailure(error.message, { cause: error })
      : new SupportFailure(VERIFY_FAILED, { cause: error });
  }
}

const noAnswer = (error: unknown): Answer => ({
  pending: error instanceof ApiError && error.status === 429 ? UNANSWERED : UNREACHED,
});

const listOrders = () => paymentApi.call('paymentHistory', { query: { limit: 10 } });

const isPaidSince =
  (startedAt: number, { id }: Purchase) =>
  ({ item, paidAt }: PastOrder): boolean =>
    item._id === id &&
    paidAt !== null &&
    new Date(paidAt).getTime() > startedAt - CLOCK_TOLERANCE_MS;

/** Whether the item was paid for since then, in this or another tab. */
export const wasPaidSince = async (startedAt: number, purchase: Purchase): Promise<boolean> =>
  (await listOrders()).some(isPaidSince(startedAt, purchase));

/** After a reload with an open window there is no payment result. So the server is asked, which asks the provider. */
async function lookWhetherPaid(purchase: Purchase, startedAt: number): Promise<Answer> {
  const { pending } = await paymentApi.call('checkPayments', { body: {} });
  const orders = await listOrders();
  if (orders.some(isPaidSince(startedAt, purchase))) return 'paid';
  const waiting = orders.filter(({ status }) => status === 'pending');
  const others = waiting.filter(({ item }) => item._id !== purchase.id);
  // An order that the server could not check is counted but not listed. It may be this one.
  return waiting.length > others.length || pending > others.length
    ? { pending: UNANSWERED }
    : 'unpaid';
}

async function askWhetherPaid(purchase: Purchase, startedAt: number): Promise<Answer> {
  try {
    return await lookWhetherPaid(purchase, startedAt);
  } catch (error) {
    if (isRefusal(error)) throw error;
    return noAnswer(error);
  }
}

/** Whether there may be a payment after the window was closed. On an error the answer is no. */
export async function isOnItsWay(purchase: Purchase, startedAt: number): Promise<boolean> {
  try {
    return (await lookWhetherPaid(purchase, startedAt)) !== 'unpaid';
  } catch {
    return false;
  }
}

/** Polls with growing pauses and a time limit. The server settles the payment also without the client. */
async function untilAnswered(
  ask: () => Promise<Answer>,
  firstPauseMs: number,
  { isWanted, onPending, rest = pause }: Watch,
) {
  const end = Date.now() + WATCHED_MAX_MS;
  for (let wait = firstPauseMs; ; wait = Math.min(wait * 1.6, LONGEST_PAUSE_MS)) {
    const answer = await ask();
    if (typeof answer === 'string') return answer;
    onPending(answer.pending);
    await rest(wait);
    if (!isWanted()) return 'unpaid';
    if (Date.now() > end) throw new FinalFailure(STILL_UNANSWERED);
  }
}

/** Whether the server confirms the payment. */
export const confirmPayment = (
  purchase: Purchase,
  { handed, startedAt }: Payment,
  watch: Watch,
): Promise<'paid' | 'unpaid'> =>
  handed
    ? untilAnswered(() => askWhetherVerified(purchase, handed), VERIFY_PAUSE_MS, watch)
    : untilAnswered(() => askWhetherPaid(purchase, startedAt), CHECK_PAUSE_MS, watch);
