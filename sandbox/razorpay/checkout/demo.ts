import { createOrder } from '../api/orders.ts';
import type { Page } from '../api/server.ts';
import { sign } from '../webhooks/mangling.ts';
import type { World } from '../world/world.ts';

const AMOUNT_PAISE = 49_900;

/** Options can be set in the address: `?modal.confirm_close=true&retry.enabled=false`. */
const SCRIPT = `
const said = document.getElementById('said');
const say = (text) => { said.textContent += text + '\\n' };
const given = {};
for (const [path, text] of new URLSearchParams(location.search)) {
  const [group, name] = path.split('.');
  const value = text === 'true' ? true : text === 'false' ? false : text;
  if (name) (given[group] ??= {})[name] = value; else given[group] = value;
}
document.getElementById('buy').addEventListener('click', async () => {
  const order = await (await fetch('/demo/order', { method: 'POST' })).json();
  const checkout = new Razorpay({
    key: order.key, amount: order.amount, currency: 'INR', name: 'Demo merchant', description: 'One demo thing',
    order_id: order.id, prefill: { email: 'asha@example.test', contact: '+919876543210' },
    handler: async (answer) => {
      const query = new URLSearchParams(answer);
      say('paid ' + (await (await fetch('/demo/verify?' + query)).text()));
    },
    ...given,
    modal: { ondismiss: () => say('dismissed'), ...given.modal },
  });
  checkout.on('payment.failed', ({ error }) => say('failed ' + error.reason + ' ' + error.metadata.order_id));
  checkout.open();
});
`;

/** The strictest policy under which checkout works. The window adds a style block, so inline styles are allowed. */
const policy = (origins: Origins) =>
  [
    "default-src 'none'",
    `script-src 'self' ${origins.checkout}`,
    `frame-src ${origins.api}`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
  ].join('; ');

type Origins = { api: string; checkout: string };

/** A minimal merchant page, on which the checkout window can be tested without our shop. */
export function createDemo(world: World, origins: Origins): Page {
  return (request, response, url) => {
    const account = world.accounts.all()[0]!;
    if (url.pathname === '/demo') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(origins),
        // With `same-origin` the bank's window would lose its opener.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
        .end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Demo merchant</title><link rel="icon" href="data:,">
<h1>Demo merchant</h1><button id="buy">Buy now</button><pre id="said" role="log"></pre>
<script src="${origins.checkout}/v1/checkout.js"></script><script src="/demo.js"></script></html>`);
    } else if (url.pathname === '/demo.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(SCRIPT);
    } else if (url.pathname === '/demo/order' && request.method === 'POST') {
      const order = createOrder(world, account.id, { amount: AMOUNT_PAISE, currency: 'INR' });
      world.store.commit();
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...order, key: account.keyId }));
    } else if (url.pathname === '/demo/verify') {
      const field = (name: string) => url.searchParams.get(`razorpay_${name}`) ?? '';
      const right = sign(account.keySecret, `${field('order_id')}|${field('payment_id')}`);
      response.end(right === field('signature') ? 'and verified' : 'but NOT verified');
    } else return false;
    return true;
  };
}
