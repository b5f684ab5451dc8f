import { ERRORS, type ErrorBody, type ErrorCode } from '@tessera/contract/errors';

type Extras = Pick<ErrorBody, 'needsVerification' | 'email'>;

/** An error with a code of the contract. Any other thrown error is unexpected and results in a 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extras: Extras;
  /** When a retry is worthwhile, if that is known. */
  readonly retryAfterSeconds: number | undefined;
  /** The error is part of normal operation, although its status is 5xx. It is not logged as an error. */
  readonly isExpected: boolean;
  /** The service that caused the error. The failure is counted under this name. */
  readonly failedService: string | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      extras?: Extras;
      cause?: unknown;
      retryAfterSeconds?: number;
      isExpected?: boolean;
      failedService?: string;
    } = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.extras = options.extras ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.failedService = options.failedService;
    this.isExpected = options.isExpected ?? this.status < 500;
  }
}
