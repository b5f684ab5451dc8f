import { createHash } from 'node:crypto';
import { capture } from '../money/payments.ts';
import { refund } from '../money/refunds.ts';
import type { Account, Entity, Payment, Refund } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { cardEntity, paymentEntity, refundEntity } from './entities.ts';
import { Refusal } from './errors.ts';
import {
  collection,
  expands,
  page,
  readAmount,
  readCurrency,
  readNotes,
  readReceipt,
  refuseUnknown,
  type Fields,
} from './reading.ts';

const ALREADY_PAID =
  'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.';

export const showPayment = (world: World, payment: Payment, query: URLSearchParams): Entity =>
  paymentEntity(world, payment, { card: expands(query, 'card') });

export const listPayments = (world: World, account: string, query: URLSearchParams): Entity =>
  collection(
    page(
      world.payments.all().filter((one) => one.account === account),
      query,
    ).map((one) => showPayment(world, one, query)),
  );

export function editPayment(world: World, payment: Payment, fields: Fields): Entity {
  refuseUnknown(fields, ['notes']);
  payment.notes = readNotes(fields['notes']);
  world.payments.save(payment);
  return paymentEntity(world, payment);
}

export function showCard(world: World, payment: Payment): Entity {
  if (payment.method !== 'card')
    throw new Refusal('The payment was not made by card.', { field: 'id' });
  return cardEntity(world, payment);
}

export function capturePayment(world: World, payment: Payment, fields: Fields): Entity {
  refuseUnknown(fields, ['amount', 'currency']);
  const amount = readAmount(fields['amount']);
  readCurrency(fields['currency'] ?? 'INR');
  if (payment.captured) throw new Refusal('This payment has already been captured');
  if (world.orders.find(payment.order)?.status === 'paid') throw new Refusal(ALREADY_PAID);
  if (payment.status !== 'authorized')
    throw new Refusal(
      'Only payments which have been authorized and not yet captured can be captured',
    );
  if (amount !== payment.amount)
    throw new Refusal('Capture amount must be equal to the amount authorized', { field: 'amount' });
  capture(world, payment.id);
  return paymentEntity(world, payment);
}

/** With the same key and body the first response is repeated. The same key with another body is refused. */
export function refundOnce(
  world: World,
  account: Account,
  o: { key: string | null; raw: string; run: () => Entity },
): { status: number; body: string } {
  if (o.key === null) return { status: 200, body: JSON.stringify(o.run()) };
  if (o.key.length < 10)
    throw new Refusal('The idempotency key must be at least 10 characters long.', { reason: 'NA' });
  if (!/^[\w-]+$/.test(o.key))
    throw new Refusal(
      'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
      { reason: 'NA' },
    );
  const id = `refund key ${account.id} ${o.key}`;
  const digest = createHash('sha256').update(o.raw).digest('hex');
  const first = world.remembered.find(id);
  if (first && first.digest !== digest)
    throw new Refusal(
      'Different request with the same idempotency key has already been processed.',
      { status: 409, reason: 'NA' },
    );
  if (first) return first;
  const answer = { status: 200, body: JSON.stringify(o.run()) };
  world.remembered.save({ id, digest, ...answer });
  return answer;
}

export function refundPayment(
  world: World,
  account: Account,
  payment: Payment,
  fields: Fields,
): Entity {
  refuseUnknown(fields, ['amount', 'speed', 'notes', 'receipt']);
  const left = payment.amount - payment.amountRefunded;
  if (payment.status === 'refunded' || left === 0)
    throw new Refusal('The payment has been fully refunded already');
  if (!payment.captured)
    throw new Refusal('The payment status should be captured for action to be taken');
  const amount = fields['amount'] === undefined ? left : readAmount(fields['amount']);
  if (amount > left)
    throw new Refusal('The refund amount provided is greater than amount captured', {
      field: 'amount',
    });
  const speed = fields['speed'] ?? 'normal';
  if (speed !== 'normal' && speed !== 'optimum')
    throw new Refusal('The selected speed is invalid.', { field: 'speed' });
  if (account.balance !== null && account.balance < amount)
    throw new Refusal(
      'Your account does not have enough balance to carry out the refund operation.',
    );
  return refundEntity(
    world,
    refund(world, payment, {
      amount,
      speed,
      notes: readNotes(fields['notes']),
      receipt: readReceipt(fields['receipt']),
      automatic: false,
    }),
  );
}

export const listRefunds = (
  world: World,
  query: URLSearchParams,
  wants: (refund: Refund) => boolean,
): Entity =>
  collection(page(world.refunds.all().filter(wants), query).map((one) => refundEntity(world, one)));

export function editRefund(world: World, made: Refund, fields: Fields): Entity {
  refuseUnknown(fields, ['notes']);
  made.notes = readNotes(fields['notes']);
  world.refunds.save(made);
  return refundEntity(world, made);
}
