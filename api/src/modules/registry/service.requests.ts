import { MISSING_CACHE_CONTROL, MISSING_STATUSES } from '../../platform/edge.ts';
import { AppError } from '../../platform/errors.ts';
import type { RegistryLimits } from './policy.limits.ts';
import { Refusal, type Refusals } from './policy.refusals.ts';
import { keyIn, readFile, readListQuery } from './policy.requests.ts';
import type { RegistryItem } from './presenter.ts';
import type { RegistryService } from './service.ts';

type Headers = { authorization?: string | undefined };

/** Who asks, and whether it is the shop itself, which refreshes the copies at its edges. */
export type Asker = { headers: Headers; network: string; isRefresh: boolean };

/** A response that is the same for everybody, by the name under which it is cached. */
export type Shared = { name: string; make: (o: { fresh: boolean }) => Promise<object> };

/** What a file is: the same for everybody, or one for the account behind the key. */
export type AnsweredFile =
  | { shared: Shared }
  | { key: string; userId: string; getItem: () => Promise<RegistryItem> };

export type RegistryRequests = ReturnType<typeof createRegistryRequests>;

/** What is wrong with the name of a file that no component has. */
function refuseFile(file: string, refusals: Refusals): Refusal {
  const [, slug = '', version] =
    /^([a-z0-9][a-z0-9-]{0,79})(@[^/]{1,20})?(?:\.json)?$/.exec(file) ?? [];
  if (slug === '') return refusals.unknown(file.replace(/\.json$/, '').slice(0, 80) || 'that');
  return version === undefined ? refusals.noJson(slug) : refusals.badVersion(slug);
}

/** Requests of the shadcn CLI: what they ask for, their limits, and the words when they are refused. */
export const createRegistryRequests = ({
  registry,
  refusals,
  limits,
}: {
  registry: RegistryService;
  refusals: Refusals;
  limits: RegistryLimits;
}) => ({
  /** The same for everybody. A key in the request must be one that may search. */
  list: async (asked: unknown, { headers, network, isRefresh }: Asker): Promise<Shared> => {
    const key = keyIn(headers);
    if (key !== null) {
      const principal = await registry.identify(key);
      registry.requireScope(principal, 'catalogue');
      await limits.key(principal.keyId);
    } else if (!isRefresh) await limits.network(network);
    const query = readListQuery(asked);
    const { q, type, limit, offset } = query;
    return {
      name: `registry ${JSON.stringify([q, type, limit, offset])}`,
      make: (o) => registry.list(query, o),
    };
  },

  file: async (
    file: string,
    { headers, network, isRefresh, brand }: Asker & { brand: unknown },
  ): Promise<AnsweredFile> => {
    const wanted = readFile(file);
    if (!wanted) throw refuseFile(file, refusals);
    const key = keyIn(headers);
    if (key === null) {
      if (!isRefresh) await limits.network(network);
      const name = `registry item ${wanted.slug}@${wanted.number ?? ''}`;
      return { shared: { name, make: () => registry.freeItem(wanted) } };
    }
    const principal = await registry.identify(key);
    await limits.key(principal.keyId);
    return {
      key,
      userId: principal.userId,
      getItem: () => registry.item(principal, { ...wanted, isBranded: brand === 'mine' }),
    };
  },

  /** What the program is told. Null if the error is no refusal. */
  explain: (error: Error, { authorization }: Headers) => {
    const refusal =
      error instanceof AppError && error.code === 'TOO_MANY_REQUESTS'
        ? refusals.tooMany(error.retryAfterSeconds ?? 60, authorization !== undefined)
        : error;
    if (!(refusal instanceof Refusal)) return null;
    const { status, body, retryAfterSeconds } = refusal;
    return {
      status,
      headers: {
        // Short, so that an edge replaces the copy of what everybody could read before, whatever its address.
        'cache-control':
          authorization === undefined && MISSING_STATUSES.has(status)
            ? MISSING_CACHE_CONTROL
            : 'no-store',
        vary: 'authorization',
        ...(status === 401 && { 'www-authenticate': 'Bearer realm="tessera"' }),
        ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      },
      body,
    };
  },
});
