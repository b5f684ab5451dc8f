import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../cache/public-cache.ts';
import { encodingFor } from '../compression.ts';
import { isPlainlySpelled } from './shared-answers.ts';

const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a cached response, also to a client that has it already. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<FastifyReply> {
  const isCacheable = isPlainlySpelled(request.raw.url ?? '');
  // A handler adds headers. It does not replace those of every response, such as the security headers.
  for (const [name, value] of Object.entries(response.headers))
    if (!reply.hasHeader(name)) reply.header(name, value);
  reply.headers({
    'content-type': JSON_TYPE,
    vary: 'accept-encoding',
    'cache-control': isCacheable ? PUBLIC_CACHE_CONTROL : 'no-store',
    etag: response.etag,
  });
  if (request.headers['if-none-match'] === response.etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(response.plain);
  return reply.header('content-encoding', encoding).send(await response.encoded(encoding));
}
