import { type FormEvent, useId, useState } from 'react';
import type { Billing } from '@tessera/contract/billing';
import type { INDIAN_STATES } from '@tessera/contract/indian-states';
import { gstinError, saveBilling } from './billing.ts';

const INDIA = 'IN';
type State = (typeof INDIAN_STATES)[number]['code'];

/** The state of the billing form. It is validated on submit, and afterwards on each change. */
export function useBillingForm(before: Billing | null, onSaved: (saved: Billing) => void) {
  const id = useId();
  const [country, setCountry] = useState<string | null>(before?.country ?? INDIA);
  const [state, setState] = useState<State | null>((before?.state ?? null) as State | null);
  const [businessName, setBusinessName] = useState(before?.businessName ?? '');
  const [gstin, setGstin] = useState(before?.gstin ?? '');
  const [wasSent, setSent] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isIndia = country === INDIA;
  const complaints = {
    country: country === null ? 'Please choose your country.' : null,
    state: isIndia && state === null ? 'Please choose your State.' : null,
    gstin: isIndia ? gstinError(gstin, state) : null,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    setFailure(null);
    const first = (['country', 'state', 'gstin'] as const).find((name) => complaints[name]);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    if (isSaving || first || country === null) return;
    setSaving(true);
    try {
      const saved = await saveBilling({
        country,
        state: isIndia ? state : null,
        businessName: businessName.trim() || null,
        gstin: isIndia ? gstin || null : null,
      });
      onSaved(saved);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setSaving(false);
    }
  };

  return {
    id,
    submit: (event: FormEvent) => void submit(event),
    isSaving,
    failure,
    isIndia,
    country: { value: country, onChange: setCountry, error: wasSent && complaints.country },
    state: { value: state, onChange: setState, error: wasSent && complaints.state },
    businessName: { value: businessName, onChange: setBusinessName },
    gstin: { value: gstin, onChange: setGstin, error: wasSent && complaints.gstin },
  };
}

export type BillingFormState = ReturnType<typeof useBillingForm>;
