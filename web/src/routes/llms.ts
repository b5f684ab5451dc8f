import { apiContext } from '../api/api-context.ts';
import { isMissing } from '../api/api-error.ts';
import { llmsText } from '../compose/llms-text.ts';
import { listCategories, listComponents } from '../features/catalog/queries.ts';
import { listTemplates } from '../features/templates/queries.ts';
import { failedMarkdown, markdownResponse } from '../lib/markdown-page.ts';
import type { Route } from './+types/llms.ts';

/** Where programs that read begin. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { origin } = new URL(request.url);
  try {
    const [newest, categories, templates] = await Promise.all([
      listComponents(api, {}, null, request.signal),
      listCategories(api, request.signal),
      listTemplates(api, {}, request.signal),
    ]);
    const text = llmsText({
      origin,
      components: newest.items,
      categories,
      templates: templates.items,
    });
    return markdownResponse(text, `${origin}/`);
  } catch (error) {
    return failedMarkdown(isMissing(error));
  }
}
