import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FaultProxy = {
  /** The product's address by way of this proxy, with a slash at its end. */
  origin: string;
  /** Keeps calls to a path waiting for an answer. */
  hold: (path: string) => void;
  /** Closes the line on calls to a path, as when the network fails. */
  cut: (path: string) => void;
  /** Lets everything pass again, also what waits. */
  restore: () => void;
  close: () => void;
};

/** Stands between the browser and the product and breaks the network on request. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const faults = new Map<string, 'hold' | 'cut'>();
  let waiting: (() => void)[] = [];
  const { host, hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url!.split('?')[0]!;
    const pass = () => {
      const onward = request(
        {
          hostname,
          port,
          path: incoming.url,
          method: incoming.method,
          headers: { ...incoming.headers, host },
        },
        (answer) => {
          outgoing.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(outgoing);
        },
      );
      onward.on('error', () => hangUp(outgoing));
      incoming.pipe(onward);
    };
    const fault = faults.get(path);
    if (fault === 'cut') hangUp(outgoing);
    else if (fault === 'hold') waiting.push(pass);
    else pass();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    hold: (path) => void faults.set(path, 'hold'),
    cut: (path) => void faults.set(path, 'cut'),
    restore: () => {
      faults.clear();
      for (const pass of waiting) pass();
      waiting = [];
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const hangUp = (outgoing: ServerResponse) => void outgoing.destroy();
