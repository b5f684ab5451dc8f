import type { Billing, BillingForm } from '@tessera/contract/billing';
import { isGstin } from '@tessera/contract/gstin';
import { INDIAN_STATES } from '@tessera/contract/indian-states';
import { paymentApi } from '../../api/payment-api.ts';

export const saveBilling = (body: BillingForm) =>
  paymentApi.call(
    'updateBilling',
    { body },
    { fallbackMessage: 'Failed to save your billing details. Please try again.' },
  );

export const stateName = (code: string | null): string | undefined =>
  INDIAN_STATES.find((state) => state.code === code)?.name;

/** A GSTIN begins with the GST code of its state. */
export function gstinError(gstin: string, state: string | null): string | null {
  if (gstin === '') return null;
  if (gstin.length !== 15) return 'A GSTIN has 15 characters, such as 29ABCDE1234F1ZW.';
  if (!isGstin(gstin)) return 'This GSTIN has a typing mistake. Please compare it with yours.';
  return gstin.slice(0, 2) === state ? null : 'This GSTIN belongs to another State.';
}

export function postalCodeError(code: string, isNeeded: boolean): string | null {
  if (code.trim() === '') return isNeeded ? 'Please enter the PIN code.' : null;
  return /^[1-9]\d{5}$/.test(code.trim()) ? null : 'A PIN code has six digits, such as 560003.';
}

/** Whether the stored details lack what the next invoice has to name. */
export const isIncomplete = ({ country, gstin, businessName, address, city }: Billing): boolean =>
  country === null ||
  (gstin !== null && [businessName, address, city].some((value) => value === null));
