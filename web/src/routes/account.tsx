import { BillingDetails } from '../features/payments/billing-details.tsx';
import { AccountPage } from '../features/users/account-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/account.ts';
import { VerifiedOnly } from './guards.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Account',
    description: 'Your name, your billing details, your sessions and your data.',
  });

export default function AccountRoute() {
  return (
    <VerifiedOnly>
      <AccountPage>
        <BillingDetails />
      </AccountPage>
    </VerifiedOnly>
  );
}
