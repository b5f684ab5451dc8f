import { ApiError } from './api-error.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Whether the server refused the request. Server errors, timeouts and rate limits do not count. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429;

/** Retries until there is a response or a final failure. Returns null when the result is no longer wanted. */
export async function persist<T>(
  attempt: () => Promise<T>,
  isWanted: () => boolean,
  isFinal: (error: unknown) => boolean = isRefusal,
): Promise<T | null> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (isFinal(error)) throw error;
    }
    if (!isWanted()) return null;
    await pause(wait);
    if (!isWanted()) return null;
  }
}

/** Ends early when the connection comes back or the signal is aborted. */
export const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const resume = () => {
      clearTimeout(timer);
      removeEventListener('online', resume);
      signal?.removeEventListener('abort', resume);
      resolve();
    };
    const timer = setTimeout(resume, ms);
    addEventListener('online', resume);
    signal?.addEventListener('abort', resume);
    if (signal?.aborted === true) resume();
  });
