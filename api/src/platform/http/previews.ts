import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { compress, encodingFor } from '../compression.ts';
import { AppError } from '../errors.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';

/** The internal path of requests for the preview host. Requests for other hosts get a 404 there. */
const PREVIEWS = '/~previews';
/** A template is a folder of pages. Build tools begin names with an underscore or a tilde. Only hidden files begin with a dot. */
const TEMPLATE_PATH =
  /^[a-z0-9-]{1,80}\/[0-9a-f]{16}\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*)?$/;

/** A component is one document with its script and stylesheet. All components share one more script. */
const ITEM_PATH = /^items\/[a-z0-9-]{1,80}\/[0-9a-f]{16}\/(?:[a-z]+\.(?:html|js|css))?$/;

const TEXT = /^(?:text\/|application\/json|image\/svg\+xml)/;

/** The storage key of a preview file. Its path below the preview origin is the same. */
export const previewKey = (path: string): string => `previews/${path}`;

/** A file as the client accepts it. Text is compressed; pictures and fonts already are. */
async function encode({ body, bytes, contentType, etag }: StoredFile, accepts: string | undefined) {
  const isText = TEXT.test(contentType);
  const encoding = isText ? encodingFor(accepts) : null;
  const headers = {
    ...(isText && { vary: 'accept-encoding' }),
    ...(bytes !== undefined && !encoding && { 'content-length': String(bytes) }),
    // A strong tag would promise the same bytes in every encoding.
    ...(etag !== undefined && { etag: encoding ? `W/${etag}` : etag }),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return { headers, body: encoding ? await compress(await buffer(body), encoding) : body };
}

type Asked = { url?: string | undefined; headers: { host?: string | undefined } };

/**
 * Whether a request is for the preview host. A host may be written in capitals, with any port and with a dot at its
 * end, and a browser treats all of these as the same host. Only the name counts, since the shop never has the same.
 */
const isForPreviews = (origin: string) => {
  const { hostname } = new URL(origin);
  return ({ headers: { host = '' } }: Asked): boolean =>
    host.toLowerCase().replace(/:\d*$/, '').replace(/\.+$/, '') === hostname;
};

/** Rewrites the path by host, before routing. So nothing else of the shop is reachable under the preview host. */
export const toPreviews = (origin: string) => {
  const isPreview = isForPreviews(origin);
  return (request: Asked): string =>
    isPreview(request) ? PREVIEWS + (request.url ?? '/') : (request.url ?? '/');
};

/**
 * The policy of a preview. Scripts may run, but they have no origin, no storage, no network requests and no frames. A
 * template is a page of its own. A component is shown in a frame of the shop and may do even less.
 */
const policyOf = (
  origin: string,
  o: { sandbox: string; scripts: string; ancestors: string },
): string =>
  [
    `sandbox ${o.sandbox}`,
    "default-src 'none'",
    `script-src ${o.scripts}`,
    `style-src ${origin} 'unsafe-inline'`,
    `font-src ${origin}`,
    `img-src ${origin} data:`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${o.ancestors}`,
  ].join('; ');

/** Serves built templates and components as previews. A path contains the id of its build, so its bytes never change. */
export function servePreviews(
  app: FastifyInstance,
  storage: Storage,
  { origin, shop }: { origin: string; shop: string },
) {
  const isPreview = isForPreviews(origin);
  const policies = {
    item: policyOf(origin, { sandbox: 'allow-scripts', scripts: origin, ancestors: shop }),
    template: policyOf(origin, {
      sandbox: 'allow-scripts allow-forms allow-modals allow-popups',
      // The exported pages of Next start by scripts in their HTML. All scripts of a preview are by the maker of the template,
      // and a page without origin, storage and network has nothing that a script of somebody else could take.
      scripts: `${origin} 'unsafe-inline'`,
      ancestors: "'none'",
    }),
  };
  const kindOf = (path: string): keyof typeof policies | null => {
    if (ITEM_PATH.test(path)) return 'item';
    return TEMPLATE_PATH.test(path) ? 'template' : null;
  };
  const headers = {
    // A sandboxed page has no origin, so requests for its own modules and fonts are cross-origin.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  };
  app.get<{ Params: { '*': string } }>(`${PREVIEWS}/*`, async (request, reply) => {
    const path = request.params['*'];
    const kind = isPreview(request) ? kindOf(path) : null;
    const file = kind
      ? await storage.find('public', previewKey(path.endsWith('/') ? `${path}index.html` : path))
      : null;
    if (!kind || !file) throw new AppError('NOT_FOUND');
    const sent = await encode(file, request.headers['accept-encoding']);
    reply.header('content-security-policy', policies[kind]);
    // This older header knows no other origin. The policy says who may frame.
    if (kind === 'item') reply.removeHeader('x-frame-options');
    return reply
      .headers({ ...headers, ...sent.headers })
      .type(file.contentType)
      .send(sent.body);
  });
}
