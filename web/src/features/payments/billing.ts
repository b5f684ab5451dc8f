import type { BillingForm } from '@tessera/contract/billing';
import { isGstin } from '@tessera/contract/gstin';
import { paymentApi } from '../../api/payment-api.ts';

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
