import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';

/** Where requests for the previews' host are led, and nobody else can go. */
const PREVIEWS = '/~previews';
const PATH =
  /^[a-z0-9-]{1,80}\/[0-9a-f]{16}\/(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)*(?:[A-Za-z0-9][A-Za-z0-9._-]*)?$/;

/** Where a file of a preview lies in the store, and below its origin. */
export const previewKey = (path: string): string => `previews/${path}`;

/** The host decides before the router does: under it nothing else of the shop can be reached. */
export const toPreviews = (origin: string) => {
  const { host } = new URL(origin);
  return (request: { url?: string | undefined; headers: { host?: string | undefined } }): string =>
    request.headers.host === host ? PREVIEWS + (request.url ?? '/') : (request.url ?? '/');
};

/** Scripts may run and nothing may leave: no origin of its own, no storage, no calls, no frames. */
const policyOf = (origin: string): string =>
  [
    'sandbox allow-scripts allow-forms allow-modals allow-popups',
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src ${origin} 'unsafe-inline'`,
    `font-src ${origin}`,
    `img-src ${origin} data:`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Built templates to walk through. A path names the build it belongs to, so its bytes never change. */
export function servePreviews(app: FastifyInstance, storage: Storage, origin: string) {
  const { host } = new URL(origin);
  const headers = {
    'content-security-policy': policyOf(origin),
    // A sandboxed page has no origin, and asks for its own modules and fonts as a stranger would.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  };
  app.get<{ Params: { '*': string } }>(`${PREVIEWS}/*`, async (request, reply) => {
    const path = request.params['*'];
    const isAsked = request.headers.host === host && PATH.test(path);
    const file = isAsked
      ? await storage.find('public', previewKey(path.endsWith('/') ? `${path}index.html` : path))
      : null;
    if (!file) throw new AppError('NOT_FOUND');
    if (file.bytes !== undefined) reply.header('content-length', file.bytes);
    if (file.etag) reply.header('etag', file.etag);
    return reply.headers(headers).type(file.contentType).send(file.body);
  });
}
