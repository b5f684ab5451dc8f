import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { historyQuery } from '../features/payments/history-query.ts';
import { PaymentHistory } from '../features/payments/payment-history.tsx';
import { subscriptionQuery } from '../features/subscriptions/api.ts';
import { SubscriptionPage } from '../features/subscriptions/subscription-page.tsx';
import { refreshLibrary } from '../lib/library-store.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/subscription.ts';
import { VerifiedOnly } from './guards.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'My Subscription',
    description: 'Your plan, and what you have paid for.',
  });

export default function SubscriptionRoute() {
  return (
    <VerifiedOnly>
      <MySubscription />
    </VerifiedOnly>
  );
}

function MySubscription() {
  const queries = useQueryClient();
  const refresh = useCallback(async () => {
    const loud = { throwOnError: true };
    await Promise.all([
      queries.refetchQueries({ queryKey: subscriptionQuery.queryKey }, loud),
      queries.refetchQueries({ queryKey: historyQuery.queryKey }, loud),
      refreshLibrary(),
    ]);
  }, [queries]);
  const settled = useCallback(() => void refresh().catch(() => undefined), [refresh]);
  return (
    <SubscriptionPage refresh={refresh}>
      <PaymentHistory onSettled={settled} />
    </SubscriptionPage>
  );
}
