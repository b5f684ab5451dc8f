import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Stream } from 'node:stream';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestHookHandler,
} from 'fastify';
import { UPLOAD_TIMEOUT_MS } from '@tessera/contract/constants';
import type { Verdict } from '../cache/limiter.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createIsRefresh, type IsRefresh, letReplaceCopy } from './edge-copies.ts';
import { answerFailure } from './failures.ts';
import { addressOf, networkOf } from './network.ts';
import { toPreviews } from './previews.ts';
import { createRequestLimits, type RequestLimits } from './request-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests of this route are not rate limited. */
    unlimited?: boolean;
    /** The route accepts file uploads, which may take long. */
    upload?: boolean;
    /** The route responds with data that a browser does not show as a page. */
    data?: boolean;
  }
}

/** The remote address of requests that the server makes to itself while rendering. No socket can have it. */
export const IN_PROCESS = 'in-process';

/** The socket is checked, because a forwarded address can be forged. */
const isInProcess = (request: FastifyRequest): boolean =>
  request.raw.socket.remoteAddress === IN_PROCESS;

/**
 * The timeout of idle connections. A proxy closes its idle connections earlier, so it never writes to one that is
 * closed here.
 */
const IDLE_MS = 75_000;
/** The timeout of idle connections while the server shuts down. */
const CLOSING_IDLE_MS = 10_000;
const HEADERS_TIMEOUT_MS = 30_000;
const BODY_TIMEOUT_MS = 30_000;
const DESTROY_AFTER_408_MS = 1_000;

/** Limits the time for receiving a request body, so that a slow client cannot hold a connection. */
function limitBody({ raw }: FastifyRequest, reply: FastifyReply, timeoutMs: number): void {
  // Injected requests of tests have no connection.
  if (raw.readableEnded || !(raw.socket instanceof Socket)) return;
  const timer = setTimeout(() => {
    if (raw.complete || raw.readableEnded) return;
    if (reply.raw.headersSent) {
      raw.socket.destroy();
      return;
    }
    raw.socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
    // Closes the connection of a client that keeps sending after the 408.
    setTimeout(() => raw.socket.destroy(), DESTROY_AFTER_408_MS).unref();
  }, timeoutMs).unref();
  raw.once('close', () => clearTimeout(timer));
}

function trackConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/**
 * Routes without a rate limit: built files and health checks. Pages are limited, since each search page needs a query
 * and a render.
 */
const FREE = /^\/(assets|health)(\/|$)/;

