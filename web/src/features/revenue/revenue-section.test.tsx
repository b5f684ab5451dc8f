import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getQueryClient } from '../../api/query-client.ts';
import { RevenueSection } from './revenue-section.tsx';

const NAMES = ['Pro', 'Pro Plus', 'Studio', 'Agency', 'Single component', 'Team'];
const sold = {
  _id: '01890000-0000-7000-8000-000000000001',
  user: { name: 'Asha Rao', email: 'asha@example.test' },
  plan: { name: 'Pro', duration: 30 },
  component: null,
  creator: null,
  amount: 499,
  refunded: 0,
  subscribedAt: '2026-11-01T06:00:00.000Z',
  expiresAt: '2100-12-01T06:00:00.000Z',
};
const single = {
  ...sold,
  _id: '01890000-0000-7000-8000-000000000002',
  user: { name: 'Bela Sen', email: 'bela@example.test' },
  plan: { name: 'Single component', duration: null },
  component: 'Aurora hero',
  expiresAt: null,
};
const _id = '01890000-0000-7000-8000-000000000003';
const ended = { refunded: 499, expiresAt: '2026-11-02T06:00:00.000Z' };
const over = { ...sold, ...ended, _id, user: { name: null, email: null } };
const figures = {
  sales: 3,
  newSubscriptions: 1,
  renewals: 1,
  singles: 1,
  singleRevenue: 199,
  refunds: 1,
  refunded: 499,
  lost: 0,
  fees: 12,
  checkoutsStarted: 6,
  checkoutsPaid: 3,
};
const money = { gross: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };

let rows: object[] = [];
let taxLines: object[] = [];
let isAway = false;
let asked: string[] = [];
const serve = (path: string) => {
  asked.push(path);
  if (isAway) return Promise.resolve(new Response('<h1>no</h1>', { status: 400 }));
  const empty = rows.length === 0;
  if (path.includes('/creators'))
    return Promise.resolve(
      Response.json({
        creators: [
          {
            _id: '01890000-0000-7000-8000-0000000000c1',
            name: 'Meera Nair',
            email: 'meera@example.test',
            createdAt: '2026-11-01T06:00:00.000Z',
            endedAt: null,
          },
        ],
        isMore: false,
      }),
    );
  if (path.includes('/gst'))
    return Promise.resolve(
      Response.json({
        month: '2026-11',
        sold: money,
        returned: money,
        net: money,
        lines: taxLines,
      }),
    );
  if (path.includes('/trends'))
    return Promise.resolve(
      Response.json({
        series: [{ day: '2026-11-01', fresh: empty ? 0 : 499, renewing: 0, refunds: 0 }],
        plans: empty
          ? []
          : NAMES.map((name, index) => ({ _id: `p${index}`, name, subscriptions: 10 - index })),
        figures,
        endingSoon: 4,
        given: 2,
      }),
    );
  return Promise.resolve(
    Response.json({
      stats: {
        totalRevenue: empty ? 0 : 1_234_567.5,
        monthlyRevenue: 698,
        activeSubscriptions: 12_345,
        totalSubscribers: 678,
      },
      subscriptions: rows,
      total: rows.length,
      isMore: false,
    }),
  );
};

const show = (search = '') => {
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <output>{useLocation().search}</output>
          <RevenueSection />
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Page initialEntries={[`/${search}`]} />
    </QueryClientProvider>,
  );
};
/** The figure of a card and the text below it. */
const cardOf = (label: string) =>
  [...screen.getByText(label).closest('dl')!.querySelectorAll('dd')].map((it) => it.textContent);

