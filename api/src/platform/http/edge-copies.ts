import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_HEADER } from '../edge.ts';

/** The shortest time that lets the edge store the response. After it the edge revalidates. */
const MISSING_CACHE_CONTROL = 'public, max-age=0, s-maxage=1';

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Lets an edge replace a copy by such an answer. Errors are normally not cached, so an edge would keep a copy of a deleted page.
 * An answer to a refresh request with the secret may be cached. It then replaces the copy.
 */
export function missingReplacesCopy(secret: string | undefined) {
  const expected = secret === undefined ? null : hashed(secret);
  return ({ headers }: FastifyRequest, reply: FastifyReply): void => {
    const given = headers[REFRESH_HEADER];
    if (expected && typeof given === 'string' && timingSafeEqual(hashed(given), expected))
      reply.header('cache-control', MISSING_CACHE_CONTROL);
  };
}
