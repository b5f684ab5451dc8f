import type { Billing } from '@tessera/contract/billing';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { stateName } from './billing.ts';
import { COUNTRIES } from './countries.ts';

type BillingAnswerProps = { billing: Billing; onChange: () => void };

/** The billing details that the next invoice carries. */
export function BillingAnswer({ billing, onChange }: BillingAnswerProps) {
  const { country, state, businessName, gstin, address, city, postalCode, accountsEmail } = billing;
  const place = [address, city, postalCode].filter(Boolean).join(', ');
  return (
    <>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label="Country">
          {COUNTRIES.find(({ value }) => value === country)?.label ?? country}
        </Fact>
        {state !== null && <Fact label="State">{stateName(state) ?? state}</Fact>}
        {businessName !== null && <Fact label="Business name">{businessName}</Fact>}
        {gstin !== null && <Fact label="GSTIN">{gstin}</Fact>}
        {place !== '' && <Fact label="Address">{place}</Fact>}
        {accountsEmail !== null && <Fact label="Invoices also go to">{accountsEmail}</Fact>}
      </dl>
      <Button size="sm" className="mt-4 touch:min-h-11" onClick={onChange}>
        Change these details
      </Button>
    </>
  );
}