beforeEach(() => {
  rows = [sold, single, over];
  isAway = false;
  asked = [];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

test('three cards say what was earned, what runs and who ever paid [AD-56] [AD-57] [AD-58]', async () => {
  show();
  await screen.findByText('Asha Rao');
  expect(cardOf('Total Revenue')).toEqual(['₹12,34,567.50', '₹698 this month']);
  expect(cardOf('Active Subscriptions')).toEqual(['12,345', '4 expire in 7 days · 2 given']);
  expect(cardOf('Total Subscribers')[0]).toBe('678');
});

test('the period is read from the address, and written into it', async () => {
  show('?days=90');
  await screen.findByText('Asha Rao');
  expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked();
  expect(asked.filter((path) => path.includes('/trends'))).toEqual([
    expect.stringContaining('days=90'),
  ]);
  await userEvent.click(screen.getByRole('radio', { name: '12 months' }));
  expect(await screen.findByText('?days=365')).toBeVisible();
  expect(screen.getByRole('radio', { name: '12 months' })).toBeChecked();
});

test('plans are a pie of five fixed colours; what is beyond them is one slice [AD-59] [CON-31]', async () => {
  show();
  await screen.findByRole('img', { name: /^Subscription Plan Distribution/ });
  const pie = screen.getByRole('img', { name: /^Subscription Plan Distribution/ });
  const swatches = [...pie.querySelectorAll('li > span:first-child')].map(
    (it) => /bg-tile-\d/.exec(it.className)?.[0],
  );
  expect(swatches).toEqual(['bg-tile-1', 'bg-tile-2', 'bg-tile-3', 'bg-tile-4', 'bg-tile-5']);
  expect(within(pie).getAllByRole('listitem', { hidden: true }).at(-1)).toHaveTextContent('Other');
});

test('a row says who, what, how much, when, whether it runs and until when [AD-62] [EN-21]', async () => {
  show();
  await screen.findByText('Asha Rao');
  const table = screen.getByRole('table', { name: 'Subscription Details' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].slice(0, 6).map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Asha Raoasha@example.test', 'Pro30 days', '₹499', '1 Nov 2026', 'Active', '1 Dec 2100'],
    [
      'Bela Senbela@example.test',
      'Single componentAurora hero',
      '₹499',
      '1 Nov 2026',
      'Active',
      'Never',
    ],
    ['Deleted account', 'Pro30 days', '₹499refunded', '1 Nov 2026', 'Expired', '2 Nov 2026'],
  ]);
});

test('a shop that has sold nothing says so [ERR-59]', async () => {
  rows = [];
  show();
  expect(await screen.findByRole('heading', { name: 'No revenue data available' })).toBeVisible();
  expect(screen.getAllByText('No revenue data available')).toHaveLength(3);
});

test('what cannot be loaded is said, and Refresh Data asks again [AD-55] [ERR-60]', async () => {
  isAway = true;
  show();
  const said = await screen.findAllByText('Failed to load revenue data. Please try again.');
  expect(said.length).toBeGreaterThan(0);
  const period = screen.getByRole('region', { name: 'In the last 30 days' });
  expect(within(period).getAllByText('–')).toHaveLength(6);
  isAway = false;
  asked = [];
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Data' }));
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(screen.queryByText('Failed to load revenue data. Please try again.')).toBeNull();
  expect(asked.map((path) => path.split('?')[0])).toEqual(
    expect.arrayContaining([
      '/api/admin/revenue',
      '/api/admin/revenue/trends',
      '/api/admin/revenue/gst',
    ]),
  );
});

test('what happened in the period is told in figures', async () => {
  show();
  const section = await screen.findByRole('region', { name: 'In the last 30 days' });
  await within(section).findByText('50% of them paid');
  expect(section).toHaveTextContent('Refunds1₹499');
  expect(section).toHaveTextContent('Single sales1₹199');
  await userEvent.click(screen.getByRole('radio', { name: '12 months' }));
  expect(await screen.findByRole('region', { name: 'In the last 12 months' })).toBeVisible();
  expect(asked.some((path) => path.includes('days=365'))).toBe(true);
  const [asTable] = await screen.findAllByRole('button', { name: 'View as table' });
  await userEvent.click(asTable!);
  expect(screen.getByRole('columnheader', { name: 'Month' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Day' })).toBeNull();
});

test("the month's GST says which date counts, also when it is empty", async () => {
  show();
  const section = await screen.findByRole('region', { name: 'GST summary' });
  expect(section).toHaveTextContent(
    'By the dates on invoices, receipts and credit notes, in Indian time. Receipts stand at 0%.',
  );
  await within(section).findByText('No invoice, receipt or credit note is dated in this month.');
});

test('what was sold without tax is in the GST summary by its name', async () => {
  taxLines = [{ place: '96', name: 'Outside India', ratePercent: 0, ...money, gross: 499 }];
  onTestFinished(() => void (taxLines = []));
  show();
  const table = await screen.findByRole('table', { name: 'GST by place of supply' });
  const heads = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(heads).toEqual(['96 Outside India at 0%', 'Sold', 'Given back', 'Net']);
});

test('a sale names who made the component, and the list can be narrowed to a creator', async () => {
  const creator = { _id: '01890000-0000-7000-8000-0000000000c1', name: 'Meera Nair' };
  rows = [{ ...single, creator }];
  show();
  expect(await screen.findByRole('cell', { name: 'Meera Nair' })).toBeVisible();
  const filter = screen.getByRole('combobox', { name: 'Creator' });
  await userEvent.type(filter, 'mee');
  await vi.waitFor(() =>
    expect(asked.some((path) => path.includes('/creators') && path.includes('search=mee'))).toBe(
      true,
    ),
  );
  await userEvent.click(await screen.findByRole('option', { name: /Meera Nair/ }));
  await vi.waitFor(() =>
    expect(
      asked.some((path) => path.includes(`/admin/revenue?`) && path.includes(creator._id)),
    ).toBe(true),
  );
  expect(filter).toHaveValue('Meera Nair · meera@example.test');
});
