import { apiContext } from '../api/api-context.ts';
import { isMissing } from '../api/api-error.ts';
import { getCompany } from '../api/storefront.ts';
import { findDocument } from '../features/documents/document.ts';
import { LEGAL } from '../features/documents/legal.ts';
import { documentMarkdown } from '../features/documents/markdown.ts';
import { failedMarkdown, markdownResponse } from '../lib/markdown-page.ts';
import type { Route } from './+types/legal-markdown.ts';

export async function loader({ params: { page }, request, context }: Route.LoaderArgs) {
  try {
    const company = await getCompany(context.get(apiContext), request.signal);
    const document = findDocument(LEGAL, page, company);
    if (!document) return failedMarkdown(true);
    const { origin } = new URL(request.url);
    return markdownResponse(documentMarkdown(document), origin + document.path);
  } catch (error) {
    return failedMarkdown(isMissing(error));
  }
}
