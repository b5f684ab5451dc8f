import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { CallApi } from '@tessera/contract/call-api';
import type { PageOrigins } from './src/lib/page-origins.ts';

type PageHandler = (request: Request) => Promise<Response>;
type ServerModule = {
  createPageHandler: (callApi: CallApi, origins: PageOrigins) => PageHandler;
};

export type DevelopmentPages = {
  /** Answers Vite's own files and hands everything else on. Hook it to the page route only: Vite checks hosts. */
  middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: Error) => void,
  ) => void;
  handle: PageHandler;
  close: () => Promise<void>;
};

type Options = {
  callApi: CallApi;
  origins: PageOrigins;
  server: Server;
};

/** Pages straight from the sources, inside the process that serves the API. */
export async function createDevelopmentPages({
  callApi,
  origins,
  server,
}: Options): Promise<DevelopmentPages> {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const load = () => vite.ssrLoadModule('./src/server.ts') as Promise<ServerModule>;
  // Compiled before the first visitor comes, whose page has a time limit; a fault is shown by that page.
  await load().catch(() => undefined);
  return {
    middleware: vite.middlewares,
    // Loaded per request: after an edit the next page is made by the new code.
    handle: async (request) => (await load()).createPageHandler(callApi, origins)(request),
    close: () => vite.close(),
  };
}
