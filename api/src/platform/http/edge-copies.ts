import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_HEADER } from '../edge.ts';

/** Long enough to be kept at all: from then on the edge asks again. */
const MISSING_CACHE_CONTROL = 'public, max-age=0, s-maxage=1';

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * A failure is never kept, so an edge that fetches anew what is gone would go on showing the copy it has.
 * Asked by the shop itself, "not there" may be kept and takes the copy's place.
 */
export function missingReplacesCopy(secret: string | undefined) {
  const expected = secret === undefined ? null : hashed(secret);
  return ({ headers }: FastifyRequest, reply: FastifyReply): void => {
    const given = headers[REFRESH_HEADER];
    if (expected && typeof given === 'string' && timingSafeEqual(hashed(given), expected))
      reply.header('cache-control', MISSING_CACHE_CONTROL);
  };
}
