import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutSummary } from '@tessera/contract/checkout';
import { getQueryClient } from '../../api/query-client.ts';
import { endPurchase, type Purchase, setPurchase, usePurchase } from '../../state/purchase.ts';
import { CheckoutPage } from './checkout-page.tsx';

const PLAN_ID = '01890000-0000-7000-8000-000000000001';
const PLACE = { address: null, city: null, postalCode: null };
const PERSON = { ...PLACE, businessName: null, accountsEmail: null, gstin: null };
const KARNATAKA = { country: 'IN', state: '29', ...PERSON };
const NOBODY = { country: null, state: null, ...PERSON };

const plan: CheckoutSummary = {
  kind: 'plan',
  item: { _id: PLAN_ID, name: 'Pro', slug: null, imageUrl: null },
  offer: 'sold',
  price: 499,
  credits: [],
  total: 499,
  tax: { ratePercent: 18, cgst: 38.06, sgst: 38.06, igst: 0, placeOfSupply: '29' },
  days: 30,
  startsAt: '2026-11-18T06:00:00.000Z',
  isLater: false,
  until: '2026-12-18T06:00:00.000Z',
  heldUntil: null,
  otherPlans: [],
  opens: { components: 78, templates: 1 },
  more: { components: 18, templates: 1 },
  billing: KARNATAKA,
};
const component: CheckoutSummary = {
  ...plan,
  kind: 'component',
  item: { _id: 'item', name: 'Split hero', slug: 'split-hero', imageUrl: '/media/x.webp' },
  price: 149,
  total: 149,
  days: null,
  until: null,
  opens: null,
  more: null,
};

let answer: CheckoutSummary = plan;
const asked: string[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  getQueryClient().clear();
  answer = plan;
  asked.length = 0;
  sent.length = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method === 'PUT') {
      sent.push(JSON.parse(init.body as string));
      return Promise.resolve(Response.json(KARNATAKA));
    }
    asked.push(path.replace('/api', ''));
    const state = new URL(path, 'http://x').searchParams.get('state');
    const tax = state === '27' ? { ...plan.tax!, cgst: 0, sgst: 0, igst: 76.12 } : answer.tax;
    return Promise.resolve(Response.json({ ...answer, tax }));
  });
});
afterEach(() => {
  endPurchase();
  vi.unstubAllGlobals();
});

let begun: Purchase | null = null;
function Watch() {
  const purchase = usePurchase();
  useEffect(() => {
    begun = purchase;
  }, [purchase]);
  return null;
}

const show = (summary: CheckoutSummary) => {
  answer = summary;
  const wanted =
    summary.kind === 'plan'
      ? ({ kind: 'plan', planId: PLAN_ID } as const)
      : ({ kind: 'component', slug: 'split-hero' } as const);
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <QueryClientProvider client={getQueryClient()}>
          <CheckoutPage wanted={wanted} onCopy={() => undefined} renderOpened={() => null} />
          <Watch />
        </QueryClientProvider>
      ),
    },
  ]);
  render(<Page />);
  return screen.findByRole('heading', { level: 1 });
};
const summaryCard = () => screen.getByRole('region', { name: 'Summary' });
const payButton = () => screen.getByRole('button', { name: /^Pay/ });

test('a plan is summed up before it is paid: price, tax inside, total, end and no renewal', async () => {
  expect(await show(plan)).toHaveTextContent('Buy Pro');
  const card = summaryCard();
  for (const words of [
    'Pro, 30 days₹499',
    'To pay today₹499',
    'of which CGST 9 %₹38.06',
    'of which SGST 9 %₹38.06',
    'until 18 Dec 2026',
    'It does not renew, and nothing is charged by itself.',
  ])
    expect(card).toHaveTextContent(words);
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/legal/terms', '/legal/licence', '/legal/refunds']);
  expect(begun).toBeNull();
  await userEvent.click(payButton());
  expect(begun).toMatchObject({
    kind: 'plan',
    id: PLAN_ID,
    rupees: 499,
    path: `/checkout/plan/${PLAN_ID}`,
  });
  expect(payButton()).toHaveAttribute('aria-busy', 'true');
});

test('a component is for good', async () => {
  expect(await show(component)).toHaveTextContent('Buy Split hero');
  expect(summaryCard()).toHaveTextContent(/Yours for good.*nothing is charged by itself/);
  await userEvent.click(payButton());
  expect(begun).toMatchObject({ kind: 'component', rupees: 149 });
});

test('a held plan is extended', async () => {
  const heldUntil = '2026-12-07T06:00:00.000Z';
  const until = '2027-01-06T06:00:00.000Z';
  expect(await show({ ...plan, heldUntil, startsAt: heldUntil, until })).toHaveTextContent(
    'Extend Pro',
  );
  expect(summaryCard()).toHaveTextContent('Adds 30 days, until 6 January 2027.');
});

test('the State is asked before the first payment, and the tax follows it', async () => {
  await show({ ...plan, billing: NOBODY });
  expect(screen.getByRole('heading', { name: 'Details for your invoice' })).toBeVisible();
  expect(summaryCard()).toHaveTextContent('of which GST, split by your State₹76.12');
  await userEvent.click(payButton());
  expect(screen.getByText('Please choose your State.')).toBeVisible();
  expect(begun).toBeNull();
  await userEvent.type(screen.getByLabelText('State'), 'Maha');
  await userEvent.click(await screen.findByRole('option', { name: 'Maharashtra' }));
  await waitFor(() => expect(summaryCard()).toHaveTextContent('of which IGST 18 %₹76.12'));
  expect(asked.at(-1)).toContain('country=IN&state=27');
  await userEvent.click(payButton());
  await waitFor(() => expect(begun).toMatchObject({ id: PLAN_ID }));
  expect(sent).toEqual([{ country: 'IN', state: '27', ...PERSON }]);
});

