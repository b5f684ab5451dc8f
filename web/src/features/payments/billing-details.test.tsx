import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getQueryClient } from '../../api/query-client.ts';
import { BillingDetails } from './billing-details.tsx';

const before = {
  country: 'IN',
  state: '27',
  businessName: 'Lotus',
  address: '4, Hill Road',
  city: 'Mumbai',
  postalCode: '400050',
  accountsEmail: 'accounts@lotus.test',
  gstin: '27ABCDE1234F1Z0',
};
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  getQueryClient().clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const serve = (answer: (body: unknown) => Response) =>
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    if (init.method === 'GET') return Promise.resolve(Response.json(before));
    const body: unknown = JSON.parse(init.body as string);
    sent.push(body);
    return Promise.resolve(answer(body));
  });

const show = async () => {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <BillingDetails />
    </QueryClientProvider>,
  );
  return screen.findByLabelText('GSTIN (optional)');
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Billing Details' }));

test('what is known is there to be changed, and is sent whole', async () => {
  serve((body) => Response.json(body));
  const gstin = await show();
  expect(gstin).toHaveValue('27ABCDE1234F1Z0');
  expect(screen.getByLabelText('Business name')).toHaveValue('Lotus');
  await userEvent.clear(gstin);
  await save();
  expect(sent).toEqual([{ ...before, gstin: null }]);
});

test('an invoice for a person names no company', async () => {
  serve((body) => Response.json(body));
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'For me' }));
  expect(screen.queryByLabelText('Business name')).toBeNull();
  await save();
  const place = { address: null, city: null, postalCode: null };
  const person = { ...place, businessName: null, accountsEmail: null, gstin: null };
  expect(sent).toEqual([{ country: 'IN', state: '27', ...person }]);
});

test('a GSTIN chooses its State, and needs the name and the address', async () => {
  serve((body) => Response.json(body));
  const gstin = await show();
  await userEvent.clear(gstin);
  await userEvent.type(gstin, '29abcde1234f1zw');
  expect(gstin).toHaveAccessibleDescription(/^Karnataka, by its first two digits/);
  expect(screen.getByLabelText('State')).toHaveValue('Karnataka');
  for (const label of ['Business name', 'Address', 'City', 'PIN code'])
    await userEvent.clear(screen.getByLabelText(label));
  await save();
  expect(screen.getByLabelText('Business name')).toHaveFocus();
  for (const label of ['Business name', 'Address', 'City', 'PIN code'])
    expect(screen.getByLabelText(label)).toBeInvalid();
  await userEvent.type(screen.getByLabelText('PIN code'), '56000');
  expect(screen.getByLabelText('PIN code')).toHaveAccessibleDescription(
    'A PIN code has six digits, such as 560003.',
  );
  expect(sent).toEqual([]);
});

test('buyers abroad read that they are charged in rupees', async () => {
  serve((body) => Response.json(body));
  await show();
  expect(screen.queryByText(/charged in Indian rupees/)).toBeNull();
  const country = screen.getByLabelText('Country');
  await userEvent.clear(country);
  await userEvent.type(country, 'Germ');
  await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
  expect(screen.getByText(/charged in Indian rupees/)).toBeVisible();
  expect(screen.queryByLabelText('GSTIN (optional)')).toBeNull();
});

test.each([
  ['27ABCDE1234F1Z', 'A GSTIN has 15 characters, such as 29ABCDE1234F1ZW.'],
  ['27ABCDE1234F1Z5', 'This GSTIN has a typing mistake. Please compare it with yours.'],
])('a GSTIN of %s is not sent', async (typed, complaint) => {
  serve((body) => Response.json(body));
  const gstin = await show();
  await userEvent.clear(gstin);
  await userEvent.type(gstin, typed);
  await save();
  expect(gstin).toHaveAccessibleDescription(expect.stringContaining(complaint));
  expect(gstin).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a State that is not the one of the GSTIN is not sent', async () => {
  serve((body) => Response.json(body));
  const gstin = await show();
  const state = screen.getByLabelText('State');
  await userEvent.clear(state);
  await userEvent.type(state, 'Karn');
  await userEvent.click(await screen.findByRole('option', { name: 'Karnataka' }));
  await save();
  expect(gstin).toHaveAccessibleDescription(/This GSTIN belongs to another State\./);
  expect(gstin).toHaveFocus();
  expect(sent).toEqual([]);
});

test('what the server refuses is said, and what was typed stays', async () => {
  serve(() => Response.json({ message: 'Not today.' }, { status: 503 }));
  const gstin = await show();
  await save();
  expect(await screen.findByText('Not today.')).toBeVisible();
  expect(gstin).toHaveValue('27ABCDE1234F1Z0');
});
