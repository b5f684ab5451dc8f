import { PAGE_CACHE_CONTROL } from './page-cache-header.ts';

export const MARKDOWN = 'text/markdown';

/** Pages that programs can also read as Markdown, at the same path with `.md`. */
const WITH_MARKDOWN = /^\/(?:components|templates|legal|docs)\/[^/.]+$/;

/** Null: the page exists as HTML only. */
export const markdownPath = (pathname: string): string | null =>
  WITH_MARKDOWN.test(pathname) ? `${pathname}.md` : null;

/** A page as Markdown. Search engines are sent to the page itself. */
export const markdownResponse = (text: string, canonical: string): Response =>
  new Response(text, {
    headers: {
      'content-type': `${MARKDOWN}; charset=utf-8`,
      'cache-control': PAGE_CACHE_CONTROL,
      link: `<${canonical}>; rel="canonical"`,
    },
  });

/** The old path of a page that has another one now. */
export const movedMarkdown = (path: string): Response =>
  new Response(null, {
    status: 301,
    headers: { location: path, 'cache-control': PAGE_CACHE_CONTROL },
  });

/** A missing page is a 404. Any other failure is a 503, so that no cache keeps it. */
export function failedMarkdown(isMissing: boolean): Response {
  const status = isMissing ? 404 : 503;
  const text = isMissing ? 'There is no page at this address.' : 'Please try again in a moment.';
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
