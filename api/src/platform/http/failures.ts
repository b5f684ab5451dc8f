import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '@tessera/contract/errors';
import { isTransient } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { FAILURE_PAGE_POLICY, isPageRequest, renderFailurePage } from './failure-page.ts';

const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** The `retry-after` value of a 503 response. */
export const UNAVAILABLE_RETRY_SECONDS = 2;

const UNSTORABLE = new Set(['22021', '22P05']);

function asAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  // The text contains characters that PostgreSQL cannot store, such as NUL.
  if ('code' in error && typeof error.code === 'string' && UNSTORABLE.has(error.code))
    return new AppError('BAD_REQUEST', { cause: error });
  if (isTransient(error)) return new AppError('UNAVAILABLE', { cause: error });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const code = status === undefined ? undefined : BY_STATUS[status];
  return new AppError(code ?? 'INTERNAL', { cause: error });
}

function errorBody(error: AppError, requestId: string): ErrorBody {
  return { message: error.message, code: error.code, requestId, ...error.extras };
}

/**
 * Turns every error into a response. Expected errors are not logged as errors. Unexpected ones are logged with their
 * cause.
 */
export function answerFailure(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const failure = asAppError(error);
  if (!failure.isExpected)
    request.log.error(
      { reqId: request.id, err: failure.cause ?? failure, failure: failure.code },
      'request failed',
    );
  else request.log.debug({ reqId: request.id, failure: failure.code }, 'request refused');
  const retryAfterSeconds =
    failure.retryAfterSeconds ?? (failure.status === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.code(failure.status).header('cache-control', 'no-store');
  const page = isPageRequest(request)
    ? renderFailurePage({ status: failure.status, requestId: request.id, retryAfterSeconds })
    : null;
  if (page !== null)
    return (
      reply
        .header('content-security-policy', FAILURE_PAGE_POLICY)
        // The address may contain a one-time code.
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(page)
    );
  return reply.type('application/json; charset=utf-8').send(errorBody(failure, request.id));
}

/** Responds to unknown paths below these patterns with a JSON error, never with a page. */
export function answerUnknownPaths(app: FastifyInstance, patterns: readonly string[]) {
  for (const pattern of patterns)
    app.all(pattern, () => {
      throw new AppError('NOT_FOUND');
    });
}
