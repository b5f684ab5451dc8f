import {
  checkPayments,
  createPaymentOrder,
  createSubscriptionOrder,
  paymentKey,
  subscriptionKey,
  verifyPayment,
  verifySubscription,
  type Verification,
} from '@tessera/contract/payments';
import { Answer } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import type { PaymentsService } from './service.ts';

const asAnswer = (reported: Verification) =>
  new Answer(reported, { status: reported.success ? 200 : 202 });

export function paymentsRoutes({ bind }: Binder, { checkout }: PaymentsService) {
  bind(paymentKey, async () => checkout.key());
  bind(subscriptionKey, async () => checkout.key());
  bind(createPaymentOrder, ({ principal, body }) =>
    checkout.orderComponent(principal, body.componentId, body.purchaseOrder ?? null),
  );
  bind(createSubscriptionOrder, ({ principal, body }) =>
    checkout.orderPlan(principal, body.planId, body.purchaseOrder ?? null),
  );
  bind(verifyPayment, async ({ principal, body }) =>
    asAnswer(await checkout.verify(principal, body)),
  );
  bind(verifySubscription, async ({ principal, body }) =>
    asAnswer(await checkout.verify(principal, body)),
  );
  bind(checkPayments, ({ principal }) => checkout.check(principal));
}
