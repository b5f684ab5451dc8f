import type { CheckoutKey, PaymentOrder, Verification } from '@tessera/contract/payments';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { ProviderPayment } from '../../platform/razorpay/entities.ts';
import { isFailure, RazorpayFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { AuditService } from '../audit/service.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { OrderHistoryService } from '../orders/service.history.ts';
import type { ProviderPaymentsService } from '../orders/service.payments.ts';
import type { OrderRow, OrdersService } from '../orders/service.ts';
import type { PaymentLimits } from './policy.limits.ts';
import type { IntakeService, PaymentOutcome } from './service.intake.ts';
import type { ReconcileService } from './service.reconcile.ts';

/** The result of the checkout window, with the item that the page believes was bought. */
export type HandedOver = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
} & ({ planId: string } | { componentId: string });

const PENDING: Verification = {
  success: false,
  pending: true,
  message: 'Your bank has not answered yet; we keep checking.',
};
/** A plan is granted again and again, so an excess payment of an order that is not paid had a credit. */
const CREDIT_GONE =
  'The days taken off this price were used or refunded meanwhile. Your payment goes back by itself. Please look at the price again.';
const SOON_MS = 5_000;
const CHECKED_AT_ONCE = 10;

/** The requests of a buyer's browser: create an order, report a payment, check unpaid orders. */
export const createCheckoutService = ({
  db,
  clock,
  razorpay,
  audit,
  limits,
  alarm,
  orders,
  providerPayments,
  orderHistory,
  intake,
  reconciler,
  support,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  audit: AuditService;
  limits: PaymentLimits;
  alarm: Alarms;
  orders: OrdersService;
  providerPayments: ProviderPaymentsService;
  orderHistory: OrderHistoryService;
  intake: IntakeService;
  reconciler: ReconcileService;
  support: string | undefined;
}) => {
  const refuse = async (order: OrderRow, why: string): Promise<never> => {
    alarm('wrong verification', { orderId: order.id, why });
    await inTransaction(db, (tx) =>
      audit.record(tx, {
        actorId: order.userId,
        action: 'misverify',
        subject: { kind: 'order', id: order.id },
      }),
    );
    throw new AppError('VERIFICATION_FAILED');
  };

  const wait = async (order: OrderRow): Promise<Verification> => {
    const soon = new Date(clock.now().getTime() + SOON_MS);
    await step('verify.hasten', () => orders.hasten(db, order.id, soon));
    return PENDING;
  };

  /** Finds the order in our database. The item in the request body is only compared with it. */
  const getOwn = async (userId: string, handed: HandedOver): Promise<OrderRow> => {
    const order = await orders.findByProviderId(db, handed.razorpay_order_id);
    if (!order || order.userId !== userId) throw new AppError('NOT_FOUND');
    const isItem =
      'planId' in handed
        ? order.planId === handed.planId
        : order.componentId === handed.componentId;
    if (!isItem) return refuse(order, 'another item');
    return order;
  };

  const getPayment = async (
    provider: Razorpay,
    order: OrderRow,
    id: string,
  ): Promise<ProviderPayment | null> => {
    try {
      const fact = await step('verify.ask', () => provider.getPayment(id));
      return fact.orderId === order.providerOrderId ? fact : await refuse(order, 'another order');
    } catch (error) {
      if (isFailure(error, 'rejected')) return refuse(order, 'no such payment');
      if (isFailure(error, 'misconfigured'))
        alarm('misconfigured', { orderId: order.id, why: error.message });
      if (error instanceof RazorpayFailure) return null;
      throw error;
    }
  };

  /** Whether another payment has paid the order. There must be one if the provider returned this payment by itself. */
  const isPaid = async (order: OrderRow, outcome: PaymentOutcome): Promise<boolean> => {
    const isThere = async () => (await orders.find(db, order.id))?.status === 'paid';
    if (await isThere()) return true;
    if (outcome !== 'returned') return false;
    await reconciler.askAbout(order, 'browser');
    return isThere();
  };

  const conclude = async (order: OrderRow, fact: ProviderPayment): Promise<Verification> => {
    try {
      const { outcome } = await intake.ingestPayment(fact, 'browser', order);
      if (outcome === 'granted') return { success: true };
      // The second payment is refunded. The buyer of a component has it already.
      const isExcess = outcome === 'excess' && fact.status === 'captured';
      if (isExcess && order.kind === 'component') return { success: true };
      if (await isPaid(order, outcome)) return { success: true };
      if (isExcess) throw new AppError('PAYMENT_FAILED', { message: CREDIT_GONE });
      if (outcome === 'waiting') return await wait(order);
      if (outcome === 'failed') {
        await wait(order);
        const message = `Payment failed: ${fact.error?.description ?? 'the bank refused it'}`;
        throw new AppError('PAYMENT_FAILED', { message });
      }
      throw new AppError('VERIFICATION_FAILED');
    } catch (error) {
      if (error instanceof RazorpayFailure) return wait(order);
      throw error;
    }
  };

  /** Concurrent reports of one payment share one result: the second would only wait for the first. */
  const underWay = new Map<string, Promise<Verification>>();
  const together = (
    paymentId: string,
    work: () => Promise<Verification>,
  ): Promise<Verification> => {
    const begun = underWay.get(paymentId);
    if (begun) return begun;
    const made = work().finally(() => underWay.delete(paymentId));
    underWay.set(paymentId, made);
    return made;
  };

  return {
    key: (): CheckoutKey => {
      if (!razorpay)
        throw new AppError('CHECKOUT_UNAVAILABLE', {
          message: 'Failed to get Razorpay key from server',
        });
      return {
        key: razorpay.keyId,
        script: razorpay.checkoutScriptUrl,
        ...(support !== undefined && { support }),
      };
    },

    orderPlan: async (
      principal: Principal,
      planId: string,
      purchaseOrder: string | null,
    ): Promise<PaymentOrder> => {
      await limits.create(principal.userId);
      return orders.forPlan(principal, planId, purchaseOrder);
    },

    orderComponent: async (
      principal: Principal,
      id: string,
      purchaseOrder: string | null,
    ): Promise<PaymentOrder> => {
      await limits.create(principal.userId);
      return orders.forComponent(principal, id, purchaseOrder);
    },

    verify: async ({ userId }: Principal, handed: HandedOver): Promise<Verification> => {
      await limits.verify(userId);
      if (!razorpay) throw new AppError('VERIFICATION_FAILED');
      const order = await getOwn(userId, handed);
      const paymentId = handed.razorpay_payment_id;
      const ids = { orderId: order.providerOrderId ?? '', paymentId };
      if (!razorpay.isCheckoutSignature(ids, handed.razorpay_signature))
        return refuse(order, 'the signature');
      if (order.status === 'paid') {
        const known = await providerPayments.find(db, paymentId);
        if (known?.orderId === order.id && known.disposition === 'granted')
          return { success: true };
      }
      return together(paymentId, async () => {
        const fact = await getPayment(razorpay, order, paymentId);
        return fact ? conclude(order, fact) : wait(order);
      });
    },

    /** For a buyer who has paid but does not see the purchase. */
    check: async ({ userId }: Principal): Promise<{ settled: number; pending: number }> => {
      await limits.check(userId);
      const unsettled = await orderHistory.listUnsettled(userId, CHECKED_AT_ONCE);
      const found = await Promise.all(
        unsettled.map((order) =>
          reconciler.askAbout(order, 'buyer').catch((error: unknown) => {
            if (error instanceof RazorpayFailure) return { settled: 0, waiting: 1 };
            throw error;
          }),
        ),
      );
      return {
        settled: found.filter(({ settled }) => settled > 0).length,
        pending: found.filter(({ settled, waiting }) => settled === 0 && waiting > 0).length,
      };
    },
  };
};