/** Headers of every response. Pages replace the content security policy by their own. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
/** Headers of documents, in addition to those of every response. */
const DOCUMENT_HEADERS = {
  ...DATA_HEADERS,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
type Headers = Record<string, string>;
/** Letters, digits and dashes only. No character that could end a line of a log or a header. */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
const PLUGIN_TIMEOUT_MS = 120_000;
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

declare module 'fastify' {
  interface FastifyInstance {
    /** For a route that is `unlimited` but rate limits some of its requests itself. */
    limitRequest: onRequestHookHandler;
    /** Later requests with this token count for this account. */
    rememberAccount: RequestLimits['remember'];
    /** Whether the shop itself refreshes a copy at an edge. */
    isRefresh: IsRefresh;
  }
  interface FastifyRequest {
    startedAt: number;
    isLogged: boolean;
    /** The key of the rate limits. `ip` is only the address of the proxy. */
    readonly network: string;
  }
}

export function createServer(o: {
  config: Config;
  log: Log;
  metrics: Metrics;
  limit: (key: string) => Verdict;
  limitWholeNetwork: (network: string) => Verdict;
  clock: Clock;
  bodyTimeoutMs?: number;
}): FastifyInstance {
  const https = o.config.ORIGIN.startsWith('https:');
  const transport = https ? { 'strict-transport-security': STRICT_TRANSPORT } : {};
  const dataHeaders: Headers = { ...DATA_HEADERS, ...transport };
  const documentHeaders: Headers = { ...DOCUMENT_HEADERS, ...transport };
  const applySecurityHeaders = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers(request.routeOptions.config.data ? dataHeaders : documentHeaders)
      .header('x-request-id', request.id);

  const app = Fastify({
    // The server writes its own log line for each request. Other messages of Fastify go to the same log. No request or
    // response is logged as an object.
    childLoggerFactory: () => o.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    connectionTimeout: IDLE_MS,
    keepAliveTimeout: IDLE_MS,
    // The limit for uploads. Other routes have a shorter limit, see `limitBody`.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // On a busy machine a start takes longer than Fastify's default of ten seconds.
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    // The `onRequest` hook sends the 503 instead, so that a page request gets an error page.
    return503OnClosing: false,
    ...(o.config.PREVIEW_ORIGIN && { rewriteUrl: toPreviews(o.config.PREVIEW_ORIGIN) }),
    routerOptions: {
      maxParamLength: 300,
      ignoreTrailingSlash: false,
    },
    // Requests that the router refuses do not pass any hook.
    frameworkErrors: (error, request, reply) => {
      applySecurityHeaders(request, reply);
      answerFailure(
        new AppError(error.statusCode === 400 ? 'BAD_REQUEST' : 'NOT_FOUND', { cause: error }),
        request,
        reply,
      );
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  // A page of another origin can send plain text without a CORS preflight. No route accepts it.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error: Error, request, reply) => {
    if (error instanceof AppError && error.failedService)
      o.metrics.serviceFailures.inc({ service: error.failedService });
    return answerFailure(error, request, reply);
  });
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });

  app.decorateRequest('startedAt', 0);
  app.decorateRequest('isLogged', false);
  app.decorateRequest('network', {
    getter() {
      return networkOf(addressOf(this.raw, o.config.TRUSTED_PROXIES));
    },
  });

  const limits = createRequestLimits(o);
  const limitRequest: onRequestHookHandler = (request, _reply, done) => {
    try {
      limits.count(request);
    } catch (error) {
      return done(error as AppError);
    }
    return done();
  };
  app.decorate('limitRequest', limitRequest);
  app.decorate('rememberAccount', (token: string, userId: string) =>
    limits.remember(token, userId),
  );

  const isRefresh = createIsRefresh(o.config.EDGE_SECRET);
  app.decorate('isRefresh', isRefresh);

  let closing = false;
  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    applySecurityHeaders(request, reply);
    request.startedAt = performance.now();
    if (request.method !== 'GET' && !config.upload && !isInProcess(request))
      limitBody(request, reply, o.bodyTimeoutMs ?? BODY_TIMEOUT_MS);
    // The connection was already open when the shutdown began. A retry reaches another process.
    if (closing) return done(new AppError('UNAVAILABLE', { isExpected: true }));
    // The route is checked instead of the address, because /%61pi also leads to /api.
    if (isInProcess(request) || FREE.test(url ?? '')) return done();
    // Webhooks all come from one network, at the rate of payments. Each carries a signature.
    if (config.unlimited) return done();
    return limitRequest.call(app, request, reply, done);
  });

  // Without this, a connection that is idle in the middle of a request would delay a shutdown for the whole idle
  // timeout.
  const connections = trackConnections(app.server);
  app.addHook('preClose', async () => {
    closing = true;
    app.server.keepAliveTimeout = 1;
    for (const socket of connections)
      if (socket.timeout === app.server.timeout) socket.setTimeout(CLOSING_IDLE_MS);
    app.server.timeout = CLOSING_IDLE_MS;
  });

  const logsRequests = o.log.isLevelEnabled('info');
  const recordRequest = (request: FastifyRequest, { statusCode }: FastifyReply) => {
    // When a stream fails before its first byte, this hook runs a second time for the request.
    if (request.isLogged || isInProcess(request)) return;
    request.isLogged = true;
    const ms = performance.now() - request.startedAt;
    const route = request.routeOptions.url ?? 'unknown';
    o.metrics.requestSeconds.observe(
      { method: request.method, route, status: statusCode },
      ms / 1_000,
    );
    if (!logsRequests) return;
    // Only the path is logged, because a query may contain a token.
    o.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: statusCode,
        ms: Math.round(ms),
      },
      'request',
    );
  };

  app.addHook('onSend', (request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    letReplaceCopy(isRefresh, request, reply);
    if (payload instanceof Stream) reply.raw.once('finish', () => recordRequest(request, reply));
    else recordRequest(request, reply);
    done();
  });

  return app;
}
