import type { Address } from './endpoint.ts';

/** Calls for buying and for the payment history. Only pages with a checkout or payments have them in their bundle. */
export const paymentAddresses = {
  paymentKey: { method: 'GET', path: '/payment/key', kind: 'json' },
  createPaymentOrder: { method: 'POST', path: '/payment/create-order', kind: 'json' },
  verifyPayment: { method: 'POST', path: '/payment/verify', kind: 'json' },
  subscriptionKey: { method: 'GET', path: '/subscription/key', kind: 'json' },
  createSubscriptionOrder: { method: 'POST', path: '/subscription/create-order', kind: 'json' },
  verifySubscription: { method: 'POST', path: '/subscription/verify', kind: 'json' },
  checkPayments: { method: 'POST', path: '/payment/check', kind: 'json' },
  summarizeCheckout: { method: 'GET', path: '/payment/summary', kind: 'json' },
  paymentHistory: { method: 'GET', path: '/payment/history', kind: 'json' },
  getBilling: { method: 'GET', path: '/user/billing', kind: 'json' },
  updateBilling: { method: 'PUT', path: '/user/billing', kind: 'json' },
} as const satisfies Record<string, Address>;

export type PaymentName = keyof typeof paymentAddresses;
