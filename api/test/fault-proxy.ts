import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type Pair = readonly [Socket, Socket];

export type FaultProxy = {
  /** The address of the service through this proxy. */
  url: string;
  /** Passes no more bytes but closes nothing, like a pulled network cable. */
  pause: () => void;
  /** Resets open connections. New ones pass. */
  cut: () => void;
  /** Resets open connections and refuses new ones, as if the server were not running. */
  refuse: () => Promise<void>;
  /** Lets everything pass again, including the bytes that were held back. */
  restore: () => Promise<void>;
  close: () => Promise<void>;
  /** The number of connections so far. */
  accepted: () => number;
};

/** A proxy between the product and a real service. Tests use it to cause network faults. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const pairs = new Set<Pair>();
  let paused = false;
  let accepted = 0;

  const forward = (from: Socket, to: Socket, pair: Pair) => {
    from.setNoDelay();
    from.on('data', (chunk) => void to.write(chunk));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      to.end();
      if (to.destroyed) pairs.delete(pair);
    });
    if (paused) from.pause();
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    accepted++;
    const service = connect({ host: hostname, port: Number(targetPort), allowHalfOpen: true });
    const pair: Pair = [client, service];
    pairs.add(pair);
    forward(client, service, pair);
    forward(service, client, pair);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;

  const cut = () => {
    for (const [client, service] of pairs) {
      client.resetAndDestroy();
      service.destroy();
    }
    pairs.clear();
  };
  const refuse = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  return {
    url: url.href,
    pause: () => {
      paused = true;
      for (const socket of [...pairs].flat()) socket.pause();
    },
    cut,
    refuse,
    restore: async () => {
      paused = false;
      for (const socket of [...pairs].flat()) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: refuse,
    accepted: () => accepted,
  };
}

/** A proxy that is closed when the test ends. */
export async function withFaultProxy(target: string | undefined): Promise<FaultProxy> {
  if (!target) throw new Error('there is no service to stand in front of');
  const proxy = await openFaultProxy(target);
  onTestFinished(proxy.close);
  return proxy;
}
