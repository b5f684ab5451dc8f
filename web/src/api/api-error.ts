import type { ErrorBody, ErrorCode } from '@tessera/contract/errors';

/** `http`: the server responded. `network`: no response. `timeout`: the client stopped waiting. */
export type FailureKind = 'http' | 'network' | 'timeout';

type Details = {
  kind: FailureKind;
  message: string;
  status?: number;
  body?: Partial<ErrorBody>;
  requestId?: string | null;
};

/** A failed API call. Its message can be shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** 0 when there was no response. */
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

/** Whether the server has no such thing, or its name cannot be one. An error of another kind is thrown again. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof ApiError)) throw error;
  return error.status === 404 || error.status === 400;
}
