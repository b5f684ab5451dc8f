import type { IncomingMessage, Server, ServerResponse } from 'node:http';
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
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { missingReplacesCopy } from './edge-copies.ts';
import { answerFailure } from './failures.ts';
import { addressOf, networkOf } from './network.ts';
import { PreparedResponse } from './prepared-response.ts';
import { toPreviews } from './previews.ts';
import { readQuery } from './query.ts';
import { createIds, isRequestId } from './request-ids.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted against the network it comes from. */
    unlimited?: boolean;
    /** Takes files, which may be long on their way. */
    upload?: boolean;
    /** Answers with data, never with something a browser shows. */
    data?: boolean;
    /** Answers everybody alike. */
    shared?: boolean;
  }
}

/** The address of calls the server makes to itself while rendering; no socket can have it. */
export const IN_PROCESS = 'in-process';

/** By the socket: what a proxy forwards as the visitor's address may be anything. */
const isInProcess = (request: FastifyRequest): boolean =>
  request.raw.socket.remoteAddress === IN_PROCESS;

/** A connection on which nothing moves; longer than a proxy keeps its idle ones, so that it is never the one surprised. */
const IDLE_MS = 75_000;
/** And no longer than this once the door is closed. */
const CLOSING_IDLE_MS = 10_000;
const HEADERS_TIMEOUT_MS = 30_000;
const BODY_TIMEOUT_MS = 30_000;
const FAREWELL_MS = 1_000;

