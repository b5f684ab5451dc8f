import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Purchase } from '../../state/purchase.ts';
import { enter, forget } from '../../state/session-store.ts';
import { checkOut, type Phase } from './checkout.ts';

const plan: Purchase = {
  kind: 'plan',
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Starter',
  rupees: 0,
  path: '/checkout/plan/01890000-0000-7000-8000-000000000001',
  terms: 'One payment, 30 days of access.',
};
const component: Purchase = { ...plan, kind: 'component', name: 'Split hero', rupees: 149 };

const asked: string[] = [];
let answers: Record<string, [status: number, body: object]> = {};

const serve = (path: string) => {
  const name = path.replace('/api', '');
  asked.push(name);
  const [status, body] = answers[name] ?? [200, {}];
  return Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
};

beforeEach(() => {
  asked.length = 0;
  answers = {
    '/user/library': [200, { savedIds: [], purchasedIds: [], activePlans: [] }],
  };
  vi.stubGlobal('fetch', serve);
  vi.spyOn(console, 'warn').mockReturnValue();
  enter({
    token: 'a'.repeat(43),
    user: { _id: 'me', name: 'Meera', email: 'm@x.example', role: 'user', isVerified: true },
  } as Parameters<typeof enter>[0]);
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

const run = async (purchase: Purchase) => {
  const phases: string[] = [];
  const end = await checkOut(purchase, {
    enter: (phase: Phase) => phases.push(phase.at),
    isWanted: () => true,
    rest: () => Promise.resolve(),
  });
  return { end, phases };
};

test('a plan that costs nothing needs neither key nor script', async () => {
  answers['/subscription/create-order'] = [200, { orderId: null, amount: 0, currency: 'INR' }];
  const { end } = await run(plan);
  expect(end).toEqual({
    at: 'done',
    message: 'Your Starter plan is active.',
  });
  expect(asked).not.toContain('/subscription/key');
  expect(document.querySelector('script')).toBeNull();
});

test('the other tabs hear what was paid for, and nothing of a failure', async () => {
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel('paid');
  otherTab.addEventListener('message', ({ data }) => heard.push(data));
  answers['/payment/key'] = [503, {}];
  await run(component);
  answers['/subscription/create-order'] = [200, { orderId: null, amount: 0, currency: 'INR' }];
  await run(plan);
  await vi.waitFor(() => expect(heard).toEqual([plan.id]));
  otherTab.close();
});

test('without a key nothing else is asked for', async () => {
  answers['/payment/key'] = [503, { message: 'We are catching our breath.' }];
  const { end } = await run(component);
  expect(end).toEqual({
    at: 'failed',
    message: 'Failed to get Razorpay key from server',
    mayRetry: true,
  });
  expect(asked).not.toContain('/payment/create-order');
});

test('without a connection the buyer reads about the connection, not about the provider', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { end } = await run(component);
  expect(end).toEqual({
    at: 'failed',
    message: 'You are offline, so nothing was charged. Connect to the internet and try again.',
    mayRetry: true,
  });
  onLine.mockRestore();
});

test('whoever is signed out is led to the sign-in, with what they wanted', async () => {
  forget();
  const { end } = await run({ ...plan, rupees: 499 });
  expect(end).toEqual({
    at: 'redirect',
    redirect: {
      to: `/login?redirectTo=${encodeURIComponent(plan.path)}`,
    },
  });
});

type WindowOptions = {
  handler: (handed: object) => void;
  modal: { ondismiss: () => void };
};
/** The behaviour of the provider's window. The script is loaded once for all tests, so each test sets this. */
let happen: (told: WindowOptions & { fail: (said: object) => void }) => void;

class ProviderWindow {
  readonly #options: WindowOptions;
  #fail: (said: object) => void = () => undefined;
  constructor(options: WindowOptions) {
    this.#options = options;
  }
  on(_event: string, listen: (said: object) => void) {
    this.#fail = listen;
  }
  open() {
    happen({ ...this.#options, fail: this.#fail });
  }
}

/** The provider's script is not fetched; the test only fires its load event. */
function openTheWindow() {
  // The bank declines and the buyer closes the window.
  happen = ({ fail, modal }) => {
    fail({ error: { description: 'already paid' } });
    modal.ondismiss();
  };
  vi.stubGlobal('Razorpay', ProviderWindow);
  vi.spyOn(document.head, 'append').mockImplementation((script) =>
    queueMicrotask(() => (script as Node).dispatchEvent(new Event('load'))),
  );
  answers['/subscription/key'] = [200, { key: 'rzp', script: 'https://provider.example/v1.js' }];
  answers['/subscription/create-order'] = [
    200,
    { orderId: 'order_00000000000001', amount: 49_900, currency: 'INR' },
  ];
}
const paid = (id: string, paidAt: number) => ({
  item: { _id: id, name: 'Starter' },
  status: 'paid',
  paidAt: new Date(paidAt).toISOString(),
});

test('a refusal is no failure when another tab has paid for the plan', async () => {
  openTheWindow();
  answers['/payment/history?limit=10'] = [200, [paid(plan.id, Date.now())]];
  const { end } = await run({ ...plan, rupees: 499 });
  expect(end).toEqual({
    at: 'done',
    message: 'Payment successful. Your Starter plan is active.',
  });
});

test('a refusal is one when only another plan, or last month, was paid for', async () => {
  openTheWindow();
  answers['/payment/history?limit=10'] = [
    200,
    [paid('another', Date.now()), paid(plan.id, Date.now() - 30 * 86_400_000)],
  ];
  const { end } = await run({ ...plan, rupees: 499 });
  expect(end).toEqual({ at: 'failed', message: 'Payment failed: already paid', mayRetry: true });
});

test.each([
  ['was free', 0],
  ['was cheaper', 399],
])('a plan that %s when the page was made is neither given nor charged for', async (_, rupees) => {
  openTheWindow();
  const { end, phases } = await run({ ...plan, rupees });
  expect(end).toEqual({
    at: 'failed',
    message: 'Failed to initiate payment. The price has changed; please load the page again.',
    mayRetry: false,
  });
  expect(phases).not.toContain('window');
});

test('a plan that has become free is given without a word of a payment', async () => {
  openTheWindow();
  answers['/subscription/create-order'] = [200, { orderId: null, amount: 0, currency: 'INR' }];
  const { end } = await run({ ...plan, rupees: 499 });
  expect(end).toEqual({ at: 'done', message: 'Your Starter plan is active.' });
});

test('what a plan bought meanwhile includes is open, and is not offered for money again', async () => {
  openTheWindow();
  answers['/payment/key'] = [200, { key: 'rzp', script: 'https://provider.example/v1.js' }];
  answers['/payment/create-order'] = [409, { message: 'x', code: 'ALREADY_INCLUDED' }];
  const { end, phases } = await run(component);
  expect(end).toEqual({
    at: 'done',
    message: 'Your plan already includes this component',
    note: 'Nothing was charged. Split hero is open to you while your plan runs.',
  });
  expect(phases).not.toContain('window');
  expect(asked).toContain('/user/library');
});

const closeIt = ({ modal }: WindowOptions) => modal.ondismiss();

test('a window closed while the bank is silent is followed, not forgotten', async () => {
  openTheWindow();
  happen = closeIt;
  const waiting = { item: { _id: plan.id, name: 'Starter' }, status: 'pending', paidAt: null };
  let looks = 0;
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/payment/check') {
      looks += 1;
      answers['/payment/check'] = [200, { settled: 0, pending: looks < 3 ? 1 : 0 }];
      answers['/payment/history?limit=10'] = [
        200,
        [looks < 3 ? waiting : paid(plan.id, Date.now())],
      ];
    }
    return serve(path);
  });
  const { end, phases } = await run({ ...plan, rupees: 499 });
  expect(phases).toEqual(['preparing', 'window', 'pending']);
  expect(end).toMatchObject({
    at: 'done',
    message: expect.stringContaining('Starter plan is active'),
  });
});

test.each([
  ['nothing was paid', [200, { settled: 0, pending: 0 }]],
  ['nobody can say', [503, { message: 'We are catching our breath.' }]],
] as const)('a closed window claims nothing when %s', async (_, [status, body]) => {
  openTheWindow();
  happen = closeIt;
  answers['/payment/check'] = [status, body];
  answers['/payment/history?limit=10'] = [200, []];
  const { end, phases } = await run({ ...plan, rupees: 499 });
  expect([end.at, phases.includes('pending')]).toEqual(['dismissed', false]);
});

test('whoever is asked to contact support is told where', async () => {
  openTheWindow();
  happen = ({ handler }) =>
    handler({ razorpay_order_id: 'o', razorpay_payment_id: 'p', razorpay_signature: 's' });
  answers['/subscription/verify'] = [400, { message: 'refused' }];
  answers['/payment/key'] = [
    200,
    { key: 'rzp', script: 'https://provider.example/v1.js', support: 'help@tessera.example' },
  ];
  const { end } = await run({ ...plan, rupees: 499 });
  expect(end).toEqual({
    at: 'failed',
    message: 'Payment verification failed. Please contact support.',
    mayRetry: false,
    support: 'help@tessera.example',
  });
});
