import { orderEntity, paymentEntity } from '../api/entities.ts';
import type { Account, Payment } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { emit } from './events.ts';

const TEN_DAYS_SECONDS = 10 * 86_400;

const stranger = (world: World, account: string, order: string): Payment => ({
  id: world.newId('pay'),
  account,
  order,
  amount: 49_900,
  currency: 'INR',
  status: 'captured',
  method: 'netbanking',
  instrument: 'HDFC',
  captured: true,
  amountRefunded: 0,
  fee: 1_178,
  tax: 180,
  failure: null,
  description: null,
  email: 'void@razorpay.com',
  contact: '+919000090000',
  notes: {},
  createdAt: world.seconds(),
  authorizedAt: world.seconds(),
  capturedAt: world.seconds(),
  excess: false,
  history: [],
  settlement: null,
});

/** Sends events that the merchant does not expect, with a valid signature. The merchant must handle them. */
export function sendStrange(world: World, account: Account, kind: string, paymentId?: string) {
  const other = world.accounts.all().find((one) => one.id !== account.id)!;
  const known = paymentId ? world.payments.find(paymentId) : undefined;
  const payment = known ?? stranger(world, account.id, world.newId('order'));
  const entity = paymentEntity(world, payment, { card: true });
  switch (kind) {
    case 'unknown-event':
      return emit(world, account.id, 'payment.teleported', { payment: entity });
    case 'unknown-order':
      return emit(world, account.id, 'payment.captured', { payment: entity });
    case 'other-account':
      return emit(
        world,
        account.id,
        'payment.captured',
        { payment: entity },
        { accountId: other.id },
      );
    case 'stale':
      return emit(
        world,
        account.id,
        'payment.captured',
        { payment: entity },
        { createdAt: world.seconds() - TEN_DAYS_SECONDS },
      );
    case 'no-payment': {
      const order = world.orders.find(payment.order);
      return emit(
        world,
        account.id,
        'payment.captured',
        order ? { order: orderEntity(world, order) } : {},
      );
    }
    default:
      throw new Error(`no strange event called ${kind}`);
  }
}
