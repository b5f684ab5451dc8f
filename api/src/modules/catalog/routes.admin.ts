import {
  checkComponentCode,
  createComponent,
  deleteComponent,
  exportComponents,
  listAdminComponents,
  putBackComponent,
  replaceComponentImage,
  updateComponent,
} from '@tessera/contract/catalog-admin';
import type { Binder } from '../../platform/http/bind.ts';
import { csvAnswer } from '../../platform/http/csv.ts';
import type { CatalogAdminService } from './service.admin.ts';
import type { PublishingService } from './service.publishing.ts';

export function catalogAdminRoutes(
  { bind }: Binder,
  admin: CatalogAdminService,
  publishing: PublishingService,
) {
  bind(listAdminComponents, ({ query }) => admin.list(query));
  bind(exportComponents, async ({ query }) => {
    const { columns, rows, at } = await admin.listAll(query);
    return csvAnswer('components', at, columns, rows);
  });
  bind(checkComponentCode, ({ body }) => admin.check(body.code));
  bind(createComponent, ({ principal, body, files }) => publishing.create(principal, body, files));
  bind(replaceComponentImage, ({ principal, params, body, files }) =>
    publishing.replaceImage(principal, params.id, body, files),
  );
  bind(updateComponent, ({ principal, params, body }) => admin.update(principal, params.id, body));
  bind(deleteComponent, async ({ principal, params }) => {
    await admin.withdraw(principal, params.id);
    return { success: true as const };
  });
  bind(putBackComponent, async ({ principal, params }) => {
    await admin.putBack(principal, params.id);
    return { success: true as const };
  });
}
