import type { CaptureRule, Entity, Order } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { paymentEntity, orderEntity } from './entities.ts';
import { Refusal } from './errors.ts';
import {
  collection,
  expands,
  isFields,
  page,
  readAmount,
  readCurrency,
  readNotes,
  readReceipt,
  refuseUnknown,
  type Fields,
} from './reading.ts';

const KNOWN = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'first_payment_min_amount',
  'payment',
  'payment_capture',
];
const MINUTE = 60;
const MAX_EXPIRY_MINUTES = 7_200;
const MIN_EXPIRY_MINUTES = 12;

function readMinutes(options: Fields, field: string, least: number, fallback: number): number {
  const value = options[field];
  if (value === undefined) return fallback;
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new Refusal(`The ${field} must be an integer.`, { field });
  if (value < least) throw new Refusal(`The ${field} must be at least ${least}.`, { field });
  if (value > MAX_EXPIRY_MINUTES)
    throw new Refusal(`The ${field} may not be greater than ${MAX_EXPIRY_MINUTES}.`, { field });
  return value;
}

function readCapture(world: World, payment: unknown): CaptureRule {
  const days = world.settings.uncapturedDays * 86_400;
  if (payment === undefined)
    return {
      mode: 'automatic',
      automaticSeconds: days,
      manualSeconds: days,
      refundSpeed: 'normal',
    };
  if (!isFields(payment)) throw new Refusal('The payment must be an array.', { field: 'payment' });
  refuseUnknown(payment, ['capture', 'capture_options']);
  const { capture, capture_options: options = {} } = payment;
  if (capture !== 'automatic' && capture !== 'manual')
    throw new Refusal('The selected capture is invalid.', { field: 'capture' });
  if (!isFields(options))
    throw new Refusal('The capture options must be an array.', { field: 'capture_options' });
  refuseUnknown(options, ['automatic_expiry_period', 'manual_expiry_period', 'refund_speed']);
  if (capture === 'automatic' && options['automatic_expiry_period'] === undefined)
    throw new Refusal('The automatic_expiry_period field is required.', {
      field: 'automatic_expiry_period',
    });
  const automatic = readMinutes(
    options,
    'automatic_expiry_period',
    MIN_EXPIRY_MINUTES,
    MIN_EXPIRY_MINUTES,
  );
  const manual = readMinutes(options, 'manual_expiry_period', automatic, MAX_EXPIRY_MINUTES);
  const speed = options['refund_speed'] ?? 'normal';
  if (speed !== 'normal' && speed !== 'optimum')
    throw new Refusal('The selected refund_speed is invalid.', { field: 'refund_speed' });
  return {
    mode: capture,
    automaticSeconds: automatic * MINUTE,
    manualSeconds: manual * MINUTE,
    refundSpeed: speed,
  };
}

export function createOrder(world: World, account: string, fields: Fields): Entity {
  refuseUnknown(fields, KNOWN);
  const order: Order = {
    id: '',
    account,
    amount: readAmount(fields['amount']),
    amountPaid: 0,
    currency: readCurrency(fields['currency']),
    receipt: readReceipt(fields['receipt']),
    status: 'created',
    attempts: 0,
    notes: readNotes(fields['notes']),
    createdAt: world.seconds(),
    capture: readCapture(world, fields['payment']),
    payments: [],
  };
  if (
    world.settings.strictReceipt &&
    order.receipt !== null &&
    world.orders.all().some((one) => one.account === account && one.receipt === order.receipt)
  )
    throw new Refusal('The receipt has already been taken.', { field: 'receipt' });
  order.id = world.newId('order');
  world.orders.save(order);
  return orderEntity(world, order);
}

export function listOrders(world: World, account: string, query: URLSearchParams): Entity {
  const receipt = query.get('receipt');
  const authorized = query.get('authorized');
  const wants = (order: Order) =>
    order.account === account &&
    (receipt === null || order.receipt === receipt) &&
    (authorized === null || (authorized === '1') === hasMoney(world, order));
  const withPayments = expands(query, 'payments');
  return collection(
    page(world.orders.all().filter(wants), query).map((order) =>
      Object.assign(
        orderEntity(world, order),
        withPayments && { payments: paymentsOf(world, order) },
      ),
    ),
  );
}

const hasMoney = (world: World, order: Order) =>
  order.payments.some((id) => world.payments.find(id)?.authorizedAt != null);

export const paymentsOf = (world: World, order: Order): Entity =>
  collection(
    order.payments.toReversed().map((id) => paymentEntity(world, world.payments.find(id)!)),
  );

export function editOrder(world: World, order: Order, fields: Fields): Entity {
  refuseUnknown(fields, ['notes']);
  order.notes = readNotes(fields['notes']);
  world.orders.save(order);
  return orderEntity(world, order);
}
