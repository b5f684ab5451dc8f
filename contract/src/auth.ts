import { z } from 'zod';
import { addresses } from './addresses.ts';
import { authAddresses } from './auth-addresses.ts';
import { OTP_LENGTH } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { fullName, user } from './users.ts';

/** Longer ones are refused before they are hashed. */
export const PASSWORD_MAX_LENGTH = 128;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** No minimum here: the server reports a short password with its own message. */
const password = z.string().max(PASSWORD_MAX_LENGTH);
const otp = z.string().regex(new RegExp(`^\\d{${OTP_LENGTH}}$`));

/**
 * Register, forgot and resend answer the same for known and unknown addresses. In development the
 * response has the code.
 */
const codeSent = z
  .object({ message: z.string(), otp: z.string().optional() })
  .meta({ id: 'CodeSent' });

export const signedIn = z.object({ token: z.string(), user }).meta({ id: 'SignedIn' });
export type SignedIn = z.output<typeof signedIn>;

const open = { access: 'public', cache: 'private' } as const;

export const register = endpoint(authAddresses.register, {
  summary: 'Creates an account and mails a verification code',
  ...open,
  body: z.object({ name: fullName, email, password }),
  response: codeSent,
});

export const verifyOtp = endpoint(authAddresses.verifyOtp, {
  summary: 'Verifies the address and signs in',
  ...open,
  body: z.object({ email, otp }),
  response: signedIn,
});

export const login = endpoint(authAddresses.login, {
  summary: 'Signs in with email and password',
  ...open,
  body: z.object({ email, password }),
  response: signedIn,
});

export const resendOtp = endpoint(authAddresses.resendOtp, {
  summary: 'Mails a new verification code, at most once a minute',
  ...open,
  body: z.object({ email }),
  response: codeSent,
});

export const forgotPassword = endpoint(authAddresses.forgotPassword, {
  summary: 'Mails a code for a new password',
  ...open,
  body: z.object({ email }),
  response: codeSent,
});

export const verifyResetOtp = endpoint(authAddresses.verifyResetOtp, {
  summary: 'Says whether a reset code is good, without using it up',
  ...open,
  body: z.object({ email, otp }),
  response: z.object({ success: z.literal(true) }),
});

export const resetPassword = endpoint(authAddresses.resetPassword, {
  summary: 'Sets a new password, uses the code up and signs out everywhere',
  ...open,
  body: z.object({ email, password, otp }),
  response: z.object({ message: z.string() }),
});

export const resendResetOtp = endpoint(authAddresses.resendResetOtp, {
  summary: 'Mails a new reset code, at most once a minute',
  ...open,
  body: z.object({ email }),
  response: codeSent,
});

export const me = endpoint(addresses.me, {
  summary: 'Who is signed in',
  access: 'user',
  cache: 'private',
  response: z.object({ user }),
});

export const logout = endpoint(addresses.logout, {
  summary: 'Ends this session',
  access: 'user',
  cache: 'private',
  response: z.object({ success: z.literal(true) }),
});

export const exchangeHandoff = endpoint(addresses.exchangeHandoff, {
  summary: 'Swaps the one-time code of a Google sign-in for a session',
  ...open,
  body: z.object({ code: z.string().min(20).max(200) }),
  response: signedIn,
});

/** The path to open after signing in. Anything but a path of this site is ignored, whatever its length. */
const redirectTo = z.string().optional();

export const startGoogle = endpoint(authAddresses.startGoogle, {
  summary: 'Sends the browser to Google to sign in',
  ...open,
  query: z.object({ redirectTo }),
  response: z.null(),
});

export const finishGoogle = endpoint(authAddresses.finishGoogle, {
  summary: 'Where Google sends the browser back to',
  ...open,
  // Google may add parameters of its own.
  query: z.looseObject({
    code: z.string().max(4_000).optional(),
    state: z.string().max(500).optional(),
  }),
  response: z.null(),
});
