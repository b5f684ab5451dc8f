import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { getQueryClient } from '../../../api/query-client.ts';
import { PlansSection } from './plans-section.tsx';

const plan = (name: string, more: Partial<PlanRecord> = {}): PlanRecord => ({
  _id: `01890000-0000-7000-8000-${name.replaceAll(' ', '').padStart(12, '0')}`,
  name,
  price: 499,
  duration: 30,
  features: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
  accessiblePlans: [],
  requestQuota: 2,
  updatedAt: '2026-11-01T00:00:00.000Z',
  withdrawnAt: null,
  subscribers: 3,
  goods: [{ kind: 'component', count: 12 }],
  ...more,
});
const pro = plan('Pro');
const plus = plan('Pro Plus', { price: 2_499, duration: 180, accessiblePlans: [pro._id] });

let plans: PlanRecord[] = [];
let planLinks = 'both';
let sent: { method: string; path: string; body: unknown }[] = [];
const serve = (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
  const given: unknown = body === undefined ? undefined : JSON.parse(body);
  if (method !== 'GET') sent.push({ method, path, body: given });
  if (method === 'PUT' && path.endsWith('/settings'))
    ({ planLinks } = given as { planLinks: string });
  if (path.endsWith('/effect')) return Promise.resolve(Response.json({ people: 1_204 }));
  if (path.endsWith('/settings')) return Promise.resolve(Response.json({ planLinks }));
  return Promise.resolve(
    Response.json(method === 'GET' ? plans : { ...pro, ...(given as object) }),
  );
};

const show = async () => {
  const Page = createRoutesStub([{ path: '*', Component: PlansSection }]);
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  return screen.findByRole('button', { name: 'Add New Plan' });
};
const field = (name: string) => screen.getByRole('textbox', { name });
const number = (name: string) => screen.getByRole('spinbutton', { name });
const features = () =>
  screen.getAllByRole('textbox', { name: /^Feature / }).map((it) => (it as HTMLInputElement).value);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  plans = [pro, plus];
  planLinks = 'both';
  sent = [];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

test('nothing on sale says so [AD-54]', async () => {
  plans = [];
  await show();
  expect(screen.getByRole('heading', { name: 'No subscription plans yet' })).toBeVisible();
});

test('an answer that never came has no number to quote', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 400 })));
  void show().catch(() => {});
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText(/^Request/)).toBeNull();
});

test('a card shows the price per month, what is paid, four features and how many more [AD-51] [CON-26] [CON-27]', async () => {
  await show();
  const card = screen.getByRole('heading', { name: 'Pro Plus' }).closest('li')!;
  expect(card).toHaveTextContent('₹417/ month');
  expect(card).toHaveTextContent('₹2,499 for 180 days');
  expect(card).toHaveTextContent('+2 more features');
  expect(within(card).getAllByRole('listitem')).toHaveLength(4);
});

test('name, price and duration are required, whole and not too small [VA-18] [VA-19] [VA-20]', async () => {
  await show();
  await press('Add New Plan');
  await userEvent.clear(number('Duration (days)'));
  await press('Create Plan');
  expect(screen.getByText('Name, price, and duration are required')).toBeVisible();
  expect(field('Name')).toHaveFocus();
  await userEvent.type(field('Name'), 'Team');
  for (const [price, duration] of [
    ['-1', '30'],
    ['1.5', '30'],
    ['10', '0'],
    ['10', '1.5'],
  ] as const) {
    await userEvent.clear(number('Price (₹)'));
    await userEvent.type(number('Price (₹)'), price);
    await userEvent.clear(number('Duration (days)'));
    await userEvent.type(number('Duration (days)'), duration);
    await press('Create Plan');
  }
  expect(number('Price (₹)')).toHaveAttribute('min', '0');
  expect(number('Price (₹)')).toHaveAttribute('step', '1');
  expect(number('Duration (days)')).toHaveAttribute('min', '1');
  expect(sent).toEqual([]);
});

test('a new plan lasts thirty days unless one of the usual durations is pressed [CON-25] [CON-26]', async () => {
  await show();
  await press('Add New Plan');
  expect(number('Duration (days)')).toHaveValue(30);
  const presets = within(screen.getByRole('group', { name: 'Usual durations' }));
  expect(presets.getAllByRole('button').map((it) => it.textContent)).toEqual([
    '1 day',
    '7 days',
    '30 days',
    '90 days',
    '180 days',
    '365 days',
  ]);
  await press('365 days');
  expect(number('Duration (days)')).toHaveValue(365);
  expect(screen.getByRole('button', { name: '365 days' })).toHaveAttribute('aria-pressed', 'true');
});

