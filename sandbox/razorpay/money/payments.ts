import { emitOrderPaid, emitPayment } from '../webhooks/events.ts';
import type { Failure, Notes, Order, Payment } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { failureOf, type Instrument } from './instruments.ts';
import { enter, giveBack } from './refunds.ts';
import { planSettlement } from './settlements.ts';

/** How long a payment waits for its bank before it counts as failed. */
const NO_ANSWER_SECONDS = 600;

type Person = { email?: string; contact?: string; description?: string | null; notes?: Notes };

export function attempt(
  world: World,
  order: Order,
  instrument: Instrument,
  person: Person = {},
): Payment {
  const payment: Payment = {
    id: world.newId('pay'),
    account: order.account,
    order: order.id,
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    method: instrument.method,
    instrument: instrument.text,
    captured: false,
    amountRefunded: 0,
    fee: null,
    tax: null,
    failure: null,
    description: person.description ?? null,
    email: person.email || 'void@razorpay.com',
    contact: person.contact || '+919000090000',
    notes: person.notes ?? {},
    createdAt: world.seconds(),
    authorizedAt: null,
    capturedAt: null,
    excess: false,
    history: [{ at: world.seconds(), status: 'created' }],
    settlement: null,
  };
  order.attempts++;
  if (order.status === 'created') order.status = 'attempted';
  order.payments.push(payment.id);
  world.orders.save(order);
  world.payments.save(payment);
  world.agenda.plan('time-out', payment.id, world.now() + NO_ANSWER_SECONDS * 1_000);
  return payment;
}

/** The bank has confirmed the payment, possibly after it had counted as failed. */
export function authorize(world: World, id: string) {
  const payment = world.payments.find(id);
  if (!payment || !['created', 'failed'].includes(payment.status)) return;
  const order = world.orders.find(payment.order)!;
  // A second try in the UPI app sends only the captured event.
  const isUpiRetry = payment.status === 'failed' && payment.method === 'upi';
  payment.failure = null;
  payment.authorizedAt = world.seconds();
  enter(world, payment, 'authorized');
  if (!isUpiRetry) emitPayment(world, 'payment.authorized', payment);
  if (order.status === 'paid') {
    payment.excess = true;
    giveBack(world, payment);
    return;
  }
  const { mode, automaticSeconds, manualSeconds } = order.capture;
  const age = payment.authorizedAt - payment.createdAt;
  if (mode === 'automatic' && age <= automaticSeconds) {
    const wait = world.chance.between(0, 2_000, `capture of ${id}`);
    world.agenda.plan('capture', id, world.now() + wait);
  } else {
    const left = Math.max(0, manualSeconds - age);
    world.agenda.plan('expire', id, world.now() + left * 1_000);
  }
}

export function capture(world: World, id: string) {
  const payment = world.payments.find(id);
  if (!payment || payment.status !== 'authorized') return;
  const order = world.orders.find(payment.order)!;
  if (order.status === 'paid') {
    payment.excess = true;
    giveBack(world, payment);
    return;
  }
  // A fee of two per cent, plus eighteen per cent tax on the fee, each rounded to the paisa.
  const bare = Math.round(payment.amount * 0.02);
  payment.tax = Math.round(bare * 0.18);
  payment.fee = bare + payment.tax;
  payment.captured = true;
  payment.capturedAt = world.seconds();
  enter(world, payment, 'captured');
  order.amountPaid = payment.amount;
  order.status = 'paid';
  world.orders.save(order);
  emitPayment(world, 'payment.captured', payment);
  emitOrderPaid(world, payment, order);
  planSettlement(world, payment.account);
}

export function fail(world: World, id: string, failure: Failure) {
  const payment = world.payments.find(id);
  if (payment?.status !== 'created') return;
  payment.failure = failure;
  enter(world, payment, 'failed');
  emitPayment(world, 'payment.failed', payment);
}

export const timeOut = (world: World, id: string) =>
  fail(world, id, failureOf('payment_timed_out'));

/** The payment was not captured in time. */
export function expire(world: World, id: string) {
  const payment = world.payments.find(id);
  if (payment?.status === 'authorized') giveBack(world, payment);
}
