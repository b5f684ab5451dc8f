import type { Order, Payment } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { documentedVerdict, failureOf, readInstrument, type Outcome } from './instruments.ts';
import { attempt, authorize, fail } from './payments.ts';

/** How long a customer takes to try again in the UPI app. */
const RETRY_SECONDS = 45;
const LATEST_SECONDS = 3 * 86_400;

/** What happens to payments under load, by share. */
const MIX: [Outcome, share: number][] = [
  ['success', 0.9],
  ['failure', 0.95],
  ['no-answer', 0.98],
  ['fail-then-success', 1],
];

export type Wish = {
  instrument?: string;
  outcome?: Outcome | 'random';
  reason?: string;
  late_by?: number;
  notes?: Record<string, string>;
};

function chooseOutcome(world: World, payment: Payment, wish: Wish): Outcome {
  if (wish.outcome === 'random') {
    const drawn = world.chance.fraction(`outcome of ${payment.id}`);
    return MIX.find(([, share]) => drawn < share)![0];
  }
  const known = documentedVerdict({ method: payment.method, text: payment.instrument });
  return wish.outcome ?? known?.outcome ?? 'success';
}

/** Somebody pays without a browser: for load, and for tests that need an outcome and not a window. */
export function pay(world: World, order: Order, given: Wish): Payment {
  const set = world.settings.instruments[given.instrument ?? ''];
  const wish: Wish = { ...set, ...given };
  const instrument = readInstrument(
    wish.instrument ??
      world.chance.pick(
        ['4100280000001007', 'success@razorpay', 'netbanking:HDFC', 'wallet:payzapp'],
        `instrument of ${order.id} ${order.attempts}`,
      ),
  );
  const payment = attempt(world, order, instrument, { notes: wish.notes ?? {} });
  const known = documentedVerdict(instrument);
  const failure = wish.reason
    ? failureOf(wish.reason)
    : (known?.failure ?? failureOf('payment_failed'));
  switch (chooseOutcome(world, payment, wish)) {
    case 'success':
      authorize(world, payment.id);
      break;
    case 'failure':
      fail(world, payment.id, failure);
      break;
    case 'fail-then-success':
      fail(world, payment.id, failure);
      world.agenda.plan(
        'authorize',
        payment.id,
        world.now() + (wish.late_by ?? RETRY_SECONDS) * 1_000,
      );
      break;
    case 'no-answer': {
      const late =
        wish.late_by ??
        (wish.outcome === 'random'
          ? world.chance.between(601, LATEST_SECONDS, `late ${payment.id}`)
          : 0);
      if (late > 0)
        world.agenda.plan(
          'authorize',
          payment.id,
          world.now() + Math.min(late, LATEST_SECONDS) * 1_000,
        );
      break;
    }
  }
  return payment;
}
