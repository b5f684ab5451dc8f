/** An entity as the API returns it, with the provider's names. */
export type Entity = Record<string, unknown>;
export type Notes = Record<string, string>;

export type Account = {
  id: string;
  keyId: string;
  keySecret: string;
  /** The balance for refunds. Null means unlimited. */
  balance: number | null;
};

export type CaptureRule = {
  mode: 'automatic' | 'manual';
  automaticSeconds: number;
  manualSeconds: number;
  refundSpeed: 'normal' | 'optimum';
};

export type Order = {
  id: string;
  account: string;
  amount: number;
  amountPaid: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  createdAt: number;
  capture: CaptureRule;
  payments: string[];
};

export type Method = 'card' | 'upi' | 'netbanking' | 'wallet';
export type Failure = {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
};

export type Payment = {
  id: string;
  account: string;
  order: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: Method;
  /** The card number, the UPI address, the bank or the wallet. */
  instrument: string;
  captured: boolean;
  amountRefunded: number;
  fee: number | null;
  tax: number | null;
  failure: Failure | null;
  description: string | null;
  email: string;
  contact: string;
  notes: Notes;
  createdAt: number;
  authorizedAt: number | null;
  capturedAt: number | null;
  /** The payment arrived although the order was already paid. */
  excess: boolean;
  history: { at: number; status: string }[];
  settlement: string | null;
};

export type Refund = {
  id: string;
  account: string;
  payment: string;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  receipt: string | null;
  notes: Notes;
  speedRequested: string;
  speedProcessed: string;
  arn: string | null;
  createdAt: number;
  processedAt: number | null;
  automatic: boolean;
  settlement: string | null;
};

export type Settlement = {
  id: string;
  account: string;
  amount: number;
  fees: number;
  tax: number;
  utr: string;
  createdAt: number;
};

export type ReconRow = { id: string; account: string; settledAt: number; row: Entity };

export type Dispute = {
  id: string;
  account: string;
  payment: string;
  amount: number;
  amountDeducted: number;
  /** The amount that was returned when the dispute was won. */
  amountReturned: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  createdAt: number;
  settlement: string | null;
  returnSettlement: string | null;
};

export type Webhook = {
  id: string;
  account: string;
  url: string;
  secret: string;
  /** The subscribed events. Null means all. */
  events: string[] | null;
  active: boolean;
};

export type Event = {
  id: string;
  account: string;
  name: string;
  /** The body as it was when the event happened. */
  body: string;
  createdAt: number;
};

export type Attempt = {
  at: number;
  status: number | null;
  latencyMs: number;
  error: string | null;
  mangled: string | null;
};

export type Delivery = {
  id: string;
  event: string;
  name: string;
  webhook: string;
  url: string;
  /** The secret at the time of the event. Retries keep it after a rotation. */
  secret: string;
  state: 'waiting' | 'acknowledged' | 'dropped' | 'given up' | 'not sent';
  mangle: string | null;
  attempts: Attempt[];
};

export type TaskKind =
  | 'capture'
  | 'time-out'
  | 'authorize'
  | 'expire'
  | 'process-refund'
  | 'settle'
  | 'deliver';
export type Task = { id: string; at: number; order: number; kind: TaskKind; subject: string };

export type Alert = { id: string; at: number; text: string };

export type Remembered = {
  id: string;
  digest: string;
  status: number;
  body: string;
};

/** A fault for matching requests. `nth` applies once, `probability` by chance, otherwise every time. */
export type Fault = {
  id: string;
  match: { method?: string; path?: string; nth?: number; probability?: number };
  action: FaultAction;
  /** Requests that matched. */
  seen: number;
  /** Requests that matched and that the fault applied to. */
  struck: number;
};

export type FaultAction = {
  kind: FaultKind;
  ms?: number;
  seconds?: number;
  retryAfter?: number;
};

export type FaultKind =
  | 'latency'
  | 'hang'
  /** The response is sent when the faults are removed. */
  | 'hold'
  | 'reset'
  | 'commit-then-reset'
  | 'commit-then-502'
  | '429'
  | '500'
  | '502'
  | 'redirect'
  | 'unauthorized'
  | 'truncated'
  | 'wrong-type'
  | '200-error'
  | 'stale-read'
  | 'wrong-amount'
  | 'wrong-currency'
  | 'other-account'
  | 'clock-skew';
