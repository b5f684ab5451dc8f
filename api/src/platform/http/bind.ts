import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access, Cache, Endpoint, RequestOf, ResultOf } from '@tessera/contract/endpoint';
import type { PublicCache } from '../cache/public-cache.ts';
import { AppError } from '../errors.ts';
import { Answer } from './answer.ts';
import { readCookie } from './cookies.ts';
import { createFormSlots } from './form-slots.ts';
import { takeForms, withForm, type UploadedFile } from './form.ts';
import { admit, bearerToken, type Authenticate, type Client, type Principal } from './principal.ts';
import { sendShared } from './send-shared.ts';

type Caller<A extends Access> = A extends 'public'
  ? unknown
  : { principal: A extends 'optional' ? Principal | null : Principal };

/** A cached response must not depend on the client, so its handler gets no client. Other handlers do. */
type Circumstances<C extends Cache> = C extends 'public' ? { fresh: boolean } : { client: Client };

type Carried<E extends Endpoint> = E['kind'] extends 'multipart'
  ? { files: readonly UploadedFile[] }
  : unknown;

type Handler<E extends Endpoint> = (
  request: RequestOf<E> & Carried<E> & Caller<E['access']> & Circumstances<E['cache']>,
) => Promise<ResultOf<E> | Answer<ResultOf<E>>>;

export type Binder = ReturnType<typeof createBinder>;

const PRIVATE_CACHE_CONTROL = 'private, no-store';

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value ?? {});
  if (success) return data;
  const fields = [...new Set(error.issues.map((issue) => issue.path.join('.') || 'body'))].slice(
    0,
    5,
  );
  throw new AppError('BAD_REQUEST', {
    message: `Some of the details sent are not valid: ${fields.join(', ')}.`,
    cause: error,
  });
}

const canonical = (value: unknown): string =>
  JSON.stringify(Object.entries(value ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Refuses contradictory endpoints when the server starts. Only a public GET can be cached, and `raw` endpoints cannot
 * be bound.
 */
function refuseUnsound(endpoint: Endpoint): void {
  const { method, path, access, cache, kind, body } = endpoint;
  if (cache === 'public' && (access !== 'public' || method !== 'GET' || body))
    throw new Error(`${method} ${path} cannot be shared: only a public GET without a body can`);
  if (kind === 'multipart' && (method === 'GET' || cache === 'public'))
    throw new Error(`${method} ${path} cannot carry a form`);
  if (kind === 'raw') throw new Error(`${method} ${path}: nothing answers the kind ${kind} yet`);
}

/**
 * Registers contract endpoints. The order is: access check, zod validation, handler, response schema. The response
 * schema drops fields that it does not name.
 */
export function createBinder(app: FastifyInstance, authenticate: Authenticate, cache: PublicCache) {
  const bound = new Set<Endpoint>();
  const slots = createFormSlots();

  const guard = async (access: Access, request: FastifyRequest): Promise<Principal | null> => {
    if (access === 'public') return null;
    const token = bearerToken(request.headers.authorization);
    const principal = token ? await authenticate(token) : null;
    if (token && principal) app.rememberAccount(token, principal.userId);
    admit(access, principal);
    return principal;
  };

  return {
    bound: (): ReadonlySet<Endpoint> => bound,

    bind: <E extends Endpoint>(endpoint: E, handler: Handler<E>): void => {
      refuseUnsound(endpoint);
      bound.add(endpoint);
      const respond = (inputs: unknown) => handler(inputs as Parameters<Handler<E>>[0]);
      const present = (result: unknown) => {
        const { status, headers, body } = result instanceof Answer ? result : new Answer(result);
        return { status, headers, body: endpoint.response.parse(body) };
      };
      const read = (request: FastifyRequest, body = request.body) => ({
        params: parse(endpoint.params, request.params),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, body),
      });
      if (endpoint.cache === 'public') {
        const { tags } = endpoint;
        app.route({
          method: endpoint.method,
          url: endpoint.path,
          config: { data: true },
          handler: async (request, reply) => {
            const inputs = read(request);
            const name = `${endpoint.path}?${canonical(inputs.params)}${canonical(inputs.query)}`;
            const response = await cache.answer(name, tags, async ({ fresh }) => {
              const { headers, body } = present(await respond({ ...inputs, fresh }));
              return { headers, body: JSON.stringify(body) };
            });
            return sendShared(request, reply, response);
          },
        });
        return;
      }
      const answerOne = async (
        request: FastifyRequest,
        reply: FastifyReply,
        inputs: Record<string, unknown>,
      ) => {
        const client: Client = {
          network: request.network,
          userAgent: request.headers['user-agent'] ?? '',
          cookie: (name) => readCookie(request.headers.cookie, name),
        };
        const answer = present(await respond({ ...inputs, client }));
        return reply
          .code(answer.status)
          .headers(answer.headers)
          .header('cache-control', PRIVATE_CACHE_CONTROL)
          .send(answer.body);
      };
      const { method, path: url } = endpoint;
      if (endpoint.kind === 'multipart') {
        app.register(async (scope) => {
          await takeForms(scope, endpoint);
          scope.route({
            method,
            url,
            config: { data: true, upload: true },
            // The access check runs before any byte of the form is read.
            handler: async (request, reply) => {
              const principal = await guard(endpoint.access, request);
              return withForm(request, reply, endpoint, { slots, principal }, ({ fields, files }) =>
                answerOne(request, reply, { ...read(request, fields), files, principal }),
              );
            },
          });
        });
        return;
      }
      app.route({
        method,
        url,
        // A browser shows the result of a redirect endpoint, also when it fails.
        config: { data: endpoint.kind !== 'redirect' },
        handler: async (request, reply) => {
          const principal = await guard(endpoint.access, request);
          return answerOne(request, reply, { ...read(request), principal });
        },
      });
    },
  };
}
