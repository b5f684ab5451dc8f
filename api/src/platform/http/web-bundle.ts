import type { Server } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CallApi } from '@tessera/contract/call-api';
import type { Config } from '../config.ts';
import type { PageHandler, Pages } from './pages.ts';

type BuiltBundle = { createPageHandler: (callApi: CallApi) => PageHandler };
type DevelopmentBundle = {
  createDevelopmentPages: (o: { callApi: CallApi; server: Server }) => Promise<{
    handle: PageHandler;
    middleware: NonNullable<Pages['middleware']>;
    close: () => Promise<void>;
  }>;
};

const WEB = fileURLToPath(new URL('../../../../web', import.meta.url));

export type LoadedPages = Pages & { close: () => Promise<void> };

/** The pages come as a built bundle that exports one function, so this side knows neither React nor the router. */
export async function loadPages(
  config: Pick<Config, 'WEB' | 'WEB_BUILD_DIRECTORY' | 'WEB_OLDER_CLIENTS'>,
  callApi: CallApi,
  server: Server,
): Promise<LoadedPages | null> {
  if (config.WEB === 'none') return null;
  if (config.WEB === 'vite') {
    const bundle = (await import(pathToFileURL(`${WEB}/dev.ts`).href)) as DevelopmentBundle;
    return { ...(await bundle.createDevelopmentPages({ callApi, server })), clientDirectories: [] };
  }
  const build = config.WEB_BUILD_DIRECTORY ?? `${WEB}/build`;
  const bundle = (await import(pathToFileURL(`${build}/server/index.js`).href)) as BuiltBundle;
  return {
    handle: bundle.createPageHandler(callApi),
    clientDirectories: [...new Set([`${build}/client`, ...config.WEB_OLDER_CLIENTS])],
    close: async () => {},
  };
}
