import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { REFRESH_HEADER } from '../edge.ts';

/** Long enough to be kept at all: from then on the edge asks again. */
const MISSING_CACHE_CONTROL = 'public, max-age=0, s-maxage=1';

/**
 * A failure is never kept, so an edge that fetches anew what is gone would go on showing the copy it has.
 * Asked by the shop itself, "not there" may be kept and takes the copy's place.
 */
export function letMissingReplaceCopies(app: FastifyInstance, secret: string | undefined): void {
  if (secret === undefined) return;
  const hashed = (text: string) => createHash('sha256').update(text).digest();
  const expected = hashed(secret);
  const isSecret = (given: unknown) =>
    typeof given === 'string' && timingSafeEqual(hashed(given), expected);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === 404 && isSecret(request.headers[REFRESH_HEADER]))
      reply.header('cache-control', MISSING_CACHE_CONTROL);
    done(null, payload);
  });
}
