import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi } from '@tessera/contract/call-api';
import { AppError } from '../errors.ts';
import { isPageRequest } from './failure-page.ts';
import { UNAVAILABLE_RETRY_SECONDS } from './failures.ts';
import { IN_PROCESS } from './server.ts';
import { encodingFor, isPlainlySpelled } from './shared-answers.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type PageHandler = (request: Request) => Promise<Response>;

export type Pages = {
  handle: PageHandler;
  /** Built files, newest release first; older ones stay so that open tabs still find their chunks. */
  clientDirectories: readonly string[];
  /** How long a page may take where that is not the usual. */
  renderTimeoutMs?: number;
  /** The development compiler's own files. */
  middleware?: (
    request: FastifyRequest['raw'],
    reply: FastifyReply['raw'],
    next: () => void,
  ) => void;
};

const RENDER_TIMEOUT_MS = 10_000;

export const callInProcess =
  (app: FastifyInstance): CallApi =>
  async (path, init) => {
    const response = await app.inject({
      method: 'GET',
      url: path,
      remoteAddress: IN_PROCESS,
      headers: { host: IN_PROCESS },
      ...(init?.signal && { signal: init.signal }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined) headers.set(name, String(value));
    return { status: response.statusCode, headers, body: response.json() };
  };

async function compress(
  html: Buffer,
  accepts: string,
): Promise<{ encoding?: string; body: Buffer }> {
  const encoding = encodingFor(accepts);
  if (encoding === 'br')
    return {
      encoding,
      body: await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    };
  if (encoding === 'gzip') return { encoding, body: await gzipped(html, { level: 6 }) };
  return { body: html };
}

/** A page that could not be made in time is a server with too much to do. */
async function handleInTime(pages: Pages, url: URL): Promise<Response> {
  const signal = AbortSignal.timeout(pages.renderTimeoutMs ?? RENDER_TIMEOUT_MS);
  try {
    // No header of the visitor goes in, so nothing of the visitor can come out.
    const request = new Request(url, { headers: { accept: 'text/html' }, signal });
    const response = await pages.handle(request);
    if (response.status < 500 || !signal.aborted) return response;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  throw new AppError('UNAVAILABLE', { cause: new Error('the page was not ready in time') });
}

const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;

/** Serves every path that is not the API's: built files first, then pages, which are the same for every visitor. */
export async function servePages(app: FastifyInstance, origin: string, pages: Pages) {
  if (pages.clientDirectories.length > 0)
    await app.register(fastifyStatic, {
      root: [...pages.clientDirectories],
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header(
          'cache-control',
          file.includes('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
        );
        reply.header('vary', 'accept-encoding');
      },
    });

  const render = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = URL.parse(request.raw.url ?? '/', origin);
    if (url?.origin !== new URL(origin).origin) throw new AppError('NOT_FOUND');
    const secret = url.searchParams.has('token');
    url.searchParams.delete('token');
    const response = await handleInTime(pages, url);
    // The router's last resort is bare text.
    if (response.status >= 500 && !isHtml(response) && isPageRequest(request))
      throw new AppError('INTERNAL', { cause: new Error(await response.text()) });
    if (response.status === 503) reply.header('retry-after', String(UNAVAILABLE_RETRY_SECONDS));
    for (const [name, value] of response.headers) reply.header(name, value);
    // Development pages bring no policy of their own: the compiler's client needs inline scripts.
    if (!response.headers.has('content-security-policy'))
      reply.header('content-security-policy', "frame-ancestors 'none'");
    const keepable = !secret && isPlainlySpelled(request.raw.url ?? '');
    if (!keepable || !response.headers.has('cache-control'))
      reply.header('cache-control', 'no-store');
    if (secret) reply.header('referrer-policy', 'no-referrer');
    const html = Buffer.from(await response.arrayBuffer());
    const { encoding, body } = await compress(html, request.headers['accept-encoding'] ?? '');
    if (encoding) reply.header('content-encoding', encoding);
    return reply.code(response.status).header('vary', 'accept-encoding').send(body);
  };

  const { middleware: compile } = pages;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    // The compiler answers some hundred modules a page; only what it leaves to us is counted.
    config: { page: true, unlimited: compile !== undefined },
    ...(compile && {
      onRequest: [
        (request, reply, next) => compile(request.raw, reply.raw, next),
        app.limitNetwork,
      ],
    }),
    handler: render,
  });
}
