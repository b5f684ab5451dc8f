import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { CallApi } from '@tessera/contract/call-api';
import { compress, encodingFor } from '../compression.ts';
import { AppError } from '../errors.ts';
import { isPageRequest } from './failure-page.ts';
import { UNAVAILABLE_RETRY_SECONDS } from './failures.ts';
import { IN_PROCESS } from './server.ts';
import { isPlainlySpelled } from './shared-answers.ts';

export type PageHandler = (request: Request) => Promise<Response>;

export type Pages = {
  handle: PageHandler;
  /** Folders of built files, newest release first. Older releases stay, so that open tabs still find their chunks. */
  clientDirectories: readonly string[];
  /** The time limit for rendering a page, if it is not the default. */
  renderTimeoutMs?: number;
  /** Serves the files of the development compiler. */
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

const FORMATS = ['text/html', 'text/markdown'];

/** What the client wants to read. Browsers do not name Markdown, some agents do. */
const formatFor = ({ headers }: FastifyRequest): string =>
  new Negotiator({ headers }).mediaType(FORMATS) ?? 'text/html';

/** Renders a page within the time limit. A timeout means that the server is overloaded, so the response is a 503. */
async function renderInTime(pages: Pages, url: URL, accept: string): Promise<Response> {
  const signal = AbortSignal.timeout(pages.renderTimeoutMs ?? RENDER_TIMEOUT_MS);
  try {
    // No other header of the client is passed on, so the page cannot contain anything personal.
    const request = new Request(url, { headers: { accept }, signal });
    const response = await pages.handle(request);
    if (response.status < 500 || !signal.aborted) return response;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  throw new AppError('UNAVAILABLE', { cause: new Error('the page was not ready in time') });
}

const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;

/**
 * Serves every path that is not the API's. Built files come first, then pages. A page is the same for every visitor.
 */
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
    const response = await renderInTime(pages, url, formatFor(request));
    // When the router itself fails, its response is plain text. The failure page replaces it.
    if (response.status >= 500 && !isHtml(response) && isPageRequest(request))
      throw new AppError('INTERNAL', { cause: new Error(await response.text()) });
    if (response.status === 503) reply.header('retry-after', String(UNAVAILABLE_RETRY_SECONDS));
    for (const [name, value] of response.headers) reply.header(name, value);
    // Development pages have no policy, because the compiler's client needs inline scripts.
    if (!response.headers.has('content-security-policy'))
      reply.header('content-security-policy', "frame-ancestors 'none'");
    const keepable = !secret && isPlainlySpelled(request.raw.url ?? '');
    if (!keepable || !response.headers.has('cache-control'))
      reply.header('cache-control', 'no-store');
    if (secret) reply.header('referrer-policy', 'no-referrer');
    const html = Buffer.from(await response.arrayBuffer());
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    reply.code(response.status).header('vary', 'accept, accept-encoding');
    return reply.send(encoding ? await compress(html, encoding) : html);
  };

  const { middleware: compile } = pages;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    // A page loads about a hundred modules from the compiler. Only the requests that it does not handle are counted.
    config: { page: true, unlimited: compile !== undefined },
    ...(compile && {
      onRequest: [
        (request, reply, next) => compile(request.raw, reply.raw, next),
        app.limitRequest,
      ],
    }),
    handler: render,
  });
}
