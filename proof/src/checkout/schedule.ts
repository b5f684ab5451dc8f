import { createChance } from '../../../sandbox/razorpay/world/chance.ts';
import type { Goods } from './shop.ts';

/** The share of checkouts with each kind of fault. */
export const SHARES = {
  lostCallback: 0.2,
  duplicated: 0.1,
  reordered: 0.2,
  late: 0.02,
  doubleTab: 0.02,
  declined: 0.05,
} as const;

/** One in twenty requests to the provider fails, in one of these ways. */
const PROVIDER_FAULTS: [kind: string, probability: number][] = [
  ['500', 0.01],
  ['502', 0.008],
  ['429', 0.006],
  ['commit-then-reset', 0.01],
  ['commit-then-502', 0.006],
  ['reset', 0.005],
  ['truncated', 0.003],
  ['hang', 0.002],
];

const LATEST_SECONDS = 12;
const REORDER_SECONDS = 6;
const PLAN_SHARE = 0.3;

export type Purchase = {
  number: number;
  person: number;
  item: { kind: 'component' | 'plan'; id: string };
  /** The browser never sends the signature to the shop. */
  isCallbackLost: boolean;
  /**
   * The bank refuses or does not respond, and confirms some seconds after the customer has left. 0 for a normal
   * payment.
   */
  lateSeconds: number;
  isDoubleTab: boolean;
  /** The first card is declined and the second one is accepted. */
  isDeclinedFirst: boolean;
};

/**
 * Plans the faults of a checkout from the seed alone. Every customer buys twice, so that purchases of one customer
 * overlap.
 */
export function planPurchase(seed: string, number: number, goods: Goods): Purchase {
  const chance = createChance(`${seed}|purchase ${number}`);
  const person = Math.floor(number / 2);
  const isPlan = chance.happens(PLAN_SHARE, 'kind');
  // The two items of a customer differ. Otherwise they would be one purchase.
  const component = goods.components[(person * 2 + (number % 2)) % goods.components.length]!;
  return {
    number,
    person,
    item: isPlan
      ? { kind: 'plan', id: goods.plans[number % goods.plans.length]! }
      : { kind: 'component', id: component },
    isCallbackLost: chance.happens(SHARES.lostCallback, 'callback'),
    lateSeconds: chance.happens(SHARES.late, 'late') ? chance.between(1, LATEST_SECONDS, 'by') : 0,
    isDoubleTab: chance.happens(SHARES.doubleTab, 'tabs'),
    isDeclinedFirst: chance.happens(SHARES.declined, 'declined'),
  };
}

export const webhookFaults = {
  knobs: {
    duplicate: SHARES.duplicated,
    reorder: SHARES.reordered,
    reorderSeconds: REORDER_SECONDS,
  },
};

export const providerFaults = {
  faults: PROVIDER_FAULTS.map(([kind, probability]) => ({
    match: { path: '^/v1/(orders|payments|refunds)', probability },
    action: { kind },
  })),
};

export const providerFaultShare = PROVIDER_FAULTS.reduce((sum, [, share]) => sum + share, 0);
