import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { originsContext } from './api/api-context.ts';
import { isSellingPage } from './lib/checkout-page.ts';
import { isAdminPage, hashInlineScripts } from './lib/csp.server.ts';
import { NonceContext } from './lib/nonce-context.ts';
import { PAGE_CACHE_CONTROL } from './lib/page-cache-header.ts';

export const streamTimeout = 5_000;

/** Renders the whole page before sending, because the CSP header needs the hashes of all inline scripts. */
export default async function renderPage(
  request: Request,
  routedStatus: number,
  headers: Headers,
  context: EntryContext,
  loaded: RouterContextProvider,
): Promise<Response> {
  let status = routedStatus;
  let shellIsReady = false;
  const nonce = randomBytes(16).toString('hex');
  const marked = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // One chunk: otherwise React would add scripts that move late chunks into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          shellIsReady = true;
        },
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          text(body).then(resolve, reject);
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error('the page failed', { cause: error }));
        },
        onError(error) {
          status = 500;
          // An earlier error rejects the promise and is logged by the code that catches it.
          if (shellIsReady) console.error(error);
        },
      },
    );
    const timer = setTimeout(
      () => abort(new Error('the page took too long to render')),
      streamTimeout + 1_000,
    );
  });

  const { pathname } = new URL(request.url);
  const origins = loaded.get(originsContext);
  const checkout = isSellingPage(pathname) ? origins.checkout : null;
  const uploads = isAdminPage(pathname) ? origins.uploads : null;
  // On every page: the policy stays in force while a visitor goes on to a component.
  const { previews } = origins;
  const { html, policy } = hashInlineScripts(marked, nonce, { checkout, uploads, previews });
  headers.set('content-type', 'text/html; charset=utf-8');
  // An error may be temporary, so it is not cached.
  headers.set('cache-control', status < 400 ? PAGE_CACHE_CONTROL : 'no-store');
  // Vite's development client needs inline scripts and styles.
  if (import.meta.env.PROD) headers.set('content-security-policy', policy);
  // Otherwise the bank's popup would lose its opener.
  if (checkout) headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(error);
};
