import type { Address } from './endpoint.ts';

/** Where every call of the product goes, below one base address. */
export const API_BASE = '/api';

export const addresses = {
  listComponents: { method: 'GET', path: '/component/all', kind: 'json' },
  listComponentCategories: { method: 'GET', path: '/component/categories', kind: 'json' },
  suggestSearch: { method: 'GET', path: '/component/suggest', kind: 'json' },
  listPlans: { method: 'GET', path: '/subscription-plan', kind: 'json' },

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

export type EndpointName = keyof typeof addresses;
