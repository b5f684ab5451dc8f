import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { test as base } from '@playwright/test';

type Fault = 'hold' | 'cut' | 'lose' | 'refuse' | 'garble' | 'limit' | 'trickle' | 'pass';

export type FaultProxy = {
  /** The product's address by way of this proxy. */
  origin: string;
  /** For every path that fits; the newest fault counts. */
  set: (path: RegExp, fault: Fault) => void;
  /** Lets everything pass again, also what waits. */
  restore: () => void;
  /** Hands on the next piece of the answer that trickles. */
  sendPiece: () => Promise<Piece>;
  close: () => void;
};

const BODY_MAX_BYTES = 1024 * 1024;
const BODY_TOO_LARGE = '<html><body><h1>413 Request Entity Too Large</h1></body></html>';
const BAD_GATEWAY = '<html><body><h1>502 Bad Gateway</h1></body></html>';

const PIECES = 12;

type Piece = { sentBytes: number; isLast: boolean };

/** Hands an answer on piece by piece, one a call. */
async function* trickle(answer: IncomingMessage, outgoing: ServerResponse): AsyncGenerator<Piece> {
  const body = await buffer(answer);
  const size = Math.ceil(body.length / PIECES);
  for (let sent = 0; sent < body.length;) {
    outgoing.write(body.subarray(sent, sent + size));
    sent = Math.min(sent + size, body.length);
    const isLast = sent === body.length;
    if (isLast) outgoing.end();
    yield { sentBytes: sent, isLast };
  }
}

/**
 * Stands between the browser and the product and breaks the network on request: `hold` keeps calls waiting, `cut` resets
 * the line, `lose` does so when the product has answered, `refuse` answers as a gateway does that cannot reach the product,
 * `garble` as a portal that thinks it knows better, `limit` as a gateway that lets no body of more than a megabyte pass;
 * `trickle` hands the answer on in pieces, each when it is asked for, as a slow line does; `pass` lets calls by again while others still wait.
 */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  let faults: { path: RegExp; fault: Fault }[] = [];
  let waiting: (() => void)[] = [];
  let trickling: AsyncGenerator<Piece> | undefined;
  const { host, hostname, port } = new URL(target);

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, fault?: Fault) => {
    const { url: path, method, headers } = incoming;
    // Compressed, one piece would hold most of a page.
    const asked = fault === 'trickle' ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const onward = request(
      { hostname, port, path, method, headers: { ...asked, host } },
      (answer) => {
        if (fault === 'lose') {
          answer.resume().once('end', () => incoming.socket.resetAndDestroy());
          return;
        }
        outgoing.writeHead(answer.statusCode!, answer.headers);
        if (fault === 'trickle') {
          outgoing.flushHeaders();
          trickling = trickle(answer, outgoing);
        } else answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };

  const server = createServer((incoming, outgoing) => {
    const fault = faults.find(({ path }) => path.test(incoming.url!))?.fault;
    const isLong = Number(incoming.headers['content-length'] ?? 0) > BODY_MAX_BYTES;
    if (fault === 'limit' && isLong)
      // Read to its end, or the browser would see a broken line in place of the answer.
      incoming
        .resume()
        .once('end', () =>
          outgoing.writeHead(413, { 'content-type': 'text/html' }).end(BODY_TOO_LARGE),
        );
    else if (fault === 'cut') incoming.socket.resetAndDestroy();
    else if (fault === 'refuse')
      outgoing.writeHead(502, { 'content-type': 'text/html' }).end(BAD_GATEWAY);
    else if (fault === 'garble')
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"portal":"log in"}');
    else if (fault === 'hold') waiting.push(() => pass(incoming, outgoing));
    else pass(incoming, outgoing, fault);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (path, fault) => void faults.unshift({ path, fault }),
    restore: () => {
      faults = [];
      for (const resume of waiting) resume();
      waiting = [];
    },
    sendPiece: async () => {
      const piece = await trickling?.next();
      if (!piece || piece.done) throw new Error('nothing trickles');
      return piece.value;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A journey by way of a network that fails on request. */
export const test = base.extend<{ network: FaultProxy }>({
  network: async ({ baseURL }, lend) => {
    const proxy = await openFaultProxy(baseURL!);
    await lend(proxy);
    proxy.close();
  },
});
