import type { AuthName } from '@tessera/contract/auth-addresses';
import { ApiError } from '../../api/api-error.ts';

/** Spec 8: the messages for an error response without a message, and for no response at all. */
const DEFAULTS = {
  register: ['Registration failed', 'Registration failed. Please try again.'],
  verifyOtp: ['OTP verification failed', 'Failed to verify OTP. Please try again.'],
  login: ['Login failed', 'An unexpected error occurred. Please try again.'],
  resendOtp: ['Failed to resend verification code', 'Failed to resend verification code'],
  resendResetOtp: ['Failed to resend verification code', 'Failed to resend verification code'],
  forgotPassword: [
    'Failed to send password reset email',
    'Failed to process password reset request. Please try again.',
  ],
  verifyResetOtp: ['Invalid or expired OTP', 'Invalid or expired OTP'],
  resetPassword: ['Failed to reset password', 'Failed to reset password. Please try again.'],
} as const satisfies Partial<Record<AuthName, readonly [string, string]>>;

export type AuthCall = keyof typeof DEFAULTS;

export const refusalOf = (name: AuthCall): string => DEFAULTS[name][0];

/** The server's message if there is one, otherwise the spec's. */
export function reasonOf(name: AuthCall, error: unknown): string {
  const answered = error instanceof ApiError && error.kind === 'http';
  return answered ? error.message : DEFAULTS[name][1];
}
