import type { Server } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CallApi } from '@tessera/contract/call-api';
import type { Config } from '../config.ts';
import type { PageHandler, Pages } from './pages.ts';

/** The other origins that pages use. Null when the shop has none. */
type Origins = {
  checkout: { script: string; frame: string } | null;
  uploads: string;
  previews: string | null;
};
type BuiltBundle = {
  createPageHandler: (callApi: CallApi, origins: Origins) => PageHandler;
};
type DevelopmentBundle = {
  createDevelopmentPages: (o: { callApi: CallApi; origins: Origins; server: Server }) => Promise<{
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
    | 'PREVIEW_ORIGIN'
  >,
  callApi: CallApi,
  server: Server,
): Promise<LoadedPages | null> {
  if (config.WEB === 'none') return null;
  const origins: Origins = {
    checkout: config.RAZORPAY_KEY_ID
      ? { script: config.RAZORPAY_CHECKOUT_ORIGIN, frame: config.RAZORPAY_API_ORIGIN }
      : null,
    uploads: new URL(config.S3_ENDPOINT).origin,
    previews: config.PREVIEW_ORIGIN ?? null,
  };
  if (config.WEB === 'vite') {
    const bundle = (await import(pathToFileURL(`${WEB}/dev.ts`).href)) as DevelopmentBundle;
    return {
      ...(await bundle.createDevelopmentPages({ callApi, origins, server })),
      clientDirectories: [],
      renderTimeoutMs: COMPILE_TIMEOUT_MS,
    };
  }
  const build = config.WEB_BUILD_DIRECTORY ?? `${WEB}/build`;
  const bundle = (await import(pathToFileURL(`${build}/server/index.js`).href)) as BuiltBundle;
  return {
    handle: bundle.createPageHandler(callApi, origins),
    clientDirectories: [...new Set([`${build}/client`, ...config.WEB_OLDER_CLIENTS])],
    close: async () => {},
  };
}
