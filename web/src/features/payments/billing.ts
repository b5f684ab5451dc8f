import type { BillingForm } from '@tessera/contract/billing';
import { isGstin } from '@tessera/contract/gstin';
import type { User } from '@tessera/contract/users';
import { paymentApi } from '../../api/payment-api.ts';
import { BILLING_SKIPPED_STORAGE_KEY } from '../../lib/storage-keys.ts';

/** Billing details are asked for only once, answered or skipped. An error here must not stop a sale. */
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
    // Without storage the question comes again next time.
  }
}

export const saveBilling = (body: BillingForm) =>
  paymentApi.call(
    'updateBilling',
    { body },
    { fallbackMessage: 'Failed to save your billing details. Please try again.' },
  );

/** A GSTIN begins with the GST code of its state. */
export function gstinError(gstin: string, state: string | null): string | null {
  if (gstin === '') return null;
  if (gstin.length !== 15) return 'A GSTIN has 15 characters, such as 29ABCDE1234F1ZW.';
  if (!isGstin(gstin)) return 'This GSTIN has a typing mistake. Please compare it with yours.';
  return gstin.slice(0, 2) === state ? null : 'This GSTIN belongs to another State.';
}
