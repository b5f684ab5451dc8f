import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const NOTHING = { light: {}, dark: {} };

/**
 * The only file that the CLI asks its makers for when it adds a component. It is served here, so that the proof needs
 * no internet. Our components bring no colours, so it says nothing.
 */
export async function serveColours() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isKnown = request.url?.startsWith('/r/colors/') === true;
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        isKnown
          ? {
              inlineColorsTemplate: '',
              cssVarsTemplate: '',
              inlineColors: NOTHING,
              cssVars: NOTHING,
              cssVarsV4: { ...NOTHING, theme: {} },
            }
          : { error: 'Not Found', message: 'There is no internet here.' },
      ),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/r`,
    asked,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
