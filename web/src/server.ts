import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { CallApi } from '@tessera/contract/call-api';
import { createApiClient } from './api/api-client.ts';
import { apiContext, checkoutContext, uploadContext } from './api/api-context.ts';
import type { CheckoutOrigins } from './lib/checkout-page.ts';

/** Shorter than the timeout of the whole request, so that there is time left to render an error. */
const PATIENCE_MS = 5_000;

/** Renders page requests to HTML. The origin of the request is the configured URL of the site. */
export function createPageHandler(
  callApi: CallApi,
  checkout: CheckoutOrigins | null,
  uploadOrigin: string,
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
    context.set(checkoutContext, checkout);
    context.set(uploadContext, uploadOrigin);
    return handle(request, context);
  };
}
