import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Plan } from '@tessera/contract/plans';
import type { HeldPlan } from '@tessera/contract/subscriptions';
import type { PlanOffer } from './load.ts';
import { Pricing } from './pricing.tsx';

const plan = (name: string, more: Partial<Plan> = {}): Plan => ({
  _id: `01890000-0000-7000-8000-${name.padStart(12, '0')}`,
  name,
  price: 499,
  duration: 30,
  features: ['one', 'two', 'three', 'four', 'five'],
  accessiblePlans: [],
  opens: { components: 78, templates: 2 },
  ...more,
});

const onBuy = vi.fn<(plan: Plan) => void>();

async function show(
  offer: PlanOffer,
  buyingId: string | null = null,
  held: readonly HeldPlan[] = [],
  upgradePrices = new Map<string, { total: number; credit: number }>(),
) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <Pricing {...{ offer, onBuy, buyingId, held, upgradePrices }} />,
    },
  ]);
  render(<Page />);
  return screen.findByRole('region', { name: /Start free/ });
}

const cardOf = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest<HTMLElement>('li')!;

test('Free comes first and leads to an account, then the plans on sale [HM-04] [S1-22]', async () => {
  const section = await show({ plans: [plan('Pro'), plan('Pro Plus')], failure: null });
  expect(section).toHaveAttribute('id', 'pricing');
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Free', 'Pro', 'Pro Plus']);
  expect(cardOf('Free')).toHaveTextContent('₹0/ month');
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Get started', '/register'],
  ]);
});

const running = (of: Plan): HeldPlan => ({
  _id: of._id,
  name: of.name,
  price: of.price,
  duration: 30,
  expiresAt: '2026-12-07T06:00:00.000Z',
  accessiblePlans: of.accessiblePlans,
});

test('somebody with a plan extends it or upgrades, and Free is included', async () => {
  const pro = plan('Pro');
  const plus = plan('Pro Plus', { price: 999, accessiblePlans: [pro._id] });
  const prices = new Map([[plus._id, { total: 682.97, credit: 316.03 }]]);
  await show({ plans: [pro, plus], failure: null }, null, [running(pro)], prices);
  expect(cardOf('Free')).toHaveTextContent('Included in your Pro');
  expect(cardOf('Pro')).toHaveTextContent('Yours until 7 Dec 2026');
  expect(cardOf('Pro Plus')).toHaveTextContent('₹999, less ₹316.03 for unused days.');
  await userEvent.click(
    within(cardOf('Pro')).getByRole('button', { name: 'Extend to 6 Jan 2027 Pro' }),
  );
  await userEvent.click(
    within(cardOf('Pro Plus')).getByRole('button', { name: 'Upgrade for ₹682.97 Pro Plus' }),
  );
  expect(onBuy.mock.calls).toEqual([[pro], [plus]]);
  expect(screen.queryByRole('button', { name: /^Buy Now/ })).toBeNull();
});

test.each([
  [
    'without a credit at its full price',
    [{ total: 999, credit: 0 }],
    'Upgrade for ₹999 Pro Plus',
    'The full price. Your Pro keeps running until 7 Dec 2026.',
  ],
  ['before its price is known', [], 'Upgrade Pro Plus', 'One payment, 30 days of access.'],
] as const)('an upgrade is offered %s', async (_, [price], name, note) => {
  const pro = plan('Pro');
  const plus = plan('Pro Plus', { price: 999, accessiblePlans: [pro._id] });
  const prices = new Map(price ? [[plus._id, price]] : []);
  await show({ plans: [pro, plus], failure: null }, null, [running(pro)], prices);
  expect(within(cardOf('Pro Plus')).getByRole('button', { name })).toBeVisible();
  expect(cardOf('Pro Plus')).toHaveTextContent(note);
});

test('the plan below is included in the dearer one, which has nothing to upgrade to', async () => {
  const pro = plan('Pro');
  const plus = plan('Pro Plus', { price: 999, accessiblePlans: [pro._id] });
  await show({ plans: [pro, plus], failure: null }, null, [running(plus)]);
  expect(cardOf('Pro')).toHaveTextContent('Included in your Pro Plus');
  expect(screen.queryByRole('button', { name: /^(Buy Now|Extend to .*) Pro$/ })).toBeNull();
  expect(screen.queryByText(/Upgrade for/)).toBeNull();
});

test('each plan can be bought; the one being bought says so and takes no second press', async () => {
  const [pro, plus] = [plan('Pro'), plan('Pro Plus')];
  await show({ plans: [pro, plus], failure: null }, plus._id);
  await userEvent.click(within(cardOf('Pro')).getByRole('button', { name: 'Buy Now Pro' }));
  expect(onBuy.mock.calls).toEqual([[pro]]);
  const busy = within(cardOf('Pro Plus')).getByRole('button', { name: 'Buy Now Pro Plus' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(busy);
  expect(onBuy).toHaveBeenCalledOnce();
});

test('a card shows at most four features, then how many more, and those at a press', async () => {
  await show({
    plans: [plan('Pro'), plan('Six', { features: ['1', '2', '3', '4', '5', '6'] })],
    failure: null,
  });
  const shown = (name: string) =>
    within(cardOf(name))
      .getAllByRole('listitem')
      .map((feature) => feature.textContent);
  expect(shown('Pro')).toEqual(['one', 'two', 'three', 'four']);
  expect(cardOf('Pro')).toHaveTextContent('+1 more feature');
  const more = within(cardOf('Six')).getByRole('button', { name: '+2 more features of Six' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(shown('Six')).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a price is per month, with total and days beside it when it is for longer', async () => {
  await show({
    plans: [plan('Pro'), plan('Half', { price: 2_499, duration: 180 })],
    failure: null,
  });
  expect(cardOf('Pro')).toHaveTextContent('₹499/ month');
  expect(cardOf('Pro')).toHaveTextContent('One payment, 30 days of access.');
  expect(cardOf('Half')).toHaveTextContent('₹417/ month');
  expect(cardOf('Half')).toHaveTextContent('One payment of ₹2,499, 180 days of access.');
});

test('a card says how many components and templates its plan opens now, beside the words of the plan', async () => {
  const offer = {
    plans: [plan('Pro'), plan('Pro Plus', { opens: { components: 1_090, templates: 1 } })],
    failure: null,
  };
  const counts = { componentTotal: 1_200, freeTotal: 60 };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <Pricing {...{ offer, onBuy, buyingId: null, held: [], counts }} />,
    },
  ]);
  render(<Page />);
  expect(await screen.findByText(/Every square is 10 of today’s 1,200 components/)).toBeVisible();
  expect(cardOf('Free')).toHaveTextContent('60 of 1,200 components');
  expect(cardOf('Pro')).toHaveTextContent('78 of 1,200 components2 templates');
  expect(cardOf('Pro Plus')).toHaveTextContent('1,090 of 1,200 components1 template');
  expect(screen.getByText(/Prices include all taxes/)).toBeVisible();
});

test('without the plans, Free stays and the failure can be tried again', async () => {
  await show({ plans: [], failure: { message: 'We are catching our breath.', requestId: 'r-9' } });
  expect(cardOf('Free')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('We are catching our breath.');
  expect(screen.getByText('r-9')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
