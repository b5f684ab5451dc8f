import { Outlet } from 'react-router';
import { PageError } from '../features/shell/page-error.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { useAccount } from '../features/users/use-account.tsx';
import type { Route } from './+types/public-layout.ts';
import { CheckoutHost } from './checkout-host.tsx';
import { loadSubscriptionStatus } from './load-subscription-status.ts';
import { PaletteHost } from './palette-host.tsx';

export default function PublicLayout() {
  return (
    <Shell account={useAccount(loadSubscriptionStatus)}>
      <Outlet />
      <CheckoutHost />
      <PaletteHost />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell account={useAccount(loadSubscriptionStatus)}>
      <PageError error={error} />
    </Shell>
  );
}