test('a company gives the number of its order, which the invoice names', async () => {
  await show({ ...plan, billing: { ...KARNATAKA, businessName: 'Lotus' } });
  await userEvent.type(screen.getByLabelText('Purchase order (optional)'), ' PO 7 ');
  await userEvent.click(payButton());
  expect(begun).toMatchObject({ id: PLAN_ID, purchaseOrder: 'PO 7' });
});

test('a GSTIN without an address is completed before the next payment', async () => {
  const gstin = '29ABCDE1234F1ZW';
  await show({ ...plan, billing: { ...KARNATAKA, businessName: 'Lotus', gstin } });
  await userEvent.click(payButton());
  expect(screen.getByLabelText('Address')).toHaveFocus();
  expect(begun).toBeNull();
});

test('known details are shown and can be changed', async () => {
  await show(plan);
  expect(screen.getByText('Karnataka')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change these details' }));
  expect(screen.getByLabelText('State')).toHaveValue('Karnataka');
  expect(screen.queryByLabelText('Purchase order (optional)')).toBeNull();
});

test('a plan that costs nothing asks for no details', async () => {
  await show({ ...plan, price: 0, total: 0, tax: null, billing: NOBODY });
  expect(screen.queryByRole('heading', { name: 'Details for your invoice' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take Pro' }));
  expect(begun).toMatchObject({ rupees: 0 });
});

test.each([
  ['owned', 'You bought it already.'],
  ['included', 'Your plan includes it while the plan runs'],
] as const)('what is %s is not sold again', async (offer, words) => {
  await show({ ...component, offer });
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test.each([
  [
    'opened',
    'ends',
    'Upgrade to Pro',
    'Your Starter ends when Pro begins. Its unused days are taken off the price.',
  ],
  [
    'opened',
    'waits',
    'Upgrade to Pro',
    'What you bought of Starter after it goes on when Pro ends.',
  ],
  [
    'opened',
    'runs',
    'Upgrade to Pro',
    'The full price of Pro is charged. Your Starter keeps running beside it until 7 December 2026.',
  ],
  [
    'opens',
    'runs',
    'Buy Pro',
    'Your Starter opens everything in Pro already, until 7 December 2026. So Pro begins when it ends.',
  ],
  ['separate', 'runs', 'Buy Pro', 'Your Starter keeps running beside it until 7 December 2026.'],
] as const)(
  'before paying, a buyer reads what happens to a running plan: %s, %s',
  async (relation, fate, title, words) => {
    const expiresAt = '2026-12-07T06:00:00.000Z';
    const running = { _id: 'x', name: 'Starter', expiresAt, relation, fate };
    expect(await show({ ...plan, otherPlans: [running] })).toHaveTextContent(title);
    expect(summaryCard()).toHaveTextContent(words);
  },
);

test('unused days of the plan that is left are taken off the price', async () => {
  const credits = [{ plan: 'Starter', days: 19, ofDays: 30, amount: 316.03 }];
  await show({ ...plan, price: 999, credits, total: 682.97 });
  expect(summaryCard()).toHaveTextContent(
    'Pro, 30 days₹999Credit for Starter19 of 30 days not used−₹316.03To pay today₹682.97',
  );
  await userEvent.click(payButton());
  expect(begun).toMatchObject({ rupees: 682.97 });
});

function payInOtherTab(itemId: string): BroadcastChannel {
  const channel = new BroadcastChannel('paid');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches the own origin only
  channel.postMessage(itemId);
  return channel;
}

test('a plan that another tab has paid for is not offered again by itself', async () => {
  await show(plan);
  const heldUntil = '2026-12-18T06:00:00.000Z';
  answer = { ...plan, heldUntil, startsAt: heldUntil, until: '2027-01-17T06:00:00.000Z' };
  const otherTab = payInOtherTab(PLAN_ID);
  expect(await screen.findByText(/You paid for it in another tab\./)).toBeVisible();
  await waitFor(() => expect(screen.getByText(/Pro runs until 18 December 2026/)).toBeVisible());
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Extend it further' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Extend Pro');
  expect(payButton()).toBeVisible();
  otherTab.close();
});

test('a component that another tab has paid for is owned here too', async () => {
  await show(component);
  answer = { ...component, offer: 'owned' };
  const otherTab = payInOtherTab('item');
  expect(await screen.findByText(/You bought it already/)).toBeVisible();
  otherTab.close();
});

test.each([
  ['goes on', { isOver: true }, true],
  ['is not tried again after a failure', { isOver: true, hasFailed: true }, false],
] as const)(
  'when another tab has paid, the payment of this tab %s',
  async (_what, state, isKept) => {
    await show(plan);
    await userEvent.click(payButton());
    act(() => setPurchase({ ...begun!, ...state }));
    const before = asked.length;
    const otherTab = payInOtherTab(PLAN_ID);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await waitFor(() => expect(begun !== null).toBe(isKept));
    expect(screen.queryByText(/You paid for it in another tab/) === null).toBe(isKept);
    otherTab.close();
  },
);
