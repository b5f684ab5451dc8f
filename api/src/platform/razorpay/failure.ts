/**
 * The kinds of failure, by what the caller may do next.
 * - `rejected`: the provider refused the request. Repeating it is pointless.
 * - `unavailable`: nothing happened. Retry later.
 * - `outcome unknown`: it may have happened. Check before a retry.
 * - `misconfigured`: no payment works until a person fixes it, so it raises an alarm.
 */
export type FailureKind = 'rejected' | 'unavailable' | 'outcome unknown' | 'misconfigured';

type Details = {
  status?: number | undefined;
  /** The reason given by the provider, e.g. `input_validation_failed`. */
  reason?: string | null | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
};

export class RazorpayFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly reason: string | null;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: FailureKind, description: string, o: Details = {}) {
    super(`razorpay: ${kind}: ${description}`, { cause: o.cause });
    this.name = 'RazorpayFailure';
    this.kind = kind;
    this.status = o.status;
    this.reason = o.reason ?? null;
    this.retryAfterSeconds = o.retryAfterSeconds;
  }
}

export const isFailure = (error: unknown, ...kinds: FailureKind[]): error is RazorpayFailure =>
  error instanceof RazorpayFailure && kinds.includes(error.kind);
