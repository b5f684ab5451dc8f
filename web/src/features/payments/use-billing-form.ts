import type { Billing } from '@tessera/contract/billing';
import { isGstin } from '@tessera/contract/gstin';
import { INDIAN_STATES } from '@tessera/contract/indian-states';
import { useForm } from '../../lib/use-form.ts';
import { gstinError, postalCodeError, saveBilling } from './billing.ts';

const INDIA = 'IN';
type State = (typeof INDIAN_STATES)[number]['code'];

const stateIn = (gstin: string): State | undefined =>
  INDIAN_STATES.find(({ code }) => gstin.startsWith(code))?.code;

/** The billing form. It is validated on submit, and afterwards on each change. */
export function useBillingForm(before: Billing | null, onSaved: (saved: Billing) => void) {
  const form = useForm({
    initial: () => ({
      country: (before?.country ?? INDIA) as string | null,
      state: (before?.state ?? null) as State | null,
      buyer: (before?.businessName ?? before?.gstin) ? 'business' : 'person',
      businessName: before?.businessName ?? '',
      gstin: before?.gstin ?? '',
      address: before?.address ?? '',
      city: before?.city ?? '',
      postalCode: before?.postalCode ?? '',
      accountsEmail: before?.accountsEmail ?? '',
    }),
    isLive: true,
    validate: (values) => {
      const { country, state, buyer, businessName, gstin, address, city, postalCode } = values;
      const isIndia = country === INDIA;
      const isCompany = buyer === 'business';
      const hasGstin = isCompany && isIndia && gstin !== '';
      return {
        country: country === null && 'Please choose your country.',
        state: isIndia && state === null && 'Please choose your State.',
        businessName: isCompany && businessName.trim() === '' && 'Please enter the business name.',
        gstin: hasGstin && gstinError(gstin, state),
        address: hasGstin && address.trim() === '' && 'An invoice with a GSTIN needs the address.',
        city: hasGstin && city.trim() === '' && 'Please enter the city.',
        postalCode: isCompany && isIndia && postalCodeError(postalCode, hasGstin),
        accountsEmail:
          isCompany && isNoAddress(values.accountsEmail) && 'Please enter a valid email address.',
      };
    },
    submit: async ({ country, state, buyer, ...texts }) => {
      const isIndia = country === INDIA;
      const entered = (name: keyof typeof texts) =>
        buyer === 'business' ? texts[name].trim() || null : null;
      const saved = await saveBilling({
        country: country ?? INDIA,
        state: isIndia ? state : null,
        businessName: entered('businessName'),
        address: entered('address'),
        city: entered('city'),
        postalCode: entered('postalCode'),
        accountsEmail: entered('accountsEmail'),
        gstin: isIndia ? entered('gstin') : null,
      });
      onSaved(saved);
    },
  });
  /** A GSTIN names its State, so nobody has to choose that too. */
  const typeGstin = (typed: string) => {
    const gstin = typed.trim().toUpperCase();
    const state = isGstin(gstin) ? stateIn(gstin) : undefined;
    form.setValues({ gstin, ...(state && { state }) });
  };
  return {
    ...form,
    typeGstin,
    isIndia: form.values.country === INDIA,
    isCompany: form.values.buyer === 'business',
  };
}

const isNoAddress = (text: string): boolean =>
  text.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export type BillingFormState = ReturnType<typeof useBillingForm>;
