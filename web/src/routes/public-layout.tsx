import { Outlet } from 'react-router';
import { CheckoutHost } from '../compose/checkout-host.tsx';
import { loadSubscriptionStatus } from '../compose/load-subscription-status.ts';
import { PaletteHost } from '../compose/palette-host.tsx';
import { PageError } from '../features/shell/page-error.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { useAccount } from '../features/users/use-account.tsx';
import type { Route } from './+types/public-layout.ts';

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
