/**
 * What went wrong, by what the caller may do next.
 * - `rejected`: the provider understood and refused; asking the same again is pointless.
 * - `unavailable`: nothing happened there; ask again later.
 * - `outcome unknown`: it may have happened; look before asking again.
 * - `misconfigured`: nobody can pay until a person looks, so it raises an alarm.
 */
export type FailureKind = 'rejected' | 'unavailable' | 'outcome unknown' | 'misconfigured';

type Details = {
  status?: number | undefined;
  /** The provider's own word, e.g. `input_validation_failed`. */
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
