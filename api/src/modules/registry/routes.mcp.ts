import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MCP_PATH } from '@tessera/contract/mcp';
import { answerRefusals } from './routes.refusals.ts';
import type { McpRequests } from './service.mcp-requests.ts';

const asHeaders = ({ headers }: FastifyRequest): Headers => {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && name !== 'authorization')
      copied.set(name, Array.isArray(value) ? value.join(', ') : value);
  return copied;
};

/** The MCP server. It keeps no session, so any process answers any request. */
export function serveMcp(site: FastifyInstance, mcp: McpRequests) {
  void site.register(async (scope) => {
    answerRefusals(scope, mcp);

    const respond = async (request: FastifyRequest, reply: FastifyReply) => {
      const { headers, network, method } = request;
      mcp.refuseForeign(headers);
      mcp.refuseBatch(request.body);
      const caller = await mcp.identify(headers, network);
      if (caller) site.rememberAccount(caller.key, caller.principal.userId);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const asked = new Request(`http://mcp${MCP_PATH}`, {
        method,
        headers: asHeaders(request),
        // Ends the work when the client goes away.
        signal: gone.signal,
        ...(method === 'POST' && { body: JSON.stringify(request.body ?? null) }),
      });
      const response = await mcp.respond(asked, request.body, caller?.principal ?? null);
      for (const [name, value] of response.headers)
        if (name !== 'content-length') reply.header(name, value);
      reply.code(response.status).header('cache-control', 'private, no-store');
      return response.body ? reply.send(Readable.fromWeb(response.body)) : reply.send();
    };

    for (const method of ['GET', 'POST', 'DELETE'] as const)
      scope.route({ method, url: MCP_PATH, config: { data: true }, handler: respond });
  });
}
