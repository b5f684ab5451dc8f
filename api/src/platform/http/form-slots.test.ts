import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@tessera/contract/endpoint';
import { CALLERS, withBareServer } from '../../../test/bare-server.ts';
import { encodeForm } from '../../../test/forms.ts';
import { until } from '../../../test/until.ts';

const NETWORK = '203.0.113.7';

const sendThing = endpoint(
  { method: 'POST', path: '/thing', kind: 'multipart', timeoutMs: 120_000 },
  {
    summary: 'Takes a thing of anybody',
    access: 'optional',
    cache: 'private',
    body: z.object({ title: z.string().max(40) }),
    response: z.object({ title: z.string() }),
  },
);

/** A server behind one proxy, as in production. `answered` has the statuses of the forms that never end. */
async function withSlots() {
  const { app } = await withBareServer(
    (binder) => binder.bind(sendThing, async ({ body }) => body),
    { overrides: { TRUSTED_PROXIES: '1' } },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answered: number[] = [];

  /** Begins a form and never ends it. */
  const trickle = (network: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.on('data', (bytes: Buffer) => answered.push(Number(String(bytes).slice(9, 12))));
    const head = [
      'POST /thing HTTP/1.1',
      'host: x',
      `x-forwarded-for: ${network}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 9000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n--b`);
    return socket;
  };
  const send = async (network: string, authorization?: string) => {
    const { headers, payload } = await encodeForm({ title: 'x' });
    const response = await fetch(`http://127.0.0.1:${port}/thing`, {
      method: 'POST',
      headers: {
        ...headers,
        'x-forwarded-for': network,
        ...(authorization && { authorization }),
      },
      body: new Uint8Array(payload),
    });
    await response.arrayBuffer();
    return response.status;
  };
  return { answered, trickle, send };
}

const many = (count: number, networkOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => networkOf(n));

test('twenty forms of one network that never end keep nobody else out', async () => {
  const { answered, trickle, send } = await withSlots();
  const sockets = many(20, () => NETWORK).map(trickle);
  // The network has ten slots. The others are refused at once.
  await until(() => answered.length === 10);
  expect(new Set(answered)).toEqual(new Set([429]));

  const member = CALLERS['a verified user'].authorization;
  expect(await send(NETWORK, member)).toBe(200);
  expect(await send('198.51.100.9')).toBe(200);
  expect(await send(NETWORK)).toBe(429);
  // Whoever has not verified an address counts as a visitor.
  expect(await send(NETWORK, CALLERS['an unverified user'].authorization)).toBe(429);

  for (const socket of sockets) socket.destroy();
  await until(async () => (await send(NETWORK)) === 200);
});

test('an IPv6 network is a /64', async () => {
  const { answered, trickle, send } = await withSlots();
  many(14, (n) => `2001:db8:1:2::${(n + 1).toString(16)}`).forEach(trickle);
  await until(() => answered.length === 4);
  expect(await send('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await send('2001:db8:1:3::1')).toBe(200);
});

test('many networks together are bounded too, and members have room of their own', async () => {
  const { answered, trickle, send } = await withSlots();
  many(44, (n) => `198.51.100.${Math.floor(n / 10)}`).forEach(trickle);
  await until(() => answered.length === 4);
  expect(new Set(answered)).toEqual(new Set([503]));
  expect(await send('192.0.2.1')).toBe(503);
  expect(await send('192.0.2.1', CALLERS['a verified user'].authorization)).toBe(200);
});
