import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ProviderPayment } from '../../platform/razorpay/entities.ts';
import { isFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { ProviderEvent } from '../../platform/razorpay/webhook.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { ProviderPaymentsService } from '../orders/service.payments.ts';
import type { OrdersService } from '../orders/service.ts';
import type { RefundsService } from '../refunds/service.ts';
import type { IntakeService } from './service.intake.ts';

/** Up to this age of a payment the provider captures it by itself. After that, it is captured only at our request. */
const SELF_CAPTURE_MS = 30 * 60_000;
const MINUTE_MS = 60_000;
/** After a request without an answer, captures are taken from their events for this long. */
const AWAY_MS = 5_000;

/** An event without the entity that it is about. */
export class PoisonError extends Error {}

export type EventsService = ReturnType<typeof createEventsService>;

/**
 * Processes one event. The event names what has changed. The current state is requested from the provider, if it
 * answers.
 */
export const createEventsService = ({
  db,
  clock,
  razorpay,
  accountId,
  alarm,
  orders,
  providerPayments,
  intake,
  refunds,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  accountId: string | undefined;
  alarm: Alarms;
  orders: OrdersService;
  providerPayments: ProviderPaymentsService;
  intake: IntakeService;
  refunds: RefundsService;
}) => {
  /** The provider captures soon, and sends another event. If none arrives, the order is checked in a minute. */
  const awaitCapture = async ({ orderId }: ProviderPayment): Promise<void> => {
    const inAMinute = new Date(clock.now().getTime() + MINUTE_MS);
    if (orderId !== null)
      await step('webhook.hasten', () => orders.hastenTheirs(db, orderId, inAMinute));
  };

  const noteFailure = async (reported: ProviderPayment): Promise<void> => {
    const order =
      reported.orderId === null ? undefined : await orders.findByProviderId(db, reported.orderId);
    await providerPayments.note(db, reported, order?.id ?? null, clock.now());
  };

  let awayUntilMs = 0;
  /** The payment as the provider has it. Null if our key knows no such payment. */
  const findPayment = async (reported: ProviderPayment): Promise<ProviderPayment | null> => {
    const isAway = clock.now().getTime() < awayUntilMs;
    if (isAway && reported.status === 'captured') return reported;
    try {
      if (razorpay) return await step('webhook.ask', () => razorpay.getPayment(reported.id));
    } catch (error) {
      if (isFailure(error, 'rejected')) return null;
      if (isFailure(error, 'unavailable')) awayUntilMs = clock.now().getTime() + AWAY_MS;
      // The event is signed, so the capture is true. A later refund has its own event.
      if (!isFailure(error, 'unavailable') || reported.status !== 'captured') throw error;
    }
    return reported;
  };

  const ingestPayment = async (reported: ProviderPayment): Promise<void> => {
    const fact = await findPayment(reported);
    if (fact) await intake.ingestPayment(fact, 'webhook');
    else alarm('foreign account', { paymentId: reported.id, why: 'our key knows no such payment' });
  };

  const onPayment = async (name: string, reported: ProviderPayment): Promise<void> => {
    const ageMs = clock.now().getTime() - reported.createdAt.getTime();
    if (name === 'payment.authorized' && ageMs < SELF_CAPTURE_MS) return awaitCapture(reported);
    const known = await providerPayments.find(db, reported.id);
    const isFeeNews = known?.feePaise === null && reported.feePaise !== null;
    if (known?.disposition && known.disposition !== 'suspense' && !isFeeNews) return undefined;
    return name === 'payment.failed' ? noteFailure(reported) : ingestPayment(reported);
  };

  /** A payment must be settled before a refund or a dispute of it is recorded. */
  const ensureEnded = async (
    paymentId: string,
    reported: ProviderPayment | null,
  ): Promise<void> => {
    const known = await providerPayments.find(db, paymentId);
    if (known?.disposition) return;
    if (!reported && !razorpay) throw new PoisonError('the event names no payment');
    const fact = razorpay ? await razorpay.getPayment(paymentId) : reported!;
    await intake.ingestPayment(fact, 'webhook');
  };

  const onRefund = async ({ refund, payment }: ProviderEvent): Promise<void> => {
    if (!refund) throw new PoisonError('the event names no refund');
    await ensureEnded(refund.paymentId, payment);
    try {
      await refunds.refresh(refund.paymentId);
    } catch (error) {
      if (!isFailure(error, 'unavailable')) throw error;
      await refunds.record(refund.paymentId, [refund]);
    }
  };

  const onDispute = async ({ dispute, payment }: ProviderEvent): Promise<void> => {
    if (!dispute) throw new PoisonError('the event names no dispute');
    await ensureEnded(dispute.paymentId, payment);
    await refunds.recordDispute(dispute);
  };

  return {
    act: async (event: ProviderEvent): Promise<void> => {
      const { event: name, payment } = event;
      if (accountId !== undefined && event.accountId !== accountId) {
        alarm('foreign account', { accountId: event.accountId, event: name });
        return;
      }
      if (name.startsWith('payment.dispute.')) await onDispute(event);
      else if (name.startsWith('refund.')) await onRefund(event);
      else if (PAYMENT_EVENTS.has(name)) {
        if (!payment) throw new PoisonError('the event names no payment');
        await onPayment(name, payment);
      }
    },
  };
};

const PAYMENT_EVENTS = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
]);
