import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Plan } from '@tessera/contract/plans';
import type { PlanOffer } from './load.ts';
import { Pricing } from './pricing.tsx';

const plan = (name: string, more: Partial<Plan> = {}): Plan => ({
  _id: `01890000-0000-7000-8000-${name.padStart(12, '0')}`,
  name,
  price: 499,
  duration: 30,
  features: ['one', 'two', 'three', 'four', 'five'],
  accessiblePlans: [],
  ...more,
});

async function show(offer: PlanOffer) {
  const Page = createRoutesStub([{ path: '/', Component: () => <Pricing offer={offer} /> }]);
  render(<Page />);
  return screen.findByRole('region', { name: /Start free/ });
}

const cardOf = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest<HTMLElement>('li')!;

test('Free comes first and leads to an account; nothing can be bought yet', async () => {
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
  expect(within(section).queryByRole('button')).toBeNull();
});

test('a card shows at most four features', async () => {
  await show({ plans: [plan('Pro')], failure: null });
  const features = within(cardOf('Pro')).getAllByRole('listitem');
  expect(features.map((feature) => feature.textContent)).toEqual(['one', 'two', 'three', 'four']);
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

test('without the plans, Free stays and the failure can be tried again', async () => {
  await show({ plans: [], failure: { message: 'We are catching our breath.', requestId: 'r-9' } });
  expect(cardOf('Free')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('We are catching our breath.');
  expect(screen.getByText('r-9')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
