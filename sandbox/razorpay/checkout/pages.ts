import type { Order, Payment } from '../world/records.ts';

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const rupees = (paise: number): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);

const STYLE = `
:root { --theme: #0b5fd7; color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; font: 15px/1.5 Arial, Helvetica, sans-serif; color: #162f56; background: transparent }
[hidden] { display: none !important }
#veil { position: fixed; inset: 0 }
#window { position: relative; width: min(400px, 100%); margin: max(0px, calc(50vh - 290px)) auto 0; background: #fff; border-radius: 4px; overflow: hidden; box-shadow: 0 12px 48px rgba(0,0,0,.4) }
header { position: relative; padding: 20px 56px 16px 24px; background: var(--theme); color: #fff }
header strong, header span { display: block }
header .amount { margin-top: 8px; font-size: 24px; font-weight: 700 }
header button { position: absolute; top: 12px; right: 12px; width: 32px; height: 32px; padding: 0; border: 0; background: none; color: #fff; font-size: 24px; line-height: 1 }
[role=tablist] { display: flex; border-bottom: 1px solid #d5dbe6 }
[role=tab] { flex: 1; padding: 12px 4px; border: 0; border-bottom: 3px solid transparent; background: none; color: #162f56; font: inherit }
[role=tab][aria-selected=true] { border-color: var(--theme); font-weight: 700 }
.body { padding: 20px 24px 24px }
label { display: block; margin-bottom: 12px }
input, select { display: block; width: 100%; margin-top: 4px; padding: 10px; border: 1px solid #7a889f; border-radius: 2px; font: inherit }
.pay, .plain { width: 100%; padding: 13px; border: 0; border-radius: 2px; font: inherit; font-weight: 700; cursor: pointer }
.pay { background: var(--theme); color: #fff }
.plain { margin-top: 8px; background: #e8edf5; color: #162f56 }
:focus-visible { outline: 3px solid #162f56; outline-offset: -3px }
header :focus-visible { outline-color: #fff }
.pay:focus-visible { outline-offset: 2px }
footer { padding: 10px 24px; background: #f2f5f9; font-size: 12px }
`;

const TABS = [
  ['card', 'Card'],
  ['upi', 'UPI'],
  ['netbanking', 'Netbanking'],
  ['wallet', 'Wallet'],
] as const;

const PANELS: Record<(typeof TABS)[number][0], string> = {
  card: `<label>Card number<input id="card-number" inputmode="numeric" autocomplete="off" value="4100 2800 0000 1007"></label>
<label>Expiry<input autocomplete="off" value="12 / 34"></label>
<label>CVV<input inputmode="numeric" autocomplete="off" value="123"></label>`,
  upi: `<label>UPI ID<input id="vpa" autocomplete="off" value="success@razorpay"></label>`,
  netbanking: `<label>Bank<select id="netbanking"><option value="HDFC">HDFC Bank</option><option value="ICIC">ICICI Bank</option><option value="SBIN">State Bank of India</option></select></label>`,
  wallet: `<label>Wallet<select id="wallet"><option value="payzapp">PayZapp</option><option value="mobikwik">MobiKwik</option></select></label>`,
};

const document = (title: string, attributes: string, body: string) => `<!doctype html>
<html lang="en"${attributes}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escape(title)}</title>
<style>${STYLE}</style>
<body>${body}</body>
</html>`;

const faultPage = (fault: string) =>
  document(
    'Razorpay Checkout',
    ` data-fault="${escape(fault)}"`,
    '<script src="/v1/checkout/frame.js"></script>',
  );

/** The checkout window. It shows the amount of the order, whatever the merchant's page claims. */
export function framePage(keyId: string, order: Order | string): string {
  if (typeof order === 'string') return faultPage(order);
  const amount = escape(rupees(order.amount));
  return document(
    'Razorpay Checkout',
    ` data-key="${escape(keyId)}" data-order="${escape(order.id)}"`,
    `<div id="veil"></div>
<div id="window" role="dialog" aria-label="Razorpay Checkout">
<header><strong id="merchant"></strong><span id="description"></span><span class="amount">${amount}</span>
<button id="close" type="button" aria-label="Close checkout">×</button></header>
<form id="form" hidden>
<div role="tablist" aria-label="Payment method">${TABS.map(
      ([id, name]) =>
        `<button type="button" role="tab" id="tab-${id}" data-method="${id}" aria-controls="panel-${id}">${name}</button>`,
    ).join('')}</div>
<div class="body">${TABS.map(
      ([id]) =>
        `<div role="tabpanel" id="panel-${id}" aria-labelledby="tab-${id}">${PANELS[id]}</div>`,
    ).join('')}
<button class="pay">Pay ${amount}</button></div>
</form>
<div id="waiting" class="body" role="status" hidden><p id="waiting-text"></p>
<p id="blocked" hidden>Your browser blocked the window of the bank. <a id="bank-link" target="_blank" rel="opener">Open the bank page</a></p>
<button id="cancel" class="plain" type="button">Cancel payment</button></div>
<div id="failed" class="body" hidden><p id="reason" role="alert"></p><button id="retry" class="pay" type="button">Retry</button></div>
<div id="leaving" class="body" hidden><p>Do you want to cancel the ongoing payment?</p><button id="stay" class="pay" type="button">No, go on</button><button id="leave" class="plain" type="button">Yes, cancel</button></div>
<footer>Secured by the sandbox that stands in for Razorpay</footer>
</div>
<script src="/v1/checkout/frame.js"></script>`,
  );
}

export const bankPage = (payment: Payment): string =>
  document(
    'Bank – sandbox',
    '',
    `<main id="window" style="margin-top:24px"><header><strong>Demo bank</strong><span class="amount">${escape(rupees(payment.amount))}</span></header>
<form class="body" method="post">
${payment.method === 'card' ? '<label>One-time password<input name="otp" inputmode="numeric" autocomplete="off" value="123456"></label>' : ''}
<button class="pay" name="outcome" value="success">Success</button>
<button class="plain" name="outcome" value="failure">Failure</button>
<button class="plain" name="outcome" value="no-answer">Never answer</button>
</form></main>`,
  );

export const bankDonePage = (): string =>
  document(
    'Bank – sandbox',
    '',
    `<main id="window" style="margin-top:24px"><p class="body" role="status">You can close this window.</p></main>`,
  );
