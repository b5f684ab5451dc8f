import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REGISTRY_BASE } from '@tessera/contract/registry';
import type { PublicCache } from '../../platform/cache/public-cache.ts';
import { sendShared } from '../../platform/http/send-shared.ts';
import { answerRefusals } from './routes.refusals.ts';
import type { RegistryRequests, Shared } from './service.requests.ts';

const TAGS = ['catalog', 'plans'] as const;
/** Pages of other sites may show components of the registry. */
const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const PRIVATE_HEADERS = { 'cache-control': 'private, no-store', vary: 'authorization' };
const DATA = { config: { data: true } };

/** The registry for the shadcn CLI. Free components need no key and are cached for everybody. */
export function serveRegistry(
  site: FastifyInstance,
  { requests, cache }: { requests: RegistryRequests; cache: PublicCache },
) {
  const share = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, make }: Shared,
  ): Promise<FastifyReply> => {
    const response = await cache.answer(name, TAGS, async (o) => ({
      headers: {},
      body: JSON.stringify(await make(o)),
    }));
    return sendShared(request, reply.headers(SHARED_HEADERS), response);
  };

  void site.register(async (scope) => {
    answerRefusals(scope, requests);

    scope.get(`${REGISTRY_BASE}/registry.json`, DATA, async (request, reply) => {
      const { headers, network, query } = request;
      const isRefresh = site.isRefresh(request);
      return share(request, reply, await requests.list(query, { headers, network, isRefresh }));
    });

    scope.get<{ Params: { file: string }; Querystring: { brand?: unknown } }>(
      `${REGISTRY_BASE}/:file`,
      DATA,
      async (request, reply) => {
        const { headers, network, params, query } = request;
        const found = await requests.file(params.file, {
          headers,
          network,
          isRefresh: site.isRefresh(request),
          brand: query.brand,
        });
        if ('shared' in found) return share(request, reply, found.shared);
        site.rememberAccount(found.key, found.userId);
        return reply.headers(PRIVATE_HEADERS).send(await found.getItem());
      },
    );
  });
}
