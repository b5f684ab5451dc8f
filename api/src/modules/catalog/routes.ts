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
  bind(getComponentCard, ({ params, fresh }) => items.card(params.id, { fresh }));
  bind(readFreeCode, ({ params }) => items.freeCode(params.id));
  bind(getComponentCode, ({ principal, params }) => items.code(principal, params.id));
}
