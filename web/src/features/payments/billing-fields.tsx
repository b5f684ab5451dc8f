import { isGstin } from '@tessera/contract/gstin';
import { INDIAN_STATES } from '@tessera/contract/indian-states';
import { Combobox } from '../../ui/combobox.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { stateName } from './billing.ts';
import { COUNTRIES } from './countries.ts';
import type { BillingFormState } from './use-billing-form.ts';

/** The same limits as in the contract. Importing it would add the whole schema to the bundle. */
const MAX_LENGTH = { name: 200, address: 200, city: 100, postalCode: 12, email: 254 };
const STATES = INDIAN_STATES.map(({ code, name }) => ({ value: code, label: name })).toSorted(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);
const BUYERS = [
  { value: 'person', label: 'For me' },
  { value: 'business', label: 'For a business' },
] as const;

/** The billing fields, shared by the checkout and the account page. */
export function BillingFields({ form }: { form: BillingFormState }) {
  const { isIndia, isCompany, choice, values, setValues, failure } = form;
  return (
    <>
      <SegmentedControl
        label="Who the invoice is for"
        options={BUYERS}
        value={values.buyer === 'business' ? 'business' : 'person'}
        onChange={(buyer) => setValues({ buyer })}
        className="justify-self-start"
      />
      <Combobox label="Country" options={COUNTRIES} required {...choice('country')} />
      {isCompany && <CompanyFields form={form} />}
      {isIndia && (
        <Combobox
          label="State"
          options={STATES}
          placeholder="Choose or type"
          required
          {...choice('state')}
        />
      )}
      {isCompany && (
        <TextField
          label="Email of your accounts (optional)"
          type="email"
          name="accounts-email"
          autoComplete="off"
          hint="Invoices go to you and to this address."
          maxLength={MAX_LENGTH.email}
          {...form.field('accountsEmail')}
        />
      )}
      {values.country !== null && !isIndia && (
        <p className="text-sm text-pretty text-ink-muted">
          You are charged in Indian rupees. Your bank converts the amount into your currency, at its
          rate of the day.
        </p>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </>
  );
}

/** What the invoice of a company names. With a GSTIN, all of it is needed to claim the tax. */
function CompanyFields({ form }: { form: BillingFormState }) {
  const { isIndia, field, values, typeGstin } = form;
  const isOptional = values.gstin === '' || !isIndia;
  const optional = (label: string): string => (isOptional ? `${label} (optional)` : label);
  return (
    <>
      <TextField
        label="Business name"
        name="organization"
        autoComplete="organization"
        required
        maxLength={MAX_LENGTH.name}
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
          hint={
            isGstin(values.gstin)
              ? `${stateName(values.gstin.slice(0, 2)) ?? 'The State'}, by its first two digits. The invoice carries it, so that you can claim the tax.`
              : 'With it you can claim the tax on the invoice.'
          }
          {...field('gstin')}
          onChange={({ target }) => typeGstin(target.value)}
        />
      )}
      <TextField
        label={optional('Address')}
        name="street-address"
        autoComplete="street-address"
        required={!isOptional}
        maxLength={MAX_LENGTH.address}
        {...field('address')}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <TextField
          label={optional(isIndia ? 'PIN code' : 'Postal code')}
          name="postal-code"
          autoComplete="postal-code"
          inputMode={isIndia ? 'numeric' : undefined}
          required={!isOptional}
          maxLength={MAX_LENGTH.postalCode}
          {...field('postalCode')}
        />
        <TextField
          label={optional('City')}
          name="city"
          autoComplete="address-level2"
          required={!isOptional}
          maxLength={MAX_LENGTH.city}
          {...field('city')}
        />
      </div>
    </>
  );
}
