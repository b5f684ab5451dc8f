import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { test as base } from '@playwright/test';

type Fault = 'hold' | 'cut' | 'lose' | 'refuse' | 'garble' | 'limit' | 'trickle' | 'pass';

export type FaultProxy = {
  /** The product's origin through this proxy. */
  origin: string;
  /** For every matching path. The newest fault wins. */
  set: (path: RegExp, fault: Fault) => void;
  /** Removes all faults and releases held requests. */
  restore: () => void;
  /** Sends the next piece of the trickling response. */
  sendPiece: () => Promise<Piece>;
  close: () => void;
};

const BODY_MAX_BYTES = 1024 * 1024;
const BODY_TOO_LARGE = '<html><body><h1>413 Request Entity Too Large</h1></body></html>';
const BAD_GATEWAY = '<html><body><h1>502 Bad Gateway</h1></body></html>';

const PIECES = 12;

type Piece = { sentBytes: number; isLast: boolean };

/** Sends a response piece by piece, one per call. */
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
 * A proxy between the browser and the product that breaks the network on request.
 * `hold` keeps requests waiting. `cut` resets the connection. `lose` resets it after the product
 * has responded.
 * `refuse` responds like a gateway that cannot reach the product. `garble` responds like a captive
 * portal.
 * `limit` responds like a gateway with a body limit of one megabyte.
 * `trickle` sends the response in pieces, like a slow connection. `pass` lets requests through
 * while others are held.
 */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  let faults: { path: RegExp; fault: Fault }[] = [];
  let waiting: (() => void)[] = [];
  let trickling: AsyncGenerator<Piece> | undefined;
  const { host, hostname, port } = new URL(target);

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, fault?: Fault) => {
    const { url: path, method, headers } = incoming;
    // Uncompressed: otherwise one piece would contain most of a page.
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
      // Read to its end: otherwise the browser would see a connection error instead of the response.
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

/** A test with a network that fails on request. */
export const test = base.extend<{ network: FaultProxy }>({
  network: async ({ baseURL }, lend) => {
    const proxy = await openFaultProxy(baseURL!);
    await lend(proxy);
    proxy.close();
  },
});
