import type { Address } from './endpoint.ts';

/** Calls for signing in, registering and resetting a password. Only the pages for these have them in their bundle. */
export const authAddresses = {
  register: { method: 'POST', path: '/auth/register', kind: 'json' },
  verifyOtp: { method: 'POST', path: '/auth/verify-otp', kind: 'json' },
  login: { method: 'POST', path: '/auth/login', kind: 'json' },
  resendOtp: { method: 'POST', path: '/auth/resend-otp', kind: 'json' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', kind: 'json' },
  verifyResetOtp: { method: 'POST', path: '/auth/verify-reset-otp', kind: 'json' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', kind: 'json' },
  resendResetOtp: { method: 'POST', path: '/auth/resend-reset-otp', kind: 'json' },
  startGoogle: { method: 'GET', path: '/auth/google', kind: 'redirect' },
  finishGoogle: { method: 'GET', path: '/auth/google/callback', kind: 'redirect' },
} as const satisfies Record<string, Address>;

export type AuthName = keyof typeof authAddresses;
