import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import { AppError } from '../../platform/errors.ts';
import type { RegistryLimits } from './policy.limits.ts';
import type { Refusals } from './policy.refusals.ts';
import { keyIn } from './policy.requests.ts';
import type { McpService } from './service.mcp.ts';
import type { RegistryRequests } from './service.requests.ts';
import type { RegistryService } from './service.ts';

const BATCH = 'Send one call in a request.';

type Headers = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

export type McpRequests = ReturnType<typeof createMcpRequests>;

/** Requests of agents: where they may come from, whose they are, and their limits. */
export const createMcpRequests = ({
  mcp,
  registry,
  requests,
  refusals,
  limits,
  origin,
}: {
  mcp: McpService;
  registry: Pick<RegistryService, 'identify'>;
  requests: Pick<RegistryRequests, 'explain'>;
  refusals: Refusals;
  limits: RegistryLimits;
  origin: string;
}) => {
  const { hostname } = new URL(origin);
  return {
    respond: mcp.respond,
    explain: requests.explain,

    /**
     * A page of another site must not use the server through the browser of a member. The specification of MCP asks for
     * both checks.
     */
    refuseForeign: (headers: Headers): void => {
      const host = validateHostHeader(one(headers['host']), [hostname]);
      const from = one(headers['origin']);
      if (!host.ok || (from !== undefined && !validateOriginHeader(from, [hostname]).ok))
        throw refusals.foreign();
    },

    /** Several calls in one request would count as one. They left the protocol. */
    refuseBatch: (body: unknown): void => {
      if (Array.isArray(body)) throw new AppError('BAD_REQUEST', { message: BATCH });
    },

    /** The account behind the key. Null without a key: searching needs none. */
    identify: async (headers: Headers, network: string) => {
      const key = keyIn({ authorization: one(headers['authorization']) });
      if (key === null) {
        await limits.network(network);
        return null;
      }
      const principal = await registry.identify(key);
      await limits.key(principal.keyId);
      return { key, principal };
    },
  };
};
