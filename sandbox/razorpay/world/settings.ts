import type { Outcome } from '../money/instruments.ts';

/** What a test may turn; the defaults are what the documentation says. */
export type Settings = {
  /** The documentation calls receipts unique and shows two alike; so this is off. */
  strictReceipt: boolean;
  /** Documented as 400, seen as 401. */
  authStatus: 400 | 401;
  /** The documentation says three days in one place and five in another. */
  uncapturedDays: number;
  /** How long a refund stays pending; null is five to seven days. */
  refundSeconds: number | null;
  refundsFail: boolean;
  /** Webhooks arrive before the call that caused them is answered, unless another is just being delivered. */
  deliverFirst: boolean;
  /** How long a webhook may take to answer. */
  answerSeconds: number;
  /** What happens to the script of the checkout. */
  script: string | null;
  /** Outcomes for instruments, beside the documented ones. */
  instruments: Record<string, { outcome: Outcome; late_by?: number }>;
  webhooks: WebhookKnobs;
};

export type WebhookKnobs = {
  /** Seconds until the first try, drawn between the two. */
  delaySeconds: [number, number];
  drop: number;
  duplicate: number;
  copies: number;
  reorder: number;
  reorderSeconds: number;
  /** A probability for each kind of damage to a first try. */
  mangle: Record<string, number>;
  /** Damage to the nth event of a name. */
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
