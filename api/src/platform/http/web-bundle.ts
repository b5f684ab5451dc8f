import type { Server } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CallApi } from '@tessera/contract/call-api';
import type { Config } from '../config.ts';
import type { PageHandler, Pages } from './pages.ts';

/** The origins of the checkout's script and frame. Null when buying is not configured. */
type Checkout = { script: string; frame: string } | null;
type BuiltBundle = {
  createPageHandler: (callApi: CallApi, checkout: Checkout, uploadOrigin: string) => PageHandler;
};
type DevelopmentBundle = {
  createDevelopmentPages: (o: {
    callApi: CallApi;
    checkout: Checkout;
    uploadOrigin: string;
    server: Server;
  }) => Promise<{
    handle: PageHandler;
    middleware: NonNullable<Pages['middleware']>;
    close: () => Promise<void>;
  }>;
};

const WEB = fileURLToPath(new URL('../../../../web', import.meta.url));

/** The first page after a start waits for the compilation of its modules. */
const COMPILE_TIMEOUT_MS = 60_000;

export type LoadedPages = Pages & { close: () => Promise<void> };

/**
 * Loads the pages from a built bundle that exports one function. So the server depends neither on React nor on the
 * router.
 */
export async function loadPages(
  config: Pick<
    Config,
    | 'WEB'
    | 'WEB_BUILD_DIRECTORY'
    | 'WEB_OLDER_CLIENTS'
    | 'RAZORPAY_KEY_ID'
    | 'RAZORPAY_API_ORIGIN'
    | 'RAZORPAY_CHECKOUT_ORIGIN'
    | 'S3_ENDPOINT'
  >,
  callApi: CallApi,
  server: Server,
): Promise<LoadedPages | null> {
  if (config.WEB === 'none') return null;
  const checkout = config.RAZORPAY_KEY_ID
    ? { script: config.RAZORPAY_CHECKOUT_ORIGIN, frame: config.RAZORPAY_API_ORIGIN }
    : null;
  const uploadOrigin = new URL(config.S3_ENDPOINT).origin;
  if (config.WEB === 'vite') {
    const bundle = (await import(pathToFileURL(`${WEB}/dev.ts`).href)) as DevelopmentBundle;
    return {
      ...(await bundle.createDevelopmentPages({ callApi, checkout, uploadOrigin, server })),
      clientDirectories: [],
      renderTimeoutMs: COMPILE_TIMEOUT_MS,
    };
  }
  const build = config.WEB_BUILD_DIRECTORY ?? `${WEB}/build`;
  const bundle = (await import(pathToFileURL(`${build}/server/index.js`).href)) as BuiltBundle;
  return {
    handle: bundle.createPageHandler(callApi, checkout, uploadOrigin),
    clientDirectories: [...new Set([`${build}/client`, ...config.WEB_OLDER_CLIENTS])],
    close: async () => {},
  };
}
