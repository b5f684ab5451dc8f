import { type ComponentProps, lazy, Suspense } from 'react';
import { SubscriptionStatus } from '../features/subscriptions/subscription-status.tsx';

/** Only whoever has a plan fetches it; the menu does without it when it does not come. */
const RequestsLeft = lazy(() =>
  import('../features/requests/requests-left.tsx').then(
    (piece) => ({ default: piece.RequestsLeft }),
    () => ({ default: () => null }),
  ),
);

/** What the account menus say about the plan, and about the requests it gives. */
export function AccountStatus(
  props: Pick<ComponentProps<typeof SubscriptionStatus>, 'renderLink'>,
) {
  return (
    <SubscriptionStatus
      {...props}
      more={
        <Suspense fallback={<div className="min-h-10 touch:min-h-11" />}>
          <RequestsLeft {...props} />
        </Suspense>
      }
    />
  );
}
