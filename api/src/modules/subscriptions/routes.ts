import { API_BASE } from '@tessera/contract/addresses';
import { currentSubscription, listPurchases } from '@tessera/contract/subscriptions';
import { grantAccess, revokeAccess } from '@tessera/contract/subscriptions-admin';
import { Answer, nextPageLink } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import type { AccessService } from './service.admin.ts';
import type { SubscriptionsService } from './service.ts';

export function subscriptionsRoutes({ bind }: Binder, subscriptions: SubscriptionsService) {
  bind(currentSubscription, ({ principal }) => subscriptions.current(principal.userId));
  bind(listPurchases, async ({ principal, query }) => {
    const { items, nextCursor: cursor } = await subscriptions.purchases(principal.userId, query);
    const link = cursor && nextPageLink(API_BASE + listPurchases.path, { ...query, cursor });
    return new Answer(items, { headers: { ...(link && { link }) } });
  });
}

/** Grants and revocations by admins. */
export function accessRoutes({ bind }: Binder, access: AccessService) {
  bind(grantAccess, async ({ principal, params, body }) => ({
    access: await access.give(principal.userId, params.id, body),
  }));
  bind(revokeAccess, async ({ principal, params, body }) => ({
    access: await access.revoke(principal.userId, params.id, params.accessId, body.reason),
  }));
}
