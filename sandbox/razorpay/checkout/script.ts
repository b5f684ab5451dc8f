import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { World } from '../world/world.ts';

const SOURCE = readFileSync(new URL('checkout.js', import.meta.url), 'utf8');

/** Faulty versions of the script, by name. */
const SPOILED: Record<string, { status: number; body: string }> = {
  404: { status: 404, body: 'Not Found' },
  500: { status: 500, body: 'Internal Server Error' },
  garbage: { status: 200, body: '<!doctype html><p>not a script at all' },
  empty: { status: 200, body: '/* nothing */' },
  'open-throws': {
    status: 200,
    body: `window.Razorpay = class { on() {} open() { throw new Error('cannot open') } close() {} };`,
  },
};

/** The server of the script's origin. It serves nothing else. */
export function createScriptServer(world: World, apiOrigin: () => string) {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    const fault = world.settings.script;
    if (fault === 'hang') return;
    const { status, body } =
      pathname === '/v1/checkout.js'
        ? (SPOILED[fault ?? ''] ?? {
            status: 200,
            body: SOURCE.replaceAll('%API_ORIGIN%', apiOrigin()),
          })
        : { status: 404, body: 'Not Found' };
    response
      .writeHead(status, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
      })
      .end(body);
  });
}
