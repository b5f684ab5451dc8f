import type { ErrorBody, ErrorCode } from '@tessera/contract/errors';

/** `http`: the server answered. `network`: no answer came. `timeout`: we stopped waiting. */
export type FailureKind = 'http' | 'network' | 'timeout';

type Details = {
  kind: FailureKind;
  message: string;
  status?: number;
  body?: Partial<ErrorBody>;
  requestId?: string | null;
};

/** A call that failed. Its message is fit for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly needsVerification: boolean;
  readonly email: string | undefined;

  constructor(
    { kind, message, status = 0, body = {}, requestId }: Details,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.kind = kind;
    this.status = status;
    this.code = body.code;
    this.requestId = body.requestId ?? requestId ?? undefined;
    this.needsVerification = body.needsVerification === true;
    this.email = body.email;
  }
}
