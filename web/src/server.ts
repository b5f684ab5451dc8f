import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { CallApi } from '@tessera/contract/call-api';
import { createApiClient } from './lib/api-client.ts';
import { apiContext, checkoutContext, uploadContext } from './lib/api-context.ts';
import type { CheckoutOrigins } from './lib/checkout-page.ts';

/** Less than a request may take as a whole, so that there is time left to say what happened. */
const PATIENCE_MS = 5_000;

/** Turns requests for pages into HTML. The request's origin is the site's own address, taken from its configuration. */
export function createPageHandler(
  callApi: CallApi,
  checkout: CheckoutOrigins | null,
  uploadOrigin: string,
): (request: Request) => Promise<Response> {
  // The generated module's types do not know exact optional properties.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  const api = createApiClient({
    send: (path, { signal }) =>
      callApi(path, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) }),
  });
  return (request) => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(checkoutContext, checkout);
    context.set(uploadContext, uploadOrigin);
    return handle(request, context);
  };
}
