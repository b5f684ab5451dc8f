import { API_BASE } from '@tessera/contract/addresses';
import { getBilling, updateBilling } from '@tessera/contract/billing';
import { paymentHistory } from '@tessera/contract/payments';
import { Answer, nextPageLink } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import type { BillingService } from './service.billing.ts';
import type { OrderHistoryService } from './service.history.ts';

export function ordersRoutes(
  { bind }: Binder,
  { billing, orderHistory }: { billing: BillingService; orderHistory: OrderHistoryService },
) {
  bind(paymentHistory, async ({ principal, query }) => {
    const { items, nextCursor } = await orderHistory.list(principal, query);
    return new Answer(items, {
      headers: {
        ...(nextCursor && {
          link: nextPageLink(API_BASE + paymentHistory.path, {
            limit: query.limit,
            cursor: nextCursor,
          }),
        }),
      },
    });
  });
  bind(getBilling, ({ principal }) => billing.get(principal.userId));
  bind(updateBilling, ({ principal, body }) => billing.update(principal.userId, body));
}
