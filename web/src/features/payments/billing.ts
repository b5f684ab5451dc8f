import type { BillingForm } from '@tessera/contract/billing';
import type { User } from '@tessera/contract/users';
import { paymentApi } from '../../lib/payment-api.ts';
import { BILLING_SKIPPED_STORAGE_KEY } from '../../lib/storage-keys.ts';

/** Asked once: whoever has answered or would rather not is left alone, and a fault is no reason to hold up a sale. */
export async function needsBilling(user: User | null): Promise<boolean> {
  if (!user || hasSkipped(user)) return false;
  try {
    return (await paymentApi.call('getBilling', {})).country === null;
  } catch {
    return false;
  }
}

function hasSkipped({ _id }: User): boolean {
  try {
    return localStorage.getItem(BILLING_SKIPPED_STORAGE_KEY) === _id;
  } catch {
    return false;
  }
}

export function skipBilling({ _id }: User): void {
  try {
    localStorage.setItem(BILLING_SKIPPED_STORAGE_KEY, _id);
  } catch {
    // Then it is asked again next time.
  }
}

export const saveBilling = (body: BillingForm) =>
  paymentApi.call(
    'updateBilling',
    { body },
    { fallbackMessage: 'Failed to save your billing details. Please try again.' },
  );

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The number begins with the code of the State it was given in. */
export function complaintAboutGstin(gstin: string, state: string | null): string | null {
  if (gstin === '') return null;
  if (!GSTIN.test(gstin)) return 'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5.';
  return gstin.slice(0, 2) === state ? null : 'This GSTIN belongs to another State.';
}
