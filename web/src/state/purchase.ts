import { createStore } from '../lib/store.ts';

/** The result of the provider's window after a payment. */
export type PaymentResult = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

/** A payment in progress. `handed` is null while the window is open. */
export type Payment = { buyerId: string; startedAt: number; handed: PaymentResult | null };

/** The item that a buyer wants to pay for. */
export type Purchase = {
  kind: 'plan' | 'component';
  id: string;
  name: string;
  rupees: number;
  /** The page to come back to. */
  path: string;
  /** A sentence about what is bought, if the kind does not say it. */
  terms?: string;
  /** The page with the summary. Set while the buyer has only asked for the price. */
  summaryPath?: string;
  /** When a plan begins, if that is not now. */
  begins?: string;
  /** The number that the buyer's company gave to this order. */
  purchaseOrder?: string;
  /** Copies the code, if the page can. */
  copy?: () => void;
  /** Set when the payment was in progress when the page was left. */
  left?: Payment;
  /** The buyer closed the dialog, but the payment check continues. */
  isHidden?: boolean;
  /** The checkout has ended, and its dialog shows the result. */
  isOver?: boolean;
  /** It has ended without a payment. */
  hasFailed?: boolean;
};

let wanted: Purchase | null = null;
const store = createStore<Purchase | null>({ read: () => wanted, onServer: null });

export function setPurchase(next: Purchase | null) {
  wanted = next;
  store.changed();
}

/** One purchase at a time: a second click is ignored, unless the first purchase is hidden. */
export function beginPurchase(purchase: Purchase): void {
  if (!wanted || wanted.isHidden) setPurchase(purchase);
}

export const endPurchase = (): void => setPurchase(null);

export const readPurchase = (): Purchase | null => wanted;

export const usePurchase = store.use;
