import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
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
          <BillingArrival />
        </AccountPage>
      </Suspense>
    </VerifiedOnly>
  );
}

/** Whoever comes for the billing details comes before they are there. */
function BillingArrival() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === '#billing' ? document.getElementById('billing') : null;
    const heading = section?.querySelector<HTMLElement>('h2');
    if (!section || !heading) return;
    section.scrollIntoView();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [hash, key]);
  return null;
}
