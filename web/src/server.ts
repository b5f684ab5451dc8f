import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { CallApi } from '@tessera/contract/call-api';
import { createApiClient } from './api/api-client.ts';
import { apiContext, originsContext } from './api/api-context.ts';
import { MARKDOWN, markdownPath } from './lib/markdown-page.ts';
import type { PageOrigins } from './lib/page-origins.ts';

/** Shorter than the timeout of the whole request, so that there is time left to render an error. */
const PATIENCE_MS = 5_000;

/** The request for the Markdown of the page, if that is what the client wants and there is one. */
function asWanted(request: Request): Request {
  if (request.headers.get('accept') !== MARKDOWN) return request;
  const url = new URL(request.url);
  const path = markdownPath(url.pathname);
  if (path === null) return request;
  url.pathname = path;
  return new Request(url, request);
}

/** Renders page requests to HTML, or to Markdown. The origin of the request is the configured URL of the site. */
export function createPageHandler(
  callApi: CallApi,
  origins: PageOrigins,
): (request: Request) => Promise<Response> {
  // The types of the generated module do not use exact optional properties.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  const api = createApiClient({
    send: (path, { signal }) =>
      callApi(path, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) }),
  });
  return (request) => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(originsContext, origins);
    return handle(asWanted(request), context);
  };
}
