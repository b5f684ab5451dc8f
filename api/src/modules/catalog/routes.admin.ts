import {
  checkComponentCode,
  deleteComponent,
  listAdminComponents,
  updateComponent,
} from '@tessera/contract/catalog-admin';
import type { Binder } from '../../platform/http/bind.ts';
import type { CatalogAdminService } from './service.admin.ts';

export function catalogAdminRoutes({ bind }: Binder, shelves: CatalogAdminService) {
  bind(listAdminComponents, ({ query }) => shelves.list(query));
  bind(checkComponentCode, ({ body }) => shelves.check(body.code));
  bind(updateComponent, ({ principal, params, body }) =>
    shelves.update(principal, params.id, body),
  );
  bind(deleteComponent, async ({ principal, params }) => {
    await shelves.withdraw(principal, params.id);
    return { success: true as const };
  });
}
