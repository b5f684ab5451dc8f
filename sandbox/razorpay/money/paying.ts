import type { Failure, Order, Payment } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { documentedVerdict, failureOf, readInstrument, type Outcome } from './instruments.ts';
import { attempt, authorize, fail } from './payments.ts';

/** The time until a customer tries again in the UPI app. */
const RETRY_SECONDS = 45;
const LATEST_SECONDS = 3 * 86_400;

/** The outcomes of payments under load, with cumulative shares. */
const MIX: [Outcome, share: number][] = [
  ['success', 0.9],
  ['failure', 0.95],
  ['no-answer', 0.98],
  ['fail-then-success', 1],
];

export type PayInput = {
  instrument?: string;
  outcome?: Outcome | 'random';
  reason?: string;
  late_by?: number;
  notes?: Record<string, string>;
};

function chooseOutcome(world: World, payment: Payment, input: PayInput): Outcome {
  if (input.outcome === 'random') {
    const drawn = world.chance.fraction(`outcome of ${payment.id}`);
    return MIX.find(([, share]) => drawn < share)![0];
  }
  const known = documentedVerdict({ method: payment.method, text: payment.instrument });
  return input.outcome ?? known?.outcome ?? 'success';
}

/** The outcome that a test has set for an instrument, by its given or its normalised name. */
export const settingFor = (
  world: World,
  given: string,
): { outcome: Outcome; late_by?: number } | undefined =>
  world.settings.instruments[given] ?? world.settings.instruments[readInstrument(given).text];

/** Ends a payment with the given outcome. In the checkout window the outcome comes a moment later. */
export function conclude(
  world: World,
  payment: Payment,
  o: {
    outcome: Outcome;
    failure: Failure;
    lateSeconds?: number | undefined;
    afterSeconds?: number;
  },
): void {
  const authorizeIn = (seconds: number) =>
    world.agenda.plan('authorize', payment.id, world.now() + seconds * 1_000);
  switch (o.outcome) {
    case 'success':
      if (o.afterSeconds) authorizeIn(o.afterSeconds);
      else authorize(world, payment.id);
      break;
    case 'failure':
      fail(world, payment.id, o.failure);
      break;
    case 'fail-then-success':
      fail(world, payment.id, o.failure);
      authorizeIn(o.lateSeconds ?? RETRY_SECONDS);
      break;
    case 'no-answer':
      if (o.lateSeconds) authorizeIn(Math.min(o.lateSeconds, LATEST_SECONDS));
      break;
  }
}

/** Pays without a browser, for load tests and for tests that only need an outcome. */
export function pay(world: World, order: Order, given: PayInput): Payment {
  const set = given.instrument === undefined ? undefined : settingFor(world, given.instrument);
  const input: PayInput = { ...set, ...given };
  const instrument = readInstrument(
    input.instrument ??
      world.chance.pick(
        ['4100280000001007', 'success@razorpay', 'netbanking:HDFC', 'wallet:payzapp'],
        `instrument of ${order.id} ${order.attempts}`,
      ),
  );
  const payment = attempt(world, order, instrument, { notes: input.notes ?? {} });
  const known = documentedVerdict(instrument);
  const failure = input.reason
    ? failureOf(input.reason)
    : (known?.failure ?? failureOf('payment_failed'));
  const outcome = chooseOutcome(world, payment, input);
  const drawsLateness = outcome === 'no-answer' && input.outcome === 'random';
  const lateSeconds =
    input.late_by ??
    (drawsLateness ? world.chance.between(601, LATEST_SECONDS, `late ${payment.id}`) : undefined);
  conclude(world, payment, { outcome, failure, lateSeconds });
  return payment;
}
