import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MISSING_CACHE_CONTROL, MISSING_STATUSES, REFRESH_HEADER } from '../edge.ts';

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

export type IsRefresh = (request: Pick<FastifyRequest, 'headers'>) => boolean;

/** Recognises the requests with which the shop refreshes the copies at its edges. They have the secret of the edges. */
export function createIsRefresh(secret: string | undefined): IsRefresh {
  const expected = secret === undefined ? null : hashed(secret);
  return ({ headers }) => {
    const given = headers[REFRESH_HEADER];
    return (
      expected !== null && typeof given === 'string' && timingSafeEqual(hashed(given), expected)
    );
  };
}

/**
 * Lets an edge replace a copy by an error. Errors are normally not cached, so an edge would keep a copy of a deleted
 * page. The answer to a refresh may be cached for a second, so it replaces the copy.
 */
export function letReplaceCopy(isRefresh: IsRefresh, request: FastifyRequest, reply: FastifyReply) {
  if (MISSING_STATUSES.has(reply.statusCode) && isRefresh(request))
    reply.header('cache-control', MISSING_CACHE_CONTROL);
}
