import type { Payment, Purchase } from '../../lib/purchase.ts';
import { PAYMENT_STORAGE_KEY } from '../../lib/storage-keys.ts';

/** Survives a reload of the tab; the ids are the provider's, and worth nothing to anybody else. */
export function keepPayment({ copy: _copy, ...purchase }: Purchase, left: Payment): void {
  try {
    sessionStorage.setItem(PAYMENT_STORAGE_KEY, JSON.stringify({ ...purchase, left }));
  } catch {
    // Without storage a reload forgets it, and the server settles it all the same.
  }
}

export function forgetPayment(): void {
  try {
    sessionStorage.removeItem(PAYMENT_STORAGE_KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** Anybody's. */
export function isPaymentKept(): boolean {
  try {
    return sessionStorage.getItem(PAYMENT_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** The buyer's own, if it was under way when the page was left. */
export function findLeftPurchase(buyerId: string): Purchase | null {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(PAYMENT_STORAGE_KEY) ?? 'null',
    ) as Purchase | null;
    return kept?.left?.buyerId === buyerId ? kept : null;
  } catch {
    return null;
  }
}
