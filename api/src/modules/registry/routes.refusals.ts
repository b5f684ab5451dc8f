import type { FastifyInstance } from 'fastify';
import { answerFailure } from '../../platform/http/failures.ts';
import type { RegistryRequests } from './service.requests.ts';

/** Refusals are answered in the words that programs show. Other errors are answered as everywhere. */
export const answerRefusals = (
  scope: FastifyInstance,
  { explain }: Pick<RegistryRequests, 'explain'>,
) =>
  scope.setErrorHandler((error: Error, request, reply) => {
    const explained = explain(error, request.headers);
    if (!explained) return answerFailure(error, request, reply);
    const { status, headers, body } = explained;
    return reply
      .code(status)
      .headers(headers)
      .send({ ...body, requestId: request.id });
  });
