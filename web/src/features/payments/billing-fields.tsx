import { INDIAN_STATES } from '@tessera/contract/indian-states';
import { Combobox } from '../../ui/combobox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { COUNTRIES } from './countries.ts';
import type { BillingFormState } from './use-billing-form.ts';

/** The same limit as in the contract. Importing it would add the whole schema to the bundle. */
const NAME_MAX_LENGTH = 200;
const STATES = INDIAN_STATES.map(({ code, name }) => ({ value: code, label: name })).toSorted(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);

/** The billing fields, shared by the dialog and the account page. */
export function BillingFields({ form }: { form: BillingFormState }) {
  const { isIndia, choice, field, setValues, failure } = form;
  return (
    <>
      <Combobox label="Country" options={COUNTRIES} required {...choice('country')} />
      {isIndia && (
        <Combobox
          label="State"
          options={STATES}
          placeholder="Choose or type"
          required
          {...choice('state')}
        />
      )}
      <TextField
        label="Business name (optional)"
        name="organization"
        autoComplete="organization"
        maxLength={NAME_MAX_LENGTH}
        {...field('businessName')}
      />
      {isIndia && (
        <TextField
          label="GSTIN (optional)"
          name="gstin"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={15}
          {...field('gstin')}
          onChange={({ target }) => setValues({ gstin: target.value.trim().toUpperCase() })}
        />
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </>
  );
}
