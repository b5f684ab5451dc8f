import { ERRORS, type ErrorBody, type ErrorCode } from '@tessera/contract/errors';

type Extras = Pick<ErrorBody, 'needsVerification' | 'email'>;

/** A failure from the catalogue. Anything else that is thrown is a surprise and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extras: Extras;
  /** When it is worth asking again, if that is known. */
  readonly retryAfterSeconds: number | undefined;
  /** Part of normal operation, although its status is that of a fault: not logged as one. */
  readonly isExpected: boolean;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      extras?: Extras;
      cause?: unknown;
      retryAfterSeconds?: number;
      isExpected?: boolean;
    } = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.extras = options.extras ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isExpected = options.isExpected ?? this.status < 500;
  }
}
