import { ApiError } from './api-error.ts';

/** A temporary failure: a retry may succeed. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind === 'network' || error.status >= 500;
