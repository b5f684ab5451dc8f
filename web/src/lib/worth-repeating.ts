import { ApiError } from './api-error.ts';

/** A fault of the moment, which the next try may not meet. */
export const isWorthRepeating = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind === 'network' || error.status >= 500;
