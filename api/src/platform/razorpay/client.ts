import {
  dispute,
  listOf,
  order,
  payment,
  reconRow,
  refund,
  type ProviderDispute,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  type ReconRow,
} from './entities.ts';
import { isFailure, RazorpayFailure } from './failure.ts';
import type { Deadline, Transport } from './transport.ts';

const MAX_PAGE = 100;
const MAX_RECON_PAGE = 1_000;
const MAX_RECEIPT_LENGTH = 40;
const REFUND_KEY = /^[\w-]{10,}$/;

export type OrderRequest = {
  amountPaise: number;
  currency: 'INR';
  /** Our own id of the order. It is the only way to find the order when the response is lost. */
  receipt: string;
  notes: Record<string, string>;
};
export type RefundCall = {
  paymentId: string;
  amountPaise: number;
  /** The idempotency key. It is the same for every try of the same refund. */
  key: string;
  notes?: Record<string, string>;
};
type Page = { from?: Date; to?: Date; count?: number; skip?: number };

/**
 * The provider captures automatically within half an hour. We can capture for five days. After that the payment is
 * refunded.
 */
const CAPTURE = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: 30,
    manual_expiry_period: 7_200,
    refund_speed: 'normal',
  },
};

/** Checks an id before it becomes part of a path. A forged id could address something else with our key. */
function checked(prefix: 'order' | 'pay' | 'rfnd' | 'disp', id: string): string {
  if (new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`).test(id)) return id;
  throw new RazorpayFailure('rejected', `that is no id of kind ${prefix}`);
}

const seconds = (date: Date | undefined) => date && Math.floor(date.getTime() / 1_000);

export function createClient(transport: Transport) {
  const asOrdered = (request: OrderRequest, made: ProviderOrder): ProviderOrder => {
    if (made.amountPaise === request.amountPaise && made.currency === request.currency) return made;
    throw new RazorpayFailure('misconfigured', 'the order has another amount than asked for');
  };
  const place = async (request: OrderRequest, deadline: Deadline) =>
    asOrdered(
      request,
      await transport.post(
        '/orders',
        {
          amount: request.amountPaise,
          currency: request.currency,
          receipt: request.receipt,
          notes: request.notes,
          payment: CAPTURE,
        },
        order,
        deadline,
      ),
    );
  /**
   * The provider does not enforce unique receipts. The oldest order is used, so that all processes choose the same one.
   */
  const findByReceipt = async (receipt: string, deadline: Deadline) => {
    const query = { receipt, count: MAX_PAGE };
    const found = await transport.get('/orders', listOf(order), { query, deadline });
    return (
      found
        .filter((one) => one.receipt === receipt)
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
        .at(0) ?? null
    );
  };
  const getPayment = (id: string, deadline?: Deadline): Promise<ProviderPayment> =>
    transport.get(`/payments/${checked('pay', id)}`, payment, deadline ? { deadline } : {});

  return {
    /**
     * Creates an order. When the response is lost, the order is searched by its receipt. If it is not found, it may
     * still be created later, so this function does not create it again.
     */
    async createOrder(request: OrderRequest): Promise<ProviderOrder> {
      if (request.receipt.length > MAX_RECEIPT_LENGTH)
        throw new RazorpayFailure('rejected', 'the receipt is longer than 40 characters');
      const deadline = transport.begin();
      try {
        return await place(request, deadline);
      } catch (error) {
        if (!isFailure(error, 'outcome unknown')) throw error;
        let found: ProviderOrder | null;
        try {
          found = await findByReceipt(request.receipt, deadline);
        } catch (cause) {
          throw isFailure(cause, 'misconfigured') ? cause : error;
        }
        if (found) return asOrdered(request, found);
        throw error;
      }
    },

    findOrderByReceipt: (receipt: string): Promise<ProviderOrder | null> =>
      findByReceipt(receipt, transport.begin()),

    getOrder: async (id: string): Promise<ProviderOrder> =>
      transport.get(`/orders/${checked('order', id)}`, order),

    listOrderPayments: async (id: string): Promise<ProviderPayment[]> =>
      transport.get(`/orders/${checked('order', id)}/payments`, listOf(payment)),

    getPayment: async (id: string): Promise<ProviderPayment> => getPayment(id),

    listPayments: (page: Page): Promise<ProviderPayment[]> =>
      transport.get('/payments', listOf(payment), {
        query: {
          from: seconds(page.from),
          to: seconds(page.to),
          count: page.count ?? MAX_PAGE,
          skip: page.skip,
        },
      }),

    /** The provider refuses a second capture. The call succeeds as long as the payment is captured in the end. */
    async capturePayment(id: string, amountPaise: number): Promise<ProviderPayment> {
      const path = `/payments/${checked('pay', id)}/capture`;
      const deadline = transport.begin();
      try {
        return await transport.post(
          path,
          { amount: amountPaise, currency: 'INR' },
          payment,
          deadline,
        );
      } catch (error) {
        if (!isFailure(error, 'rejected', 'outcome unknown')) throw error;
        const now = await getPayment(id, deadline).catch((cause: unknown) => {
          if (isFailure(cause, 'rejected')) return null;
          // The capture may have been refused because the payment is already captured.
          throw new RazorpayFailure('outcome unknown', 'the payment could not be read', { cause });
        });
        if (now?.status === 'captured' && now.amountPaise === amountPaise) return now;
        throw error;
      }
    },

    async refundPayment(request: RefundCall): Promise<ProviderRefund> {
      if (!REFUND_KEY.test(request.key))
        throw new RazorpayFailure('rejected', 'a refund needs a key of ten plain characters');
      return await transport.postOnce(
        `/payments/${checked('pay', request.paymentId)}/refund`,
        { amount: request.amountPaise, speed: 'normal', notes: request.notes ?? {} },
        refund,
        { 'x-refund-idempotency': request.key },
      );
    },

    getRefund: async (id: string): Promise<ProviderRefund> =>
      transport.get(`/refunds/${checked('rfnd', id)}`, refund),

    listRefunds: async (paymentId: string): Promise<ProviderRefund[]> =>
      transport.get(`/payments/${checked('pay', paymentId)}/refunds`, listOf(refund), {
        query: { count: MAX_PAGE },
      }),

    getDispute: async (id: string): Promise<ProviderDispute> =>
      transport.get(`/disputes/${checked('disp', id)}`, dispute),

    /** The payouts to the bank on one day in India. */
    listSettled: (
      day: { year: number; month: number; day: number },
      skip = 0,
    ): Promise<ReconRow[]> =>
      transport.get('/settlements/recon/combined', listOf(reconRow), {
        query: { ...day, count: MAX_RECON_PAGE, skip },
      }),
  };
}
