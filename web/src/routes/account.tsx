import { lazy, Suspense } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/account.ts';
import { VerifiedOnly } from './guards.tsx';
import { waiting } from './waiting.tsx';

/** Behind the guard, because the manifest that every page loads lists all that a route itself imports. */
const AccountPage = lazy(async () => ({
  default: (await import('../features/users/account-page.tsx')).AccountPage,
}));

const BillingDetails = lazy(async () => ({
  default: (await import('../features/payments/billing-details.tsx')).BillingDetails,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Account',
    description: 'Your name, your billing details, your sessions and your data.',
  });

export default function AccountRoute() {
  return (
    <VerifiedOnly>
      <Suspense fallback={waiting}>
        <AccountPage>
          <BillingDetails />
        </AccountPage>
      </Suspense>
    </VerifiedOnly>
  );
}
