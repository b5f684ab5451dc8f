import { useSyncExternalStore } from 'react';

/** What the provider's window hands over when it has been paid. */
export type HandedOver = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

/** A payment under way; nothing is handed over while the window is still open. */
export type Payment = { buyerId: string; startedAt: number; handed: HandedOver | null };

/** What somebody wants to pay for. */
export type Purchase = {
  kind: 'plan' | 'component';
  id: string;
  name: string;
  rupees: number;
  /** Where it is sold, to come back to. */
  path: string;
  /** What the money buys, in a sentence, where it is not said by the kind. */
  terms?: string;
  /** Takes the code, where the page can. */
  copy?: () => void;
  /** It was under way when the page was left. */
  left?: Payment;
  /** The buyer has closed its dialog, and it is only followed. */
  isHidden?: boolean;
  /** Nothing is under way: its dialog says what came of it. */
  isOver?: boolean;
};

let wanted: Purchase | null = null;
const listeners = new Set<() => void>();

export function setPurchase(next: Purchase | null) {
  wanted = next;
  for (const listener of listeners) listener();
}

/** One at a time: a second press changes nothing, unless nobody looks at the first any more. */
export function beginPurchase(purchase: Purchase): void {
  if (!wanted || wanted.isHidden) setPurchase(purchase);
}

export const endPurchase = (): void => setPurchase(null);

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being bought now. */
export const usePurchase = (): Purchase | null =>
  useSyncExternalStore(
    watch,
    () => wanted,
    () => null,
  );
