import { apiContext } from '../api/api-context.ts';
import { isMissing } from '../api/api-error.ts';
import { templatePath } from '../features/templates/filter.ts';
import { getTemplate } from '../features/templates/queries.ts';
import { templateMarkdown } from '../features/templates/template-markdown.ts';
import { failedMarkdown, markdownResponse } from '../lib/markdown-page.ts';
import type { Route } from './+types/template-markdown.ts';

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  try {
    const template = await getTemplate(context.get(apiContext), slug, request.signal);
    const { origin } = new URL(request.url);
    return markdownResponse(
      templateMarkdown(template, origin),
      origin + templatePath(template.slug),
    );
  } catch (error) {
    return failedMarkdown(isMissing(error));
  }
}
