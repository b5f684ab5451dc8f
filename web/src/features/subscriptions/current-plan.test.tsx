import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Plan } from '@tessera/contract/plans';
import type { Subscription } from '@tessera/contract/subscriptions';
import { CurrentPlan } from './current-plan.tsx';
import { RunningPlans } from './running-plans.tsx';

const sold = (name: string, price: number): Plan => ({
  _id: name.replace(' ', '-'),
  name,
  price,
  duration: 30,
  features: [],
  accessiblePlans: [],
  opens: { components: 0, templates: 0 },
});
const plansOnSale = [sold('Pro', 499), sold('Pro Plus', 999)];
const active = (name: string, price: number): Subscription => {
  const plan = {
    _id: name.replace(' ', '-'),
    name,
    price,
    duration: 30,
    expiresAt: '2026-12-07T06:00:00.000Z',
    accessiblePlans: [],
  };
  return { active: true, plan, expired: null, plans: [plan] };
};

async function linksOf(subscription: Subscription) {
  const Page = createRoutesStub([
    { path: '/', Component: () => <CurrentPlan {...{ subscription, plansOnSale }} /> },
  ]);
  render(<Page />);
  return (await screen.findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
}

test('a plan can be upgraded, or extended on its own summary', async () => {
  expect(await linksOf(active('Pro', 499))).toEqual([
    ['Upgrade Plan', '/#pricing'],
    ['Extend to 6 Jan 2027', '/checkout/plan/Pro'],
  ]);
});

test('the dearest plan is only extended', async () => {
  expect(await linksOf(active('Pro Plus', 999))).toEqual([
    ['Extend to 6 Jan 2027', '/checkout/plan/Pro-Plus'],
  ]);
});

test('an ended plan is taken again on its own summary, if it is still sold', async () => {
  const ended = { _id: 'Pro', name: 'Pro', expiresAt: '2026-11-01T06:00:00.000Z' };
  const none = { active: false, plan: null, plans: [] };
  expect(await linksOf({ ...none, expired: ended })).toEqual([
    ['Renew Subscription', '/#pricing'],
    ['Take Pro again', '/checkout/plan/Pro'],
  ]);
});

test('beside the end of a plan it says that nothing is charged by itself, also of plans beside it', async () => {
  const { plan } = active('Pro', 499);
  await linksOf(active('Pro Plus', 999));
  const current = screen.getByRole('region', { name: 'Pro Plus' });
  expect(current).toHaveTextContent(/Renew at 7 December 2026, .* left\./);
  expect(current).toHaveTextContent('Nothing is charged by itself.');
  render(<RunningPlans plans={[plan!, { ...plan!, _id: 'Studio', name: 'Studio' }]} />);
  const others = within(screen.getByRole('region', { name: 'Also running' })).getAllByRole(
    'listitem',
  );
  expect(others).toHaveLength(2);
  for (const other of others) {
    expect(other).toHaveTextContent(/Renew at 7 December 2026, .* left/);
    expect(other).toHaveTextContent('Nothing is charged by itself.');
  }
});
