import type { Billing } from '@tessera/contract/billing';
import type { INDIAN_STATES } from '@tessera/contract/indian-states';
import { useForm } from '../../lib/use-form.ts';
import { gstinError, saveBilling } from './billing.ts';

const INDIA = 'IN';
type State = (typeof INDIAN_STATES)[number]['code'];

/** The billing form. It is validated on submit, and afterwards on each change. */
export function useBillingForm(before: Billing | null, onSaved: (saved: Billing) => void) {
  const form = useForm({
    initial: () => ({
      country: (before?.country ?? INDIA) as string | null,
      state: (before?.state ?? null) as State | null,
      businessName: before?.businessName ?? '',
      gstin: before?.gstin ?? '',
    }),
    isLive: true,
    validate: ({ country, state, gstin }) => ({
      country: country === null && 'Please choose your country.',
      state: country === INDIA && state === null && 'Please choose your State.',
      gstin: country === INDIA && gstinError(gstin, state),
    }),
    submit: async ({ country, state, businessName, gstin }) => {
      const isIndia = country === INDIA;
      const saved = await saveBilling({
        country: country ?? INDIA,
        state: isIndia ? state : null,
        businessName: businessName.trim() || null,
        gstin: isIndia ? gstin || null : null,
      });
      onSaved(saved);
    },
  });
  return { ...form, isIndia: form.values.country === INDIA };
}

export type BillingFormState = ReturnType<typeof useBillingForm>;
