import { createServer } from 'node:http';
import { readBody, type Page } from '../api/server.ts';
import type { Time } from '../world/time.ts';
import type { World } from '../world/world.ts';
import { createControls } from './routes.ts';

/** The control API for tests. It requires the token. Pages served here are for people and need none. */
export function createControlServer(world: World, time: Time, token: string, servePage: Page) {
  const controls = createControls(world, time);
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const answer = (status: number, value: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(value));
    if (servePage(request, response, url)) return;
    if (request.headers['x-sandbox-token'] !== token) {
      answer(403, { error: 'the token of the control plane is missing or wrong' });
      return;
    }
    const control = controls[`${request.method} ${url.pathname}`];
    if (!control) {
      answer(404, { error: 'no such control', controls: Object.keys(controls) });
      return;
    }
    readBody(request)
      .then(async (raw) => {
        const body = raw ? (JSON.parse(raw) as Record<string, unknown>) : {};
        const value = await control({ body, query: url.searchParams });
        world.store.commit();
        answer(200, value);
        return time.kick();
      })
      .catch((error: unknown) =>
        answer(409, { error: error instanceof Error ? error.message : String(error) }),
      );
  });
}
