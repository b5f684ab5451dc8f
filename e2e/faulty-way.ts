import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `gateway`: a proxy answers for a shop it cannot reach. `silent`: every connection is reset. */
type Weather = 'fair' | 'gateway' | 'silent';

const PAGE = '<html><body><h1>502 Bad Gateway</h1></body></html>';
const BAD_GATEWAY = `HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: ${PAGE.length}\r\nconnection: close\r\n\r\n${PAGE}`;

/** Another way to the shop, on which the network fails on request. */
export async function openFaultyWay(target: string) {
  const { hostname, port } = new URL(target);
  let weather: Weather = 'fair';
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    const shop = connect({ host: hostname, port: Number(port) });
    shop.on('data', (chunk) => void client.write(chunk));
    shop.on('end', () => client.end());
    shop.on('error', () => client.destroy());
    client.on('data', (chunk) => {
      if (weather === 'fair') shop.write(chunk);
      else if (weather === 'gateway') client.end(BAD_GATEWAY);
      else client.resetAndDestroy();
    });
    client.on('error', () => shop.destroy());
    client.on('close', () => {
      clients.delete(client);
      shop.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn: (next: Weather) => {
      weather = next;
    },
    close: () => {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
}
