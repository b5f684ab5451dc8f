import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { PaymentHistory } from '../features/payments/payment-history.tsx';
import { historyQuery } from '../features/payments/queries.ts';
import { subscriptionQuery } from '../features/subscriptions/queries.ts';
import { SubscriptionPage } from '../features/subscriptions/subscription-page.tsx';
import { refreshLibrary } from '../state/library-store.ts';

/** The plan and the payments, which belong to two features. */
export function MySubscription() {
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
