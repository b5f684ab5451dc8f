import { apiContext } from '../api/api-context.ts';
import { isMissing } from '../api/api-error.ts';
import { itemMarkdown } from '../features/catalog/item-markdown.ts';
import { itemPath, loadItemOnServer } from '../features/catalog/load-item.ts';
import { failedMarkdown, markdownResponse, movedMarkdown } from '../lib/markdown-page.ts';
import type { Route } from './+types/component-markdown.ts';

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  try {
    const item = await loadItemOnServer(context.get(apiContext), slug, request.signal);
    const path = itemPath(item.slug);
    if (item.slug !== slug) return movedMarkdown(`${path}.md`);
    const { origin } = new URL(request.url);
    return markdownResponse(itemMarkdown(item, origin), origin + path);
  } catch (error) {
    return failedMarkdown(isMissing(error));
  }
}
