import { cardNetwork } from '../money/instruments.ts';
import type {
  Dispute,
  Entity,
  Notes,
  Order,
  Payment,
  Refund,
  Settlement,
} from '../world/records.ts';
import type { World } from '../world/world.ts';

const UNANNOUNCED = ['reference_hint', 'network_route', 'risk_band', 'ledger_ref', 'emi_plan_hint'];

/** The API returns empty notes as a list and others as an object. */
const notes = (value: Notes): Notes | [] => (Object.keys(value).length > 0 ? value : []);

/** Adds one undocumented key, so that a client which refuses unknown keys is detected. */
const unannounced = (world: World, id: string): Entity => ({
  [world.chance.pick(UNANNOUNCED, `key of ${id}`)]: world.chance.letters(8, `value of ${id}`),
});

export const orderEntity = (world: World, order: Order): Entity => ({
  id: order.id,
  entity: 'order',
  amount: order.amount,
  amount_paid: order.amountPaid,
  amount_due: order.amount - order.amountPaid,
  currency: order.currency,
  receipt: order.receipt,
  offer_id: null,
  status: order.status,
  attempts: order.attempts,
  notes: notes(order.notes),
  created_at: order.createdAt,
  ...unannounced(world, order.id),
});

export const cardEntity = (world: World, payment: Payment): Entity => ({
  id: `card_${world.chance.letters(14, `card of ${payment.id}`)}`,
  entity: 'card',
  name: 'Sandbox Payer',
  last4: payment.instrument.slice(-4),
  network: cardNetwork(payment.instrument),
  type: 'credit',
  issuer: null,
  international: false,
  emi: false,
  sub_type: 'consumer',
});

function acquirer(world: World, { id, method, authorizedAt }: Payment): Entity {
  const known = (count: number, name: string) =>
    authorizedAt === null ? null : world.chance.digits(count, `${name} of ${id}`);
  if (method === 'card') return { auth_code: known(6, 'auth'), rrn: known(12, 'rrn') };
  if (method === 'netbanking') return { bank_transaction_id: known(7, 'bank') };
  if (method === 'wallet') return { transaction_id: null };
  return {
    rrn: known(12, 'rrn'),
    upi_transaction_id: authorizedAt === null ? null : world.chance.letters(16, `upi of ${id}`),
  };
}

export function paymentEntity(world: World, payment: Payment, o: { card?: boolean } = {}): Entity {
  const { method, instrument, failure } = payment;
  const card = method === 'card' ? cardEntity(world, payment) : null;
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    ...(payment.captured && { base_amount: payment.amount }),
    status: payment.status,
    order_id: payment.order,
    invoice_id: null,
    international: false,
    method,
    amount_refunded: payment.amountRefunded,
    ...(payment.captured && { amount_transferred: 0 }),
    refund_status: refundStatus(payment),
    captured: payment.captured,
    description: payment.description,
    card_id: card?.['id'] ?? null,
    ...(card && o.card && { card }),
    bank: method === 'netbanking' ? instrument : null,
    wallet: method === 'wallet' ? instrument : null,
    vpa: method === 'upi' ? instrument : null,
    email: payment.email,
    contact: payment.contact,
    notes: notes(payment.notes),
    fee: payment.fee,
    tax: payment.tax,
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_source: failure?.source ?? null,
    error_step: failure?.step ?? null,
    error_reason: failure?.reason ?? null,
    acquirer_data: acquirer(world, payment),
    created_at: payment.createdAt,
    ...(method === 'upi' && {
      upi: { payer_account_type: 'bank_account', vpa: instrument, flow: 'intent' },
    }),
    ...unannounced(world, payment.id),
  };
}

const refundStatus = ({ amount, amountRefunded }: Payment): string | null => {
  if (amountRefunded === 0) return null;
  return amountRefunded < amount ? 'partial' : 'full';
};

export const refundEntity = (world: World, refund: Refund): Entity => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amount,
  currency: refund.currency,
  payment_id: refund.payment,
  notes: notes(refund.notes),
  receipt: refund.receipt,
  acquirer_data: { arn: refund.arn },
  created_at: refund.createdAt,
  batch_id: null,
  status: refund.status,
  speed_processed: refund.speedProcessed,
  speed_requested: refund.speedRequested,
  ...unannounced(world, refund.id),
});

export const settlementEntity = (world: World, settlement: Settlement): Entity => ({
  id: settlement.id,
  entity: 'settlement',
  amount: settlement.amount,
  status: 'processed',
  fees: settlement.fees,
  tax: settlement.tax,
  utr: settlement.utr,
  created_at: settlement.createdAt,
  ...unannounced(world, settlement.id),
});

export const disputeEntity = (world: World, dispute: Dispute): Entity => ({
  id: dispute.id,
  entity: 'dispute',
  payment_id: dispute.payment,
  amount: dispute.amount,
  currency: 'INR',
  amount_deducted: dispute.amountDeducted,
  reason_code: 'goods_or_services_not_received_or_partially_received',
  respond_by: dispute.createdAt + 7 * 86_400,
  status: dispute.status,
  phase: 'chargeback',
  created_at: dispute.createdAt,
  ...unannounced(world, dispute.id),
});
