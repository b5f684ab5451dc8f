import { type FormEvent, useId, useState } from 'react';
import { INDIAN_STATES } from '@tessera/contract/indian-states';
import type { User } from '@tessera/contract/users';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { complaintAboutGstin, saveBilling, skipBilling } from './billing.ts';
import { COUNTRIES } from './countries.ts';

const INDIA = 'IN';
/** The contract's bound, which is not worth its whole schema in the browser. */
const NAME_MAX_LENGTH = 200;
const STATES = INDIAN_STATES.map(({ code, name }) => ({ value: code, label: name })).toSorted(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);
type State = (typeof INDIAN_STATES)[number]['code'];

type BillingDialogProps = {
  user: User;
  open: boolean;
  /** It was said, or skipped. */
  onAnswered: () => void;
  onClose: () => void;
};

/** Where receipts are addressed to: asked before the first purchase, and never again. */
export function BillingDialog({ user, open, onAnswered, onClose }: BillingDialogProps) {
  const formId = useId();
  const [country, setCountry] = useState<string | null>(INDIA);
  const [state, setState] = useState<State | null>(null);
  const [businessName, setBusinessName] = useState('');
  const [gstin, setGstin] = useState('');
  const [wasSent, setSent] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isIndia = country === INDIA;
  const complaints = {
    country: country === null ? 'Please choose your country.' : null,
    state: isIndia && state === null ? 'Please choose your State.' : null,
    gstin: isIndia ? complaintAboutGstin(gstin, state) : null,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    setFailure(null);
    const first = (['country', 'state', 'gstin'] as const).find((name) => complaints[name]);
    if (first) document.getElementById(`${formId}-${first}`)?.focus();
    if (isSaving || first || country === null) return;
    setSaving(true);
    try {
      await saveBilling({
        country,
        state: isIndia ? state : null,
        businessName: businessName.trim() || null,
        gstin: isIndia ? gstin || null : null,
      });
      onAnswered();
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Where should receipts go?"
      description="We ask once, because tax depends on it. Prices stay the same."
      actions={
        <>
          <Button
            onClick={() => {
              skipBilling(user);
              onAnswered();
            }}
          >
            Skip
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            Continue
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <Combobox
          id={`${formId}-country`}
          label="Country"
          options={COUNTRIES}
          value={country}
          onChange={setCountry}
          required
          error={wasSent && complaints.country}
        />
        {isIndia && (
          <Combobox
            id={`${formId}-state`}
            label="State"
            options={STATES}
            value={state}
            onChange={setState}
            placeholder="Choose or type"
            required
            error={wasSent && complaints.state}
          />
        )}
        <TextField
          label="Business name (optional)"
          name="organization"
          autoComplete="organization"
          maxLength={NAME_MAX_LENGTH}
          value={businessName}
          onChange={({ target }) => setBusinessName(target.value)}
        />
        {isIndia && (
          <TextField
            id={`${formId}-gstin`}
            label="GSTIN (optional)"
            name="gstin"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={15}
            value={gstin}
            onChange={({ target }) => setGstin(target.value.trim().toUpperCase())}
            error={wasSent && complaints.gstin}
          />
        )}
        <p role="alert" className="text-sm text-danger empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  );
}
