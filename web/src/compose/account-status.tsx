import { type ComponentProps, lazy, Suspense } from 'react';
import { SubscriptionStatus } from '../features/subscriptions/subscription-status.tsx';

/** Loaded only for members with a plan. If loading fails, the menu is shown without it. */
const RemainingRequests = lazy(() =>
  import('../features/requests/remaining-requests.tsx').then(
    (piece) => ({ default: piece.RemainingRequests }),
    () => ({ default: () => null }),
  ),
);

/** The subscription status in the account menus, with the remaining requests. */
export function AccountStatus(
  props: Pick<ComponentProps<typeof SubscriptionStatus>, 'renderLink'>,
) {
  return (
    <SubscriptionStatus
      {...props}
      more={
        <Suspense fallback={<div className="min-h-10 touch:min-h-11" />}>
          <RemainingRequests {...props} />
        </Suspense>
      }
    />
  );
}
