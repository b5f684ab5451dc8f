import { API_BASE } from '@tessera/contract/addresses';
import {
  getComponent,
  getComponentCode,
  listComponentCategories,
  listComponents,
  suggestSearch,
} from '@tessera/contract/catalog';
import { Answer, nextPageLink } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import type { ItemsService } from './service.items.ts';
import type { CatalogService } from './service.ts';

export function catalogRoutes({ bind }: Binder, catalog: CatalogService, items: ItemsService) {
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
  bind(getComponentCode, ({ principal, params }) => items.code(principal, params.id));
}
