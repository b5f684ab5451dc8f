import { API_BASE } from './addresses.ts';
import type { Endpoint, Tag } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { REGISTRY_PARAMETERS } from './registry.ts';

type PublicEndpoint = Extract<Endpoint, { cache: 'public' }>;

const all: readonly Endpoint[] = Object.values(endpoints);

/** Every endpoint whose response a shared cache may serve to all clients. */
export const publicEndpoints: readonly PublicEndpoint[] = all.filter(
  (endpoint): endpoint is PublicEndpoint => endpoint.cache === 'public',
);

const parametersOf = ({ query }: Endpoint): string[] => Object.keys(query?.shape ?? {});

/** The query parameters that change a public response or a page. A cache in front makes its keys from these alone. */
export const CACHE_KEY_PARAMETERS: readonly string[] = [
  ...new Set([...publicEndpoints.flatMap(parametersOf), ...REGISTRY_PARAMETERS]),
].toSorted();

/** Pages that are rendered from public responses, and the data that the router fetches for them. */
const PAGES: Record<string, readonly Tag[]> = {
  '/': ['catalog', 'plans', 'templates'],
  '/dashboard': ['catalog', 'plans'],
  '/dashboard.data': ['catalog', 'plans'],
  '/templates': ['templates', 'plans'],
  '/templates.data': ['templates', 'plans'],
};

/** The most requested URLs: the first page of a list, with and without an explicit limit. */
function firstAddresses(endpoint: PublicEndpoint): string[] {
  const path = API_BASE + endpoint.path;
  const parameters = parametersOf(endpoint);
  if (endpoint.params) return [];
  if (parameters.length === 0) return [path];
  return endpoint.pageSize ? [path, `${path}?limit=${endpoint.pageSize}`] : [];
}

/**
 * The paths that a cache in front fetches again after data with this tag changed. Other entries
 * expire by themselves.
 */
export const pathsToRefresh = (tag: Tag): string[] => [
  ...Object.keys(PAGES).filter((page) => PAGES[page]!.includes(tag)),
  ...publicEndpoints.filter(({ tags }) => tags.includes(tag)).flatMap(firstAddresses),
];
