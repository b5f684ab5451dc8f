import { getSale, refundSale } from '@tessera/contract/payments-admin';
import type { Binder } from '../../platform/http/bind.ts';
import type { PaymentsService } from './service.ts';

/** What admins do with what was sold. */
export function paymentAdminRoutes({ bind }: Binder, { desk }: PaymentsService) {
  bind(getSale, async ({ params }) => ({ sale: await desk.get(params.id) }));
  bind(refundSale, ({ principal, params, body }) => desk.refund(principal.userId, params.id, body));
}
