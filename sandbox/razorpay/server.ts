// A Razorpay sandbox, written from the documented behaviour. Start: `node sandbox/razorpay/server.ts`, configured by
// environment variables.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { follow } from '../follow.ts';
import { createApiServer } from './api/server.ts';
import { createDemo } from './checkout/demo.ts';
import { createCheckout } from './checkout/routes.ts';
import { createScriptServer } from './checkout/script.ts';
import { createControlServer } from './control/server.ts';
import { authorize, capture, expire, timeOut } from './money/payments.ts';
import { processRefund } from './money/refunds.ts';
import { settle } from './money/settlements.ts';
import { resumeDeliveries, tryDelivery } from './webhooks/delivery.ts';
import { createTime } from './world/time.ts';
import { openWorld } from './world/world.ts';

const read = (name: string, fallback: string) =>
  process.env[`SANDBOX_RAZORPAY_${name}`] || fallback;

const firstPort = Number(read('PORT', '4010'));
const token = read('TOKEN', 'sandbox');
const world = openWorld({
  file: read('STATE', '') || null,
  seed: read('SEED', randomBytes(6).toString('hex')),
  clock: read('CLOCK', 'running') === 'manual' ? 'manual' : 'running',
});

const time = createTime(
  world,
  {
    capture: (id) => capture(world, id),
    'time-out': (id) => timeOut(world, id),
    authorize: (id) => authorize(world, id),
    expire: (id) => expire(world, id),
    'process-refund': (id) => processRefund(world, id),
    settle: (account) => settle(world, account),
  },
  (task) => tryDelivery(world, task),
);

const origins = { api: '', checkout: '', control: '' };
const servers: Record<keyof typeof origins, Server> = {
  api: createApiServer(world, time, createCheckout(world, time)),
  checkout: createScriptServer(world, () => origins.api),
  control: createControlServer(world, time, token, createDemo(world, origins)),
};

// The client closes idle connections. If the server did, a request could meet a connection that is being closed.
for (const server of Object.values(servers)) server.keepAliveTimeout = 0;

// Port 0 picks three free ports. Otherwise the three ports are consecutive.
for (const [index, name] of (['api', 'checkout', 'control'] as const).entries()) {
  servers[name].listen(firstPort && firstPort + index, '127.0.0.1');
  await once(servers[name], 'listening');
  origins[name] = `http://127.0.0.1:${(servers[name].address() as AddressInfo).port}`;
}

const webhookUrl = read('WEBHOOK_URL', '');
const [account] = world.accounts.all();
// The starting process sets the webhook's address. A restart activates a webhook that was disabled after a day without
// a response.
if (webhookUrl && account)
  world.webhooks.save({
    id: 'hook0',
    account: account.id,
    url: webhookUrl,
    secret: read('WEBHOOK_SECRET', ''),
    events: null,
    active: true,
  });
resumeDeliveries(world);
world.store.commit();
void time.kick();
const { keyId, keySecret } = account!;
process.stdout.write(
  `ready ${JSON.stringify({ ...origins, token, seed: world.seed, keyId, keySecret })}\n`,
);

follow(Number(read('FOLLOWS', '0')));

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    for (const server of Object.values(servers)) {
      server.close();
      server.closeAllConnections();
    }
    void time.stop().then(() => {
      world.store.commit();
      world.store.close();
      process.exit();
    });
  });
