import { emitRefund } from '../webhooks/events.ts';
import type { Notes, Payment, Refund } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { planSettlement } from './settlements.ts';

const DAY_SECONDS = 86_400;
/** Older payments cannot be refunded any more. */
const SIX_MONTHS_SECONDS = 183 * DAY_SECONDS;

type RefundInput = {
  amount: number;
  speed: string;
  notes: Notes;
  receipt: string | null;
  automatic: boolean;
};

/** Starts a refund. The clock decides when it is completed. */
export function refund(world: World, payment: Payment, input: RefundInput): Refund {
  const id = world.newId('rfnd');
  const isInstant = input.automatic || input.speed === 'optimum';
  const made: Refund = {
    id,
    account: payment.account,
    payment: payment.id,
    amount: input.amount,
    currency: payment.currency,
    status: 'pending',
    receipt: input.receipt,
    notes: input.notes,
    speedRequested: input.speed,
    speedProcessed: input.speed === 'optimum' ? 'instant' : 'normal',
    arn: null,
    createdAt: world.seconds(),
    processedAt: null,
    automatic: input.automatic,
    settlement: null,
  };
  payment.amountRefunded += input.amount;
  if (payment.amountRefunded === payment.amount) enter(world, payment, 'refunded');
  world.payments.save(payment);
  world.refunds.save(made);
  emitRefund(world, 'refund.created', made, payment);
  const seconds = isInstant
    ? 0
    : (world.settings.refundSeconds ??
      world.chance.between(5 * DAY_SECONDS, 7 * DAY_SECONDS, `days of ${id}`));
  world.agenda.plan('process-refund', id, world.now() + seconds * 1_000);
  return made;
}

export function processRefund(world: World, id: string) {
  const made = world.refunds.find(id);
  const payment = made && world.payments.find(made.payment);
  if (!payment || made.status !== 'pending') return;
  const tooOld = made.createdAt - payment.createdAt > SIX_MONTHS_SECONDS;
  if (!made.automatic && (tooOld || world.settings.refundsFail)) {
    made.status = 'failed';
    payment.amountRefunded -= made.amount;
    if (payment.status === 'refunded') enter(world, payment, 'captured');
    world.payments.save(payment);
    world.refunds.save(made);
    emitRefund(world, 'refund.failed', made, payment);
    return;
  }
  made.status = 'processed';
  made.processedAt = world.seconds();
  made.arn = world.chance.digits(14, `arn of ${id}`);
  world.refunds.save(made);
  emitRefund(world, 'refund.processed', made, payment);
  if (payment.captured) planSettlement(world, payment.account);
}

/** Refunds automatically what was not captured in time or paid in excess. */
export const giveBack = (world: World, payment: Payment) =>
  refund(world, payment, {
    amount: payment.amount - payment.amountRefunded,
    speed: 'normal',
    notes: { reason: 'Automatic refund' },
    receipt: null,
    automatic: true,
  });

export function enter(world: World, payment: Payment, status: Payment['status']) {
  payment.status = status;
  payment.history.push({ at: world.seconds(), status });
  world.payments.save(payment);
}