test('what a plan opens is a whole sentence before it has a name', async () => {
  await show();
  await press('Add New Plan');
  expect(
    screen.getByText(/^Its subscribers copy and download everything in Free and this plan\./),
  ).toBeVisible();
  await userEvent.type(field('Name'), 'Team');
  expect(screen.getByText(/^Team subscribers .* everything in Free and Team\./)).toBeVisible();
});

test('one feature line always remains, and empty ones are not sent [VA-21] [VA-22] [ST-54]', async () => {
  await show();
  await press('Add New Plan');
  expect(features()).toEqual(['']);
  expect(screen.getByRole('button', { name: 'Remove feature 1' })).toBeDisabled();
  await userEvent.type(field('Feature 1'), 'Everything{Enter}');
  expect(features()).toEqual(['Everything', '']);
  expect(field('Feature 2')).toHaveFocus();
  await press('Add Feature');
  await userEvent.type(field('Feature 3'), 'And more');
  await press('Remove feature 1');
  expect(features()).toEqual(['', 'And more']);
  await userEvent.type(field('Name'), 'Team');
  await userEvent.type(number('Price (₹)'), '0');
  const access = screen.getByRole('checkbox', { name: 'Pro - ₹499 for 30 days' });
  await userEvent.click(access);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Pro Plus/ }));
  await userEvent.click(access);
  await press('Create Plan');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    method: 'POST',
    path: '/api/subscription-plan',
    body: {
      name: 'Team',
      price: 0,
      duration: 30,
      features: ['And more'],
      accessiblePlans: [plus._id],
      requestQuota: 0,
    },
  });
});

test('a plan is changed in a dialog of its name, from the state it was loaded with [AD-53]', async () => {
  await show();
  await press('Edit Pro Plus');
  expect(screen.getByRole('dialog', { name: 'Edit Pro Plus Plan' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Pro - / })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unlimited' }));
  await press('Save Changes');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    path: `/api/subscription-plan/${plus._id}`,
    body: { accessiblePlans: [pro._id], requestQuota: null, updatedAt: plus.updatedAt },
  });
});

test('a plan with things in it is not deleted before they have a place to go', async () => {
  await show();
  await press('Delete Pro');
  const dialog = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this plan?',
  });
  expect(dialog).toHaveTextContent('3 subscribers keep it');
  await press('Delete Plan');
  expect(dialog).toHaveTextContent('Choose where the 12 components of Pro go.');
  expect(sent).toEqual([]);
});

test('the direction of links changes after the difference and the number of people were shown', async () => {
  await show();
  const row = () => screen.getByRole('row', { name: /^Pro Everything/ });
  expect(row()).toHaveTextContent('ProEverythingEverythingSaved and templates');
  const toggle = screen.getByRole('switch', { name: 'Links count in both directions' });
  await userEvent.click(toggle);
  const dialog = screen.getByRole('alertdialog');
  await waitFor(() =>
    expect(dialog).toHaveTextContent('1,204 people who hold a plan now will reach less, at once.'),
  );
  expect(within(dialog).getByRole('row', { name: /^Pro Everything/ })).toHaveTextContent(
    'Changes. Before: Saved and templatesAfter: Nothing',
  );
  expect(within(dialog).getByRole('row', { name: /^Pro Plus/ })).not.toHaveTextContent('Changes');
  await press('Cancel');
  expect(toggle).toBeChecked();
  expect(sent).toEqual([]);

  await userEvent.click(toggle);
  await press('Count one direction');
  await waitFor(() => expect(row()).toHaveTextContent('ProEverythingEverythingNothing'));
  expect(sent).toMatchObject([{ method: 'PUT', body: { planLinks: 'downward' } }]);
});

test('whoever deletes a plan is told whose subscribers will reach what was in it', async () => {
  await show();
  await press('Delete Pro');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).not.toHaveTextContent('will reach them');
  const choose = async (name: RegExp) => {
    await userEvent.click(screen.getByRole('combobox', { name: /^Where should its/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await choose(/^Pro Plus/);
  expect(dialog).toHaveTextContent('Subscribers of Pro Plus will reach them too.');
  await choose(/^Free for everybody/);
  expect(dialog).toHaveTextContent('Everybody will reach them, without a plan.');
});
