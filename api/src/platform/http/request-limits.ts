import type { FastifyRequest } from 'fastify';
import type { Verdict } from '../cache/limiter.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { tokenDigest } from '../tokens.ts';
import { bearerToken } from './principal.ts';

/** How long a token counts for its account after it was last accepted. It says nothing about access. */
const REMEMBER_MS = 10 * 60_000;
/** Beyond that the oldest are dropped, so that memory is bounded. */
const TOKENS_MAX = 20_000;

export type RequestLimits = ReturnType<typeof createRequestLimits>;

/**
 * Limits every request. Behind a carrier's address translation thousands of people share one IPv4 address, so a
 * signed-in request counts for its account, and only the others count for their network.
 * A token that was not accepted lately counts for its network too, but apart from the anonymous requests: guessed tokens
 * gain nothing, and a member is not shut out by anonymous neighbours. A generous limit holds for all requests of a
 * network together.
 */
export function createRequestLimits(o: {
  limit: (key: string) => Verdict;
  limitWholeNetwork: (network: string) => Verdict;
  clock: Clock;
}) {
  const accounts = new Map<string, { userId: string; until: number }>();

  const keyOf = (request: FastifyRequest): string => {
    const token = bearerToken(request.headers.authorization);
    if (!token) return request.network;
    const known = accounts.get(tokenDigest(token).toString('base64'));
    return known && known.until > o.clock.ms()
      ? `account ${known.userId}`
      : `tokens ${request.network}`;
  };

  return {
    /** Throws when the request is one too many. */
    count(request: FastifyRequest): void {
      for (const verdict of [
        () => o.limitWholeNetwork(request.network),
        () => o.limit(keyOf(request)),
      ]) {
        const { allowed, retryAfterSeconds } = verdict();
        if (!allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
      }
    },

    /** Call this for every token that was accepted. */
    remember(token: string, userId: string): void {
      const key = tokenDigest(token).toString('base64');
      accounts.delete(key);
      accounts.set(key, { userId, until: o.clock.ms() + REMEMBER_MS });
      if (accounts.size > TOKENS_MAX) accounts.delete(accounts.keys().next().value ?? '');
    },
  };
}
