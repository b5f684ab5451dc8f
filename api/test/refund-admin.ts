import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { SaleFile } from '@tessera/contract/payments-admin';
import { post } from './accounts.ts';
import { openShop, type Buyer, type Shop } from './shop.ts';

export type RefundAdmin = Awaited<ReturnType<typeof openRefundAdmin>>;

/** A shop that owes tax, with two admins who make refunds. */
export async function openRefundAdmin(seed: string) {
  const shop: Shop = await openShop({
    seed,
    webhooks: true,
    overrides: { SELLER_GSTIN: '29AAAAA0000A1Z5' },
  });
  const admins = [await shop.buyer(), await shop.buyer()] as const;
  for (const { id } of admins)
    await shop.db
      .updateTable('users')
      .set({ role: 'admin', name: 'Ada' })
      .where('id', '=', id)
      .execute();

  const saleOf = async (orderId: string): Promise<SaleFile> =>
    (
      await shop.world.http.inject({
        url: `${API_BASE}/payment/admin/${orderId}`,
        headers: admins[0].headers,
      })
    ).json<{ sale: SaleFile }>().sale;

  return {
    shop,
    admins,
    saleOf,

    bought: async (item?: { planId: string } | { componentId: string }, buyer?: Buyer) => {
      const who = buyer ?? (await shop.buyer());
      const what = item ?? { planId: await shop.plan(499) };
      const paid = await shop.payFor((await shop.order(who, what)).orderId);
      expect((await shop.verify(who, paid, what)).json()).toEqual({ success: true });
      const id = paid.razorpay_payment_id;
      const { orderId } = (await shop.payment(id))!;
      return { buyer: who, what, id, orderId: orderId! };
    },

    ask: async (
      orderId: string,
      amount: number,
      o: { refundable?: number; requestId?: string; admin?: Buyer } = {},
    ) =>
      post(
        shop.world,
        `/payment/admin/${orderId}/refund`,
        {
          requestId: o.requestId ?? randomUUID(),
          amount,
          refundable: o.refundable ?? (await saleOf(orderId)).refundable,
          reason: 'Asked for by mail',
        },
        (o.admin ?? admins[0]).headers,
      ),

    /** The refunds as the provider reports them. */
    refundsOf: async (id: string) =>
      (await shop.world.platform.razorpay!.listRefunds(id)).map(({ amountPaise }) => amountPaise),

    told: async () => {
      await shop.advance(1);
      await shop.work();
    },

    auditOf: (orderId: string) =>
      shop.db
        .selectFrom('auditLog')
        .select(['actorId', 'action', 'fields'])
        .where('subjectId', '=', orderId)
        .execute(),

    emailOf: async ({ id }: Buyer) =>
      (
        await shop.db
          .selectFrom('users')
          .select('email')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).email!,

    mend: async () => {
      await shop.mend();
      await shop.control('balance', { amount: null });
    },
  };
}
