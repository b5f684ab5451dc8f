import { API_BASE } from '@tessera/contract/addresses';
import { getBilling, updateBilling } from '@tessera/contract/billing';
import {
  checkPayments,
  createPaymentOrder,
  createSubscriptionOrder,
  paymentHistory,
  paymentKey,
  subscriptionKey,
  verifyPayment,
  verifySubscription,
  type Verification,
} from '@tessera/contract/payments';
import { Answer, nextPageLink } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import type { PaymentsService } from './service.ts';

const asAnswer = (told: Verification) => new Answer(told, { status: told.success ? 200 : 202 });

export function paymentsRoutes({ bind }: Binder, { checkout, billing }: PaymentsService) {
  bind(paymentKey, async () => checkout.key());
  bind(subscriptionKey, async () => checkout.key());
  bind(createPaymentOrder, ({ principal, body }) =>
    checkout.orderComponent(principal, body.componentId),
  );
  bind(createSubscriptionOrder, ({ principal, body }) =>
    checkout.orderPlan(principal, body.planId),
  );
  bind(verifyPayment, async ({ principal, body }) =>
    asAnswer(await checkout.verify(principal, body)),
  );
  bind(verifySubscription, async ({ principal, body }) =>
    asAnswer(await checkout.verify(principal, body)),
  );
  bind(checkPayments, ({ principal }) => checkout.check(principal));
  bind(paymentHistory, async ({ principal, query }) => {
    const { items, nextCursor } = await checkout.history(principal, query);
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
