import { API_BASE } from '@tessera/contract/addresses';
import { listComponentCategories, listComponents, suggestSearch } from '@tessera/contract/catalog';
import { Answer, nextPageLink } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import type { CatalogService } from './service.ts';

export function catalogRoutes({ bind }: Binder, catalog: CatalogService) {
  bind(
    listComponents,
    async ({ query, fresh }) => {
      const { items, nextCursor, total } = await catalog.list(query, { fresh });
      const { cursor: _previous, ...rest } = query;
      return new Answer(items, {
        headers: {
          ...(nextCursor && {
            link: nextPageLink(API_BASE + listComponents.path, { ...rest, cursor: nextCursor }),
          }),
          ...(total !== null && { 'x-total-count': String(total) }),
        },
      });
    },
    { tags: ['catalog', 'plans'] },
  );
  bind(listComponentCategories, ({ fresh }) => catalog.countsByCategory({ fresh }), {
    tags: ['catalog'],
  });
  bind(
    suggestSearch,
    async ({ query, fresh }) => ({ suggestion: await catalog.suggest(query.search, { fresh }) }),
    { tags: ['catalog'] },
  );
}
