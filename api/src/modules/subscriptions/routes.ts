import { currentSubscription, listPurchases } from '@tessera/contract/subscriptions';
import type { Binder } from '../../platform/http/bind.ts';
import type { SubscriptionsService } from './service.ts';

export function subscriptionsRoutes({ bind }: Binder, subscriptions: SubscriptionsService) {
  bind(currentSubscription, ({ principal }) => subscriptions.current(principal.userId));
  bind(listPurchases, ({ principal }) => subscriptions.purchases(principal.userId));
}
