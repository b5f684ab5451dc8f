import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getQueryClient } from '../../api/query-client.ts';
import { BillingDetails } from './billing-details.tsx';

const before = { country: 'IN', state: '27', businessName: 'Lotus', gstin: '27ABCDE1234F1Z0' };
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
  expect(screen.getByLabelText('Business name (optional)')).toHaveValue('Lotus');
  await userEvent.clear(screen.getByLabelText('Business name (optional)'));
  await userEvent.clear(gstin);
  await save();
  expect(sent).toEqual([{ country: 'IN', state: '27', businessName: null, gstin: null }]);
});

test.each([
  ['27ABCDE1234F1Z', 'A GSTIN has 15 characters, such as 29ABCDE1234F1ZW.'],
  ['27ABCDE1234F1Z5', 'This GSTIN has a typing mistake. Please compare it with yours.'],
  ['29ABCDE1234F1ZW', 'This GSTIN belongs to another State.'],
])('a GSTIN of %s is not sent', async (typed, complaint) => {
  serve((body) => Response.json(body));
  const gstin = await show();
  await userEvent.clear(gstin);
  await userEvent.type(gstin, typed);
  await save();
  expect(gstin).toHaveAccessibleDescription(complaint);
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
