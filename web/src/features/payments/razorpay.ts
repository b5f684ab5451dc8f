import type { PaymentOrder } from '@tessera/contract/payments';
import type { User } from '@tessera/contract/users';
import type { PaymentResult } from '../../state/purchase.ts';
import { CheckoutFailure } from './checkout-failure.ts';

const SCRIPT_FAILED = 'Failed to load Razorpay script';
const LOAD_FAILED = 'Failed to load Razorpay. Please try again later.';
const LOAD_MAX_MS = 15_000;

type CheckoutWindow = {
  on: (
    event: 'payment.failed',
    listen: (said: { error?: { description?: string } }) => void,
  ) => void;
  open: () => void;
};

type Razorpay = new (options: object) => CheckoutWindow;

const findRazorpay = () => (globalThis as { Razorpay?: Razorpay }).Razorpay;

let loading: Promise<Razorpay> | undefined;

/** Loaded once per page. After a failure the next click tries again. */
export function loadRazorpay(address: string): Promise<Razorpay> {
  loading ??= fetchScript(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchScript(address: string): Promise<Razorpay> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = (message: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new CheckoutFailure(message));
    };
    const timer = setTimeout(() => giveUp(LOAD_FAILED), LOAD_MAX_MS);
    script.addEventListener('error', () => giveUp(SCRIPT_FAILED));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const found = findRazorpay();
      if (found) resolve(found);
      else giveUp(LOAD_FAILED);
    });
    script.src = address;
    document.head.append(script);
  });
}

type Bill = {
  Razorpay: Razorpay;
  key: string;
  order: PaymentOrder & { orderId: string };
  description: string;
  buyer: User;
};

/** Either paid, or closed by the buyer. Then `refusal` is the bank's last error message, if it declined. */
export type WindowEnd = { handed: PaymentResult } | { handed: null; refusal: string | null };

export function openWindow({ Razorpay, key, order, description, buyer }: Bill): Promise<WindowEnd> {
  return new Promise((resolve, reject) => {
    let refusal: string | null = null;
    try {
      const checkout = new Razorpay({
        key,
        amount: order.amount,
        currency: order.currency,
        order_id: order.orderId,
        name: 'Tessera',
        description,
        prefill: { name: buyer.name, email: buyer.email },
        theme: { color: '#c2371b' },
        handler: (handed: PaymentResult) => resolve({ handed }),
        modal: { ondismiss: () => resolve({ handed: null, refusal }) },
      });
      checkout.on('payment.failed', ({ error }) => {
        refusal = `Payment failed: ${error?.description ?? 'the bank refused it'}`;
      });
      checkout.open();
    } catch (error) {
      reject(new CheckoutFailure(LOAD_FAILED, { cause: error }));
    }
  });
}
