import type { Address } from './endpoint.ts';

/** Every call of the product goes below one base address. */
export const API_BASE = '/api';

/** What visitors and members call. Every page carries it, so the admin's calls have a list of their own. */
export const addresses = {
  listComponents: { method: 'GET', path: '/component/all', kind: 'json' },
  listComponentCategories: { method: 'GET', path: '/component/categories', kind: 'json' },
  suggestSearch: { method: 'GET', path: '/component/suggest', kind: 'json' },
  getComponent: { method: 'GET', path: '/component/by-slug/:slug', kind: 'json' },
  getComponentCode: { method: 'GET', path: '/component/:id/code', kind: 'json' },
  listSaved: { method: 'GET', path: '/user/saved-components', kind: 'json' },
  saveComponent: { method: 'POST', path: '/user/saved-components', kind: 'json' },
  unsaveComponent: { method: 'DELETE', path: '/user/saved-components/:id', kind: 'json' },
  userLibrary: { method: 'GET', path: '/user/library', kind: 'json' },
  trackCopy: { method: 'POST', path: '/analytics/track-copy', kind: 'json' },
  listPlans: { method: 'GET', path: '/subscription-plan', kind: 'json' },
  currentSubscription: { method: 'GET', path: '/subscription/current', kind: 'json' },
  listPurchases: { method: 'GET', path: '/subscription/purchased', kind: 'json' },

  paymentKey: { method: 'GET', path: '/payment/key', kind: 'json' },
  createPaymentOrder: { method: 'POST', path: '/payment/create-order', kind: 'json' },
  verifyPayment: { method: 'POST', path: '/payment/verify', kind: 'json' },
  subscriptionKey: { method: 'GET', path: '/subscription/key', kind: 'json' },
  createSubscriptionOrder: { method: 'POST', path: '/subscription/create-order', kind: 'json' },
  verifySubscription: { method: 'POST', path: '/subscription/verify', kind: 'json' },
  checkPayments: { method: 'POST', path: '/payment/check', kind: 'json' },
  paymentHistory: { method: 'GET', path: '/payment/history', kind: 'json' },
  getBilling: { method: 'GET', path: '/user/billing', kind: 'json' },
  updateBilling: { method: 'PUT', path: '/user/billing', kind: 'json' },

  register: { method: 'POST', path: '/auth/register', kind: 'json' },
  verifyOtp: { method: 'POST', path: '/auth/verify-otp', kind: 'json' },
  login: { method: 'POST', path: '/auth/login', kind: 'json' },
  resendOtp: { method: 'POST', path: '/auth/resend-otp', kind: 'json' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', kind: 'json' },
  verifyResetOtp: { method: 'POST', path: '/auth/verify-reset-otp', kind: 'json' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', kind: 'json' },
  resendResetOtp: { method: 'POST', path: '/auth/resend-reset-otp', kind: 'json' },
  me: { method: 'GET', path: '/auth/me', kind: 'json' },
  logout: { method: 'POST', path: '/auth/logout', kind: 'json' },
  exchangeHandoff: { method: 'POST', path: '/auth/handoff', kind: 'json' },
  startGoogle: { method: 'GET', path: '/auth/google', kind: 'redirect' },
  finishGoogle: { method: 'GET', path: '/auth/google/callback', kind: 'redirect' },
  updateProfile: { method: 'PUT', path: '/user/profile', kind: 'json' },
  listSessions: { method: 'GET', path: '/user/sessions', kind: 'json' },
  revokeSession: { method: 'DELETE', path: '/user/sessions/:id', kind: 'json' },
  exportAccount: { method: 'GET', path: '/user/export', kind: 'json' },
  deleteAccount: { method: 'DELETE', path: '/user/account', kind: 'json' },
} as const satisfies Record<string, Address>;

export type OpenName = keyof typeof addresses;