/** A body that trickles in holds a connection for no more than this. */
function limitBody({ raw }: FastifyRequest, reply: FastifyReply, timeoutMs: number): void {
  // Without a connection, as in tests, there is none to be held.
  if (raw.readableEnded || !(raw.socket instanceof Socket)) return;
  const timer = setTimeout(() => {
    if (raw.complete || raw.readableEnded) return;
    if (reply.raw.headersSent) {
      raw.socket.destroy();
      return;
    }
    raw.socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
    // The other half would stay open for as long as its owner likes, above all if he goes on sending.
    setTimeout(() => raw.socket.destroy(), FAREWELL_MS).unref();
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

/** Everything that costs: pages too, since each search of theirs is a query and a render. Built files and health do not. */
const FREE = /^\/(assets|health)(\/|$)/;

/** Headers every answer carries; pages put a content security policy of their own in place of this one. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
/** And those that only mean something on a document. */
const DOCUMENT_HEADERS = {
  ...DATA_HEADERS,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
type Headers = Record<string, string>;
const PLUGIN_TIMEOUT_MS = 120_000;
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

declare module 'fastify' {
  interface FastifyInstance {
    /** For a route that is `unlimited` and counts some of its requests itself. */
    limitNetwork: onRequestHookHandler;
  }
  interface FastifyRequest {
    routeUrl: string;
    begunAt: number;
    isDressed: boolean;
    isTold: boolean;
    /** Whom limits count; `ip` is only the proxy in front. */
    readonly network: string;
  }
}

export function createServer(o: {
  config: Config;
  log: Log;
  metrics: Metrics;
  limit: (key: string) => Verdict;
  bodyTimeoutMs?: number;
}): FastifyInstance {
  const nextId = createIds();
  const https = o.config.ORIGIN.startsWith('https:');
  const transport = https ? { 'strict-transport-security': STRICT_TRANSPORT } : {};
  const dataHeaders: Headers = { ...DATA_HEADERS, ...transport };
  const documentHeaders: Headers = { ...DOCUMENT_HEADERS, ...transport };
  const dress = (request: FastifyRequest, reply: FastifyReply, headers = documentHeaders) => {
    request.isDressed = true;
    reply.headers(headers).header('x-request-id', request.id);
  };

  const app = Fastify<Server, IncomingMessage, ServerResponse>({
    // Given a logger, Fastify would watch for the end of every response, a tenth of a cached answer, for a line we write
    // ourselves. What else it says about a request goes to our log, whole: a line names its request, and no request or
    // answer is ever logged as an object.
    childLoggerFactory: () => o.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    // Nobody waits for the end of a body that is not there; the events of its stream cost a tenth of a cached answer.
    http: { optimizeEmptyRequests: true, ServerResponse: PreparedResponse },
    connectionTimeout: IDLE_MS,
    // As long as an upload may take; everything else is held to less below.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // A start on a busy machine takes longer than Fastify's ten seconds.
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    // Refused below instead, so that a page is refused with a page.
    return503OnClosing: false,
    ...(o.config.PREVIEW_ORIGIN && { rewriteUrl: toPreviews(o.config.PREVIEW_ORIGIN) }),
    routerOptions: {
      maxParamLength: 300,
      ignoreTrailingSlash: false,
      querystringParser: readQuery,
    },
    // What the router itself refuses passes no hook.
    frameworkErrors: (error, request, reply) => {
      dress(request, reply);
      answerFailure(
        new AppError(error.statusCode === 400 ? 'BAD_REQUEST' : 'NOT_FOUND', { cause: error }),
        request,
        reply,
      );
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return isRequestId(given) ? given : nextId();
    },
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  // One time for busy and for idle connections: with two, every request would set its timer twice anew. Given as an option,
  // nought is taken for nothing.
  app.server.keepAliveTimeout = 0;
  // A page of another origin can send plain text without asking, and nothing here reads it.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });

  // Asking a request for its route builds the whole description of it, so it is asked once.
  app.decorateRequest('routeUrl', 'unknown');
  app.decorateRequest('begunAt', 0);
  app.decorateRequest('isDressed', false);
  app.decorateRequest('isTold', false);
  app.decorateRequest('network', {
    getter() {
      return networkOf(addressOf(this.raw, o.config.TRUSTED_PROXIES));
    },
  });

  const limitNetwork: onRequestHookHandler = (request, _reply, done) => {
    const { allowed, retryAfterSeconds } = o.limit(request.network);
    return allowed ? done() : done(new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds }));
  };
  app.decorate('limitNetwork', limitNetwork);

  let closing = false;
  // Hooks that every request passes wait for nothing, so they are plain functions.
  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    // What is shared is dressed when it is sent: mostly with a head that was sent before.
    if (!config.shared) dress(request, reply, config.data ? dataHeaders : documentHeaders);
    request.routeUrl = url ?? 'unknown';
    request.begunAt = performance.now();
    if (request.method !== 'GET' && !config.upload && !isInProcess(request))
      limitBody(request, reply, o.bodyTimeoutMs ?? BODY_TIMEOUT_MS);
    // It came on a connection that was open when the server began to close; other processes take it.
    if (closing) return done(new AppError('UNAVAILABLE', { isExpected: true }));
    // The route, not the address: /%61pi leads to /api as well.
    if (isInProcess(request) || FREE.test(request.routeUrl)) return done();
    // One network sends them all, as fast as people pay; each carries a signature.
    if (config.unlimited) return done();
    return limitNetwork.call(app, request, reply, done);
  });

  // A connection whose answer was on its way when the door closed, or that stays silent in the middle of its request,
  // would stay open, and the process with it, for all that time.
  const connections = trackConnections(app.server);
  app.addHook('preClose', async () => {
    closing = true;
    app.server.keepAliveTimeout = 1;
    for (const socket of connections)
      if (socket.timeout === app.server.timeout) socket.setTimeout(CLOSING_IDLE_MS);
    app.server.timeout = CLOSING_IDLE_MS;
  });

  const logsRequests = o.log.isLevelEnabled('info');
  const tell = (request: FastifyRequest, { statusCode }: FastifyReply) => {
    // A stream that fails before its first byte is answered a second time.
    if (request.isTold || isInProcess(request)) return;
    request.isTold = true;
    const ms = performance.now() - request.begunAt;
    o.metrics.requestSeconds.observe(request.method, request.routeUrl, statusCode, ms / 1_000);
    if (!logsRequests) return;
    // The path alone: a query may carry a token.
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

  const replaceCopy = missingReplacesCopy(o.config.EDGE_SECRET);
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = reply;
    const isPrepared =
      raw instanceof PreparedResponse && raw.dress(payload, dataHeaders, request.id);
    if (!isPrepared && !request.isDressed) dress(request, reply, dataHeaders);
    if (closing) reply.header('connection', 'close');
    if (reply.statusCode === 404) replaceCopy(request, reply);
    if (payload instanceof Stream) raw.once('finish', () => tell(request, reply));
    else tell(request, reply);
    done();
  });

  return app;
}
