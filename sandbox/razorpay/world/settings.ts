import type { Outcome } from '../money/instruments.ts';

/** Settings that tests may change. The defaults follow the documentation. */
export type Settings = {
  /** The documentation calls receipts unique, but also shows two equal ones. So this is off by default. */
  strictReceipt: boolean;
  /** Documented as 400, observed as 401. */
  authStatus: 400 | 401;
  /** The documentation says three days in one place and five in another. */
  uncapturedDays: number;
  /** How long a refund stays pending; null is five to seven days. */
  refundSeconds: number | null;
  refundsFail: boolean;
  /** Webhooks are delivered before the response of the call that caused them, unless another delivery is running. */
  deliverFirst: boolean;
  /** The time within which a webhook must respond. */
  answerSeconds: number;
  /** The fault of the checkout script, if any. */
  script: string | null;
  /** Outcomes of instruments, in addition to the documented ones. */
  instruments: Record<string, { outcome: Outcome; late_by?: number }>;
  webhooks: WebhookKnobs;
};

export type WebhookKnobs = {
  /** The range of seconds until the first try. */
  delaySeconds: [number, number];
  drop: number;
  duplicate: number;
  copies: number;
  reorder: number;
  reorderSeconds: number;
  /** A probability for each kind of damage to a first try. */
  mangle: Record<string, number>;
  /** The damage to the nth event of a name. */
  script: { event: string; nth: number; mangle: string }[];
};

export const DEFAULTS: Settings = {
  strictReceipt: false,
  authStatus: 401,
  uncapturedDays: 5,
  refundSeconds: null,
  refundsFail: false,
  deliverFirst: false,
  answerSeconds: 5,
  script: null,
  instruments: {},
  webhooks: {
    delaySeconds: [0, 0],
    drop: 0,
    duplicate: 0,
    copies: 1,
    reorder: 0,
    reorderSeconds: 300,
    mangle: {},
    script: [],
  },
};
