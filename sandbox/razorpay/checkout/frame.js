// The page inside the checkout window. It lets the customer choose an instrument, waits for the bank, and notifies the
// parent page.
const POLL_MS = 300;
const page = document.documentElement.dataset;
const keyId = page.key;
const orderId = page.order;
let options = {};
let polling = null;
let bank = null;

const $ = (id) => document.getElementById(id);
const notifyParent = (event, data) =>
  parent.postMessage(JSON.stringify({ source: 'frame', event, data, id: orderId }), '*');

/** One of: form, waiting, failed, leaving. */
function show(part) {
  for (const name of ['form', 'waiting', 'failed', 'leaving']) $(name).hidden = name !== part;
}

function choose(name) {
  for (const tab of document.querySelectorAll('[role=tab]')) {
    const isChosen = tab.dataset.method === name;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    $(`panel-${tab.dataset.method}`).hidden = !isChosen;
  }
  page.method = name;
}

function instrument() {
  if (page.method === 'card') return $('card-number').value;
  if (page.method === 'upi') return $('vpa').value;
  return `${page.method}:${$(page.method).value}`;
}

async function ask(path, body) {
  const response = await fetch(path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key_id: keyId, ...body }),
    }),
  });
  return await response.json();
}

function fail(error) {
  clearInterval(polling);
  bank?.close();
  $('reason').textContent = error.description;
  show('failed');
  $('retry').focus();
  notifyParent('paymenterror', { error });
}

async function look(paymentId) {
  const state = await ask(`/v1/checkout/payments/${paymentId}?key_id=${keyId}`);
  if (state.error) fail(state.error);
  else if (state.razorpay_signature) {
    clearInterval(polling);
    bank?.close();
    notifyParent('complete', state);
  }
}

function follow(paymentId) {
  clearInterval(polling);
  polling = setInterval(() => void look(paymentId), POLL_MS);
}

async function pay(event) {
  event.preventDefault();
  // The window is opened directly in the click handler. Browsers would block it later.
  bank = page.method === 'upi' ? null : window.open('about:blank', '', 'width=480,height=560');
  $('blocked').hidden = true;
  $('cancel').hidden = page.method !== 'upi';
  $('waiting-text').textContent =
    page.method === 'upi'
      ? 'Approve the request in your UPI app.'
      : 'Finish the payment on the page of your bank.';
  show('waiting');
  notifyParent('submit', {});
  const answer = await ask('/v1/checkout/payments', {
    order_id: orderId,
    instrument: instrument(),
    email: options.prefill?.email,
    contact: options.prefill?.contact,
    description: options.description,
    notes: options.notes,
  });
  if (answer.error) return fail(answer.error);
  page.payment = answer.payment_id;
  if (answer.bank_url) {
    if (bank) bank.location = answer.bank_url;
    else {
      $('blocked').hidden = false;
      $('bank-link').href = answer.bank_url;
    }
  } else bank?.close();
  follow(answer.payment_id);
}

function leave() {
  if (options.modal?.confirm_close && $('leaving').hidden && $('failed').hidden) {
    page.before = $('waiting').hidden ? 'form' : 'waiting';
    show('leaving');
    $('stay').focus();
    return;
  }
  clearInterval(polling);
  notifyParent('dismiss', {});
}

window.addEventListener('message', (message) => {
  if (message.source !== parent || typeof message.data !== 'string') return;
  const { source, event, data } = JSON.parse(message.data);
  if (source !== 'checkout' || event !== 'open') return;
  options = data;
  $('merchant').textContent = data.name ?? 'Merchant';
  $('description').textContent = data.description ?? '';
  if (data.theme?.color) document.body.style.setProperty('--theme', data.theme.color);
  if (data.prefill?.method && $(`panel-${data.prefill.method}`)) choose(data.prefill.method);
  notifyParent('render', {});
  document.querySelector('[role=tab][aria-selected=true]').focus();
});

if (page.fault) notifyParent('fault', { error: { description: page.fault } });
else {
  choose('card');
  show('form');
  $('form').addEventListener('submit', (event) => void pay(event));
  $('close').addEventListener('click', leave);
  $('leave').addEventListener('click', leave);
  $('stay').addEventListener('click', () => show(page.before));
  $('retry').addEventListener('click', () => show('form'));
  $('cancel').addEventListener(
    'click',
    () => void ask(`/v1/checkout/payments/${page.payment}/cancel`, {}),
  );
  $('veil').addEventListener('click', () => options.modal?.backdropclose && leave());
  for (const tab of document.querySelectorAll('[role=tab]')) {
    tab.addEventListener('click', () => choose(tab.dataset.method));
    tab.addEventListener('keydown', (event) => {
      const next = { ArrowRight: tab.nextElementSibling, ArrowLeft: tab.previousElementSibling }[
        event.key
      ];
      if (!next) return;
      choose(next.dataset.method);
      next.focus();
    });
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && options.modal?.escape !== false) leave();
  });
  notifyParent('load', {});
}
