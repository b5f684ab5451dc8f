import { APPLICATION_TEXTS } from './application-rules.ts';

/**
 * Every error response of the API: its status, the message for the user, and whether the server is
 * at fault.
 * Messages that come from the spec are kept word for word.
 */
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: 'Some of the details sent are not valid.' },
  BAD_CURSOR: {
    status: 400,
    message: 'That page link is no longer valid. Start from the first page.',
  },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in to continue.' },
  NOT_VERIFIED: { status: 403, message: 'Please verify your email address first.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do that.' },
  LOCKED: { status: 403, message: 'This component needs a plan that includes it.' },
  /** A key of the account was sent to an endpoint that accepts only a session. */
  KEY_NOT_ACCEPTED: {
    status: 403,
    message: 'A key opens the registry and the MCP server, and nothing else.',
  },
  KEYS_FULL: {
    status: 409,
    message: 'You have as many keys as an account can hold. Revoke one to make another.',
  },
  CODE_QUOTA: {
    status: 403,
    message:
      'Your account has taken as many different paid components today as one account can take in a day. Please go on tomorrow, or write to us if you need more.',
  },
  SAVED_FULL: {
    status: 409,
    message:
      'You have saved as many components as an account can hold. Remove one to save another.',
  },
  /** Spec 8: for every problem with the data from the checkout window. The message does not say which. */
  VERIFICATION_FAILED: {
    status: 400,
    message: 'Payment verification failed. Please contact support.',
  },
  PAYMENT_FAILED: { status: 402, message: 'Payment failed' },
  /** Spec 8: payments are unavailable at the moment. */
  CHECKOUT_UNAVAILABLE: { status: 503, message: 'Failed to initiate payment' },
  NOT_SOLD: { status: 400, message: 'This component is not sold separately' },
  ALREADY_OWNED: { status: 409, message: 'You already own this component' },
  ALREADY_INCLUDED: { status: 409, message: 'Your plan already includes this component' },
  /** Spec 8: the message for a code that is wrong, used, replaced or expired. It does not say which. */
  INVALID_OTP: { status: 400, message: 'Invalid or expired OTP' },
  WEAK_PASSWORD: { status: 400, message: 'Password must be at least 6 characters long' },
  COMMON_PASSWORD: {
    status: 400,
    message: 'That password is too common. Please choose another one.',
  },
  BAD_CREDENTIALS: { status: 401, message: 'The email or password is not right.' },
  /** Not 401: the session itself is valid and stays. */
  NOT_CONFIRMED: { status: 403, message: 'That is not your password. Nothing was deleted.' },
  NEEDS_VERIFICATION: { status: 403, message: 'Please verify your email address first.' },
  RESEND_TOO_SOON: { status: 429, message: 'Please wait a minute before asking for another code.' },
  NOT_FOUND: { status: 404, message: 'We could not find what you asked for.' },
  GONE: { status: 410, message: 'What you asked for was withdrawn.' },
  DIFF_TOO_LARGE: {
    status: 422,
    message: 'These versions differ too much to be compared here. Copy both and compare them.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: 'That address does not accept this kind of request.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive. Please try again.',
  },
  CONFLICT: { status: 409, message: 'This was changed in the meantime. Reload and try again.' },
  PLAN_NAME_TAKEN: { status: 409, message: 'Another plan on sale has that name already.' },
  PLAN_IN_USE: {
    status: 409,
    message: 'Choose where the things in this plan go before it is deleted.',
  },
  APPLICATION_PENDING: { status: 409, message: APPLICATION_TEXTS.pending },
  APPLICATION_APPROVED: { status: 409, message: APPLICATION_TEXTS.approved },
  APPLICATION_DECIDED: {
    status: 409,
    message: 'This application has already been decided. Reload the list to see how.',
  },
  APPLICATION_NOT_APPROVED: {
    status: 409,
    message: 'Only an approved application can be reversed. Reload the list to see how it stands.',
  },
  REFUND_TOO_MUCH: { status: 409, message: 'That is more than can still be given back.' },
  REFUND_OUTDATED: {
    status: 409,
    message: 'Some of this payment has gone back in the meantime. Reload and look again.',
  },
  REQUESTS_NOT_INCLUDED: {
    status: 403,
    message: 'Custom component requests come with a paid plan. See the plans to get some.',
  },
  REQUESTS_USED_UP: {
    status: 409,
    message: 'You have used every custom request of this plan period.',
  },
  REQUESTS_WAITING: {
    status: 409,
    message: 'So many of your requests are waiting already. Please let us finish one first.',
  },
  REQUEST_CLOSED: {
    status: 409,
    message: 'This request takes no more messages.',
  },
  FAULTS_WAITING: {
    status: 409,
    message:
      'So many of your reports about this component are open already. Please let us look at them first.',
  },
  TOO_LARGE: { status: 413, message: 'That is too large to send.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'That kind of content is not accepted here.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: {
    status: 503,
    message: 'We are catching our breath. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error response. */
export type ErrorBody = {
  message: string;
  code: ErrorCode;
  requestId: string;
  /** Spec 7: set only after a correct password for an account whose address is not verified yet. */
  needsVerification?: true;
  email?: string;
};
