import { findDocument } from '../features/documents/document.ts';
import { GUIDE } from '../features/documents/guide.ts';
import { documentMarkdown } from '../features/documents/markdown.ts';
import { failedMarkdown, markdownResponse } from '../lib/markdown-page.ts';
import type { Route } from './+types/docs-markdown.ts';

export function loader({ params: { page }, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const document = findDocument(GUIDE, page, origin);
  return document
    ? markdownResponse(documentMarkdown(document), origin + document.path)
    : failedMarkdown(true);
}
