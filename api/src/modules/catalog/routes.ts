import { API_BASE } from '@tessera/contract/addresses';
import {
  getComponent,
  getComponentCard,
  getComponentCode,
  listComponentCategories,
  listComponents,
  readFreeCode,
  suggestSearch,
} from '@tessera/contract/catalog';
import {
  compareVersions,
  getVersionCode,
  listVersions,
  readFreeVersion,
} from '@tessera/contract/versions';
import { Answer, nextPageLink } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import type { ItemsService } from './service.items.ts';
import type { CatalogService } from './service.ts';
import type { VersionsService } from './service.versions.ts';

export function catalogRoutes(
  { bind }: Binder,
  {
    catalog,
    items,
    versions,
  }: { catalog: CatalogService; items: ItemsService; versions: VersionsService },
) {
  bind(listComponents, async ({ query, fresh }) => {
    const { cards, nextCursor, total } = await catalog.list(query, { fresh });
    const { cursor: _previous, ...rest } = query;
    const headers = {
      ...(nextCursor && {
        link: nextPageLink(API_BASE + listComponents.path, { ...rest, cursor: nextCursor }),
      }),
      ...(total !== null && { 'x-total-count': String(total) }),
    };
    return new Answer(cards, { headers });
  });
  bind(listComponentCategories, ({ fresh }) => catalog.countsByCategory({ fresh }));
  bind(suggestSearch, async ({ query, fresh }) => ({
    suggestion: await catalog.suggest(query.search, { fresh }),
  }));
  bind(getComponent, ({ params, fresh }) => items.detail(params.slug, { fresh }));
  bind(getComponentCard, ({ params, fresh }) => items.card(params.id, { fresh }));
  bind(readFreeCode, ({ params }) => items.freeCode(params.id));
  bind(getComponentCode, ({ principal, params }) => items.code(principal, params.id));
  bind(listVersions, ({ params }) => versions.list(params.slug));
  bind(readFreeVersion, ({ params }) => versions.freeCode(params.id, params.number));
  bind(getVersionCode, ({ principal, params }) =>
    versions.code(principal, params.id, params.number),
  );
  bind(compareVersions, ({ principal, params, query }) =>
    versions.diff(principal, params.id, { from: query.from, to: params.number }),
  );
}
