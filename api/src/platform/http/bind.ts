import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access, Cache, Endpoint, RequestOf, ResultOf } from '@tessera/contract/endpoint';
import type { Tag } from '../cache/freshness.ts';
import type { Bytes, Encoding, PublicCache } from '../cache/public-cache.ts';
import { AppError } from '../errors.ts';
import { Answer, WrittenAnswer } from './answer.ts';
import { readCookie } from './cookies.ts';
import { takeForms, withForm, type UploadedFile } from './form.ts';
import { prepare, PreparedResponse } from './prepared-response.ts';
import { admit, bearerToken, type Authenticate, type Client, type Principal } from './principal.ts';
import { encodingFor, isPlainlySpelled } from './shared-answers.ts';

type Caller<A extends Access> = A extends 'public'
  ? unknown
  : { principal: A extends 'optional' ? Principal | null : Principal };

/** A shared answer must not know whom it is for; one that is not shared may know the machine it goes to. */
type Circumstances<C extends Cache> = C extends 'public' ? { fresh: boolean } : { client: Client };

type Carried<E extends Endpoint> = E['kind'] extends 'multipart'
  ? { files: readonly UploadedFile[] }
  : unknown;

type Handler<E extends Endpoint> = (
  request: RequestOf<E> & Carried<E> & Caller<E['access']> & Circumstances<E['cache']>,
) => Promise<
  ResultOf<E> | Answer<ResultOf<E>> | (E['cache'] extends 'public' ? WrittenAnswer : never)
>;

/** Public answers name what they are made from, so that a change can retire them. */
type Options<E extends Endpoint> = E['cache'] extends 'public' ? [{ tags: readonly Tag[] }] : [];

export type Binder = ReturnType<typeof createBinder>;

const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
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

const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns nothing if it has sent at once, so that a handler which waited for nothing gives Fastify nothing to wait for. */
function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Bytes,
  cacheControl: string,
): undefined | Promise<FastifyReply> {
  reply.header('content-type', JSON_TYPE);
  const headers = (encoding: Encoding | null = null) => ({
    ...bytes.headers,
    vary: 'accept-encoding',
    'cache-control': cacheControl,
    etag: bytes.etag,
    ...(encoding && { 'content-encoding': encoding }),
  });
  if (request.headers['if-none-match'] === bytes.etag)
    return void reply.headers(headers()).code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return void reply.headers(headers()).send(bytes.plain);
  const body = bytes.encoded(encoding);
  if (!Buffer.isBuffer(body))
    return body.then((later) => reply.headers(headers(encoding)).send(later));
  const { raw } = reply;
  // In the process itself there is no wire, and an address that is spelled otherwise has a header of its own.
  if (raw instanceof PreparedResponse && cacheControl === PUBLIC_CACHE_CONTROL) {
    raw.prepared = prepare(body, () => headers(encoding));
    if (raw.prepared) return void reply.send(body);
  }
  return void reply.headers(headers(encoding)).send(body);
}

/** Reading an address the same way every time costs more than answering it; the last few hundred are remembered. */
const REMEMBERED_MAX = 500;

function rememberAddresses<T>(read: (request: FastifyRequest) => T) {
  const known = new Map<string, T>();
  return (request: FastifyRequest): T => {
    const url = request.raw.url ?? '';
    const found = known.get(url);
    if (found) return found;
    const value = read(request);
    if (url.length <= 200) {
      known.set(url, value);
      if (known.size > REMEMBERED_MAX) known.delete(known.keys().next().value ?? '');
    }
    return value;
  };
}

/** Mistakes in the table stop the start: a shared answer is a public GET, and only what is built can be bound. */
function refuseUnsound(endpoint: Endpoint): void {
  const { method, path, access, cache, kind, body } = endpoint;
  if (cache === 'public' && (access !== 'public' || method !== 'GET' || body))
    throw new Error(`${method} ${path} cannot be shared: only a public GET without a body can`);
  if (kind === 'multipart' && (method === 'GET' || cache === 'public'))
    throw new Error(`${method} ${path} cannot carry a form`);
  if (kind === 'raw') throw new Error(`${method} ${path}: nothing answers the kind ${kind} yet`);
}

/** Registers contract endpoints: guard, then zod, then the handler, then the response schema, which drops unnamed fields (what the database wrote is passed on). */
export function createBinder(app: FastifyInstance, authenticate: Authenticate, cache: PublicCache) {
  const bound = new Set<Endpoint>();

  const guard = async (access: Access, request: FastifyRequest): Promise<Principal | null> => {
    if (access === 'public') return null;
    const token = bearerToken(request.headers.authorization);
    const principal = token ? await authenticate(token) : null;
    admit(access, principal);
    return principal;
  };

  return {
    bound: (): ReadonlySet<Endpoint> => bound,

    bind: <E extends Endpoint>(
      endpoint: E,
      handler: Handler<E>,
      ...[options]: Options<E>
    ): void => {
      refuseUnsound(endpoint);
      bound.add(endpoint);
      const handle = (inputs: unknown) => handler(inputs as Parameters<Handler<E>>[0]);
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
        const tags = options?.tags ?? [];
        const readShared = rememberAddresses((request) => {
          const inputs = read(request);
          return {
            inputs,
            name: `${endpoint.path}?${canonical(inputs.params)}${canonical(inputs.query)}`,
            cacheControl: isPlainlySpelled(request.raw.url ?? '')
              ? PUBLIC_CACHE_CONTROL
              : 'no-store',
          };
        });
        app.route({
          method: endpoint.method,
          url: endpoint.path,
          config: { data: true, shared: true },
          handler: (request, reply) => {
            const { inputs, name, cacheControl } = readShared(request);
            const held = cache.peek(name, tags);
            if (held) return sendBytes(request, reply, held, cacheControl);
            const answered = cache.answer(name, tags, async ({ fresh }) => {
              const result = await handle({ ...inputs, fresh });
              if (result instanceof WrittenAnswer)
                return { headers: result.headers, body: result.text };
              const { headers, body } = present(result);
              return { headers, body: JSON.stringify(body) };
            });
            return answered.then(
              (bytes) => sendBytes(request, reply, bytes, cacheControl) ?? reply,
            );
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
        const answer = present(await handle({ ...inputs, client }));
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
            // Who may not call is refused before a byte of the form is read.
            handler: async (request, reply) => {
              const principal = await guard(endpoint.access, request);
              return withForm(request, reply, endpoint, ({ fields, files }) =>
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
        // A redirect, and what refuses it, is shown by the browser that followed a link to it.
        config: { data: endpoint.kind !== 'redirect' },
        handler: async (request, reply) => {
          const principal = await guard(endpoint.access, request);
          return answerOne(request, reply, { ...read(request), principal });
        },
      });
    },
  };
}
