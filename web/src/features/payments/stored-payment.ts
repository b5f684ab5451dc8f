import { PAYMENT_STORAGE_KEY } from '../../lib/storage-keys.ts';
import type { Payment, Purchase } from '../../state/purchase.ts';

/** Survives a reload of the tab. It holds only ids, which are useless to anyone else. */
export function storePayment({ copy: _copy, ...purchase }: Purchase, left: Payment): void {
  try {
    sessionStorage.setItem(PAYMENT_STORAGE_KEY, JSON.stringify({ ...purchase, left }));
  } catch {
    // Without storage a reload forgets the payment. The server settles it anyway.
  }
}

export function clearStoredPayment(): void {
  try {
    sessionStorage.removeItem(PAYMENT_STORAGE_KEY);
  } catch {
    // Without storage nothing was stored.
  }
}

/** A payment of any user. */
export function hasStoredPayment(): boolean {
  try {
    return sessionStorage.getItem(PAYMENT_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** The buyer's own payment that was in progress when the page was left. */
export function findInterruptedPurchase(buyerId: string): Purchase | null {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(PAYMENT_STORAGE_KEY) ?? 'null',
    ) as Purchase | null;
    return kept?.left?.buyerId === buyerId ? kept : null;
  } catch {
    return null;
  }
}
