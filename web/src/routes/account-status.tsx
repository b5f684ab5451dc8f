import type { ComponentProps } from 'react';
import { RequestsLeft } from '../features/requests/requests-left.tsx';
import { SubscriptionStatus } from '../features/subscriptions/subscription-status.tsx';

/** What the account menus say about the plan, and about the requests it gives. */
export function AccountStatus(
  props: Pick<ComponentProps<typeof SubscriptionStatus>, 'renderLink'>,
) {
  return <SubscriptionStatus {...props} more={<RequestsLeft {...props} />} />;
}
