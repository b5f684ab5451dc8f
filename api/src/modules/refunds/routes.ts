import { getSale, refundSale } from '@tessera/contract/payments-admin';
import type { Binder } from '../../platform/http/bind.ts';
import type { RefundsService } from './service.ts';

export function refundsRoutes({ bind }: Binder, { admin }: RefundsService) {
  bind(getSale, async ({ params }) => ({ sale: await admin.get(params.id) }));
  bind(refundSale, ({ principal, params, body }) =>
    admin.refund(principal.userId, params.id, body),
  );
}
