import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { VerifiedOnly } from '../compose/guards.tsx';
import { waiting } from '../compose/loading.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/account.ts';

/** Lazy, because every page loads the route manifest, which lists all static imports of a route. */
const AccountPage = lazy(async () => ({
  default: (await import('../features/users/account-page.tsx')).AccountPage,
}));

const BillingDetails = lazy(async () => ({
  default: (await import('../features/payments/billing-details.tsx')).BillingDetails,
}));

const ChangePassword = lazy(async () => ({
  default: (await import('../features/auth/change-password.tsx')).ChangePassword,
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
        <AccountPage ChangePassword={ChangePassword}>
          <BillingDetails />
          <BillingArrival />
        </AccountPage>
      </Suspense>
    </VerifiedOnly>
  );
}

/** Scrolls to the billing details, which are rendered after the navigation. */
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
