import { API_BASE } from '@tessera/contract/addresses';
import { listSaved, saveComponent, unsaveComponent, userLibrary } from '@tessera/contract/saved';
import { Answer, nextPageLink } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import type { SavedService } from './service.ts';

const done = { success: true as const };

export function savedRoutes({ bind }: Binder, saved: SavedService) {
  bind(listSaved, async ({ principal, query }) => {
    const { items, nextCursor } = await saved.list(principal, query);
    return new Answer(items, {
      headers: {
        ...(nextCursor && {
          link: nextPageLink(API_BASE + listSaved.path, {
            limit: query.limit,
            cursor: nextCursor,
          }),
        }),
      },
    });
  });
  bind(saveComponent, async ({ principal, body }) => {
    await saved.save(principal, body.componentId);
    return done;
  });
  bind(unsaveComponent, async ({ principal, params }) => {
    await saved.remove(principal, params.id);
    return done;
  });
  bind(userLibrary, ({ principal }) => saved.library(principal));
}
