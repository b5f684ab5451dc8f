import { API_BASE } from '@tessera/contract/addresses';
import { endpoints } from '@tessera/contract/endpoints';
import type { Planted } from './shop.ts';
import type { PlantedTemplate } from './templates.ts';

/** Endpoints that return code to users with access. All others must never return code. */
const CODE_ENDPOINTS = new Set<string>([
  'getComponentCode',
  'readFreeCode',
  'getVersionCode',
  'readFreeVersion',
  'compareVersions',
  'listSaved',
  'listAdminComponents',
  'listAdminTemplates',
]);

/** All GET addresses of the contract, with every item filled in where they take one. */
export function readableAddresses(items: readonly Pick<Planted, 'id' | 'slug'>[]): string[] {
  return Object.entries(endpoints).flatMap(([name, { method, path }]) => {
    if (method !== 'GET' || CODE_ENDPOINTS.has(name)) return [];
    const url = API_BASE + path;
    if (url.includes(':slug')) return items.map(({ slug }) => url.replace(':slug', slug));
    if (url.includes(':id')) return items.map(({ id }) => url.replace(':id', id));
    return [url, `${url}?limit=60`, `${url}?search=Leaked`, `${url}?search=export%20const`];
  });
}

const PAGES = `/ /dashboard /dashboard?category=Hero /dashboard?search=Leaked /dashboard/saved
  /dashboard/account /dashboard/requests /dashboard/anything /login /register /admin/dashboard /no/such/page /_root.data
  /dashboard.data /templates /templates?category=Blog /templates?search=Leaked /templates.data /api/openapi.json
  /api/reference /sitemap.xml /llms.txt /docs/agents /docs/agents.md /docs/command-line.md /docs/updates.md
  /legal/licence.md /r/registry.json /r/registry.json?limit=100 /r/registry.json?q=Leaked /dashboard/keys`.split(
  /\s+/,
);

/** The parts of a component's page. */
const PARTS = ['', '/code', '/props', '/versions'];

export const pageAddresses = (items: readonly Pick<Planted, 'id' | 'slug'>[]): string[] =>
  items
    .flatMap(({ slug }) =>
      PARTS.flatMap((part) => [
        `/components/${slug}${part}`,
        `/components/${slug}${part}.data`,
      ]).concat(`/components/${slug}.md`),
    )
    .concat(PAGES);

export const templateAddresses = (templates: readonly PlantedTemplate[]): string[] =>
  templates.flatMap(({ slug }) => [
    `/templates/${slug}`,
    `/templates/${slug}.data`,
    `/templates/${slug}.md`,
  ]);
