import { API_BASE } from '@tessera/contract/addresses';
import {
  downloadTemplate,
  getTemplate,
  getTemplateCard,
  listTemplateCategories,
  listTemplates,
} from '@tessera/contract/templates';
import {
  checkTemplateFile,
  createTemplate,
  deleteTemplate,
  exportTemplates,
  getTemplateFile,
  listAdminTemplates,
  putBackTemplate,
  startTemplateFile,
  updateTemplate,
} from '@tessera/contract/templates-admin';
import { Answer, nextPageLink } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import { csvAnswer } from '../../platform/http/csv.ts';
import type { TemplatesAdminService } from './service.admin.ts';
import type { TemplateFilesService } from './service.files.ts';
import type { TemplatePublishingService } from './service.publishing.ts';
import type { TemplatesService } from './service.ts';

export type TemplateServices = {
  templates: TemplatesService;
  templatesAdmin: TemplatesAdminService;
  templatePublishing: TemplatePublishingService;
  templateFiles: TemplateFilesService;
};

export function templatesRoutes(
  { bind }: Binder,
  {
    templates,
    templatesAdmin: admin,
    templatePublishing: publishing,
    templateFiles: files,
  }: TemplateServices,
) {
  bind(listTemplates, async ({ query, fresh }) => {
    const { items, nextCursor, total } = await templates.list(query, { fresh });
    const { cursor: _previous, ...rest } = query;
    return new Answer(items, {
      headers: {
        ...(nextCursor && {
          link: nextPageLink(API_BASE + listTemplates.path, { ...rest, cursor: nextCursor }),
        }),
        'x-total-count': String(total),
      },
    });
  });
  bind(listTemplateCategories, ({ fresh }) => templates.countsByCategory({ fresh }));
  bind(getTemplate, ({ params, fresh }) => templates.detail(params.slug, { fresh }));
  bind(getTemplateCard, ({ params, fresh }) => templates.card(params.id, { fresh }));
  bind(downloadTemplate, ({ principal, params }) => templates.download(principal, params.id));

  bind(listAdminTemplates, ({ query }) => admin.list(query));
  bind(exportTemplates, async ({ query }) => {
    const { columns, rows, at } = await admin.listAll(query);
    return csvAnswer('templates', at, columns, rows);
  });
  bind(createTemplate, async ({ principal, body, files: images }) => ({
    template: await publishing.create(principal, body, images),
  }));
  bind(updateTemplate, async ({ principal, params, body, files: images }) => ({
    template: await admin.update(principal, params.id, body, images),
  }));
  bind(deleteTemplate, async ({ principal, params }) => {
    await admin.withdraw(principal, params.id);
    return { success: true as const };
  });
  bind(putBackTemplate, async ({ principal, params }) => {
    await admin.putBack(principal, params.id);
    return { success: true as const };
  });
  bind(startTemplateFile, ({ principal, body }) => files.start(principal, body));
  bind(checkTemplateFile, async ({ params }) => ({ file: await files.check(params.id) }));
  bind(getTemplateFile, async ({ params }) => ({ file: await files.state(params.id) }));
}
