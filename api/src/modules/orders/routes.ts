import { API_BASE } from '@tessera/contract/addresses';
import { getBilling, updateBilling } from '@tessera/contract/billing';
import { summarizeCheckout } from '@tessera/contract/checkout';
import { paymentHistory } from '@tessera/contract/payments';
import { Answer, nextPageLink } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import type { BillingService } from './service.billing.ts';
import type { OrderHistoryService } from './service.history.ts';
import type { SummaryService } from './service.summary.ts';

export function ordersRoutes(
  { bind }: Binder,
  {
    billing,
    orderHistory,
    summary,
  }: { billing: BillingService; orderHistory: OrderHistoryService; summary: SummaryService },
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
  bind(summarizeCheckout, ({ principal, query }) => summary.summarize(principal, query));
  bind(getBilling, ({ principal }) => billing.get(principal.userId));
  bind(updateBilling, ({ principal, body }) => billing.update(principal.userId, body));
}
