import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Allowance } from '@tessera/contract/requests';
import { AllowanceCard } from './allowance-card.tsx';
import { allowanceQuery, requestsQuery } from './queries.ts';
import { RequestForm } from './request-form.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestsPage } from './requests-page.tsx';

const show = (piece: ReactNode, queries = new QueryClient()) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{piece}</MemoryRouter>
    </QueryClientProvider>,
  );

const offers: Allowance['offers'] = [
  { _id: 'pro', name: 'Pro', price: 499, duration: 30, requestQuota: 2 },
  { _id: 'plus', name: 'Pro Plus', price: 999, duration: 30, requestQuota: null },
];
const card = (allowance: Partial<Allowance>) =>
  show(
    <AllowanceCard
      allowance={{ periods: [], left: 0, offers, ...allowance }}
      isAsking={false}
      onAsk={() => {}}
    />,
  );
const endsAt = '2026-12-15T10:00:00.000Z';

test('without a plan the card names the plans that give requests', () => {
  card({});
  const [pro, plus] = screen.getAllByRole('listitem');
  expect(pro).toHaveTextContent('Pro2 custom requests₹499 for 30 days');
  expect(plus).toHaveTextContent('unlimited custom requests');
  expect(screen.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/#pricing');
});

test('with a plan it says what is left, and offers to ask while something is', () => {
  card({ periods: [{ plan: 'Pro', quota: 2, left: 1, endsAt }], left: 1 });
  expect(screen.getByRole('heading')).toHaveTextContent('1 request left');
  expect(screen.getByRole('button', { name: 'New Request' })).toBeVisible();
});

test('when all are used it says so and leads to the plans', () => {
  card({ periods: [{ plan: 'Pro', quota: 2, left: 0, endsAt }], left: 0 });
  expect(screen.getByRole('heading')).toHaveTextContent('0 requests left');
  expect(screen.queryByRole('button', { name: 'New Request' })).toBeNull();
  expect(screen.getByRole('link', { name: 'View Plans' })).toBeVisible();
});

test('the form goes to the first thing that is missing, and tells a wrong link', async () => {
  show(<RequestForm onSent={() => {}} onCancel={() => {}} />);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
  await send();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Title'), 'A seat map');
  await send();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/^Links/), 'http://plain.example');
  expect(screen.getByLabelText(/^Links/)).toHaveAccessibleDescription(/begins with https:/);
});

describe('the form on the page', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  const allow = (left: number) =>
    queries.setQueryData(allowanceQuery.queryKey, {
      periods: [{ plan: 'Pro', quota: 2, left, endsAt }],
      left,
      offers,
    });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const title = () => screen.queryByLabelText('Title');

  beforeEach(async () => {
    allow(1);
    queries.setQueryData(requestsQuery.queryKey, {
      pages: [{ items: [], nextCursor: null, total: 0 }],
      pageParams: [null],
    });
    const copying = { copy: () => {}, copiedId: null, pendingId: null };
    show(<RequestsPage copying={copying} />, queries);
    await press('New Request');
  });

  test('keeps what was typed while it is folded, and when the last request is used meanwhile', async () => {
    await userEvent.type(title()!, 'Map');
    await press('New Request');
    expect(title()).not.toBeVisible();
    await press('New Request');
    expect(title()).toHaveFocus();
    allow(0);
    await screen.findByText('0 requests left');
    expect(screen.queryByRole('button', { name: 'New Request' })).toBeNull();
    expect(title()).toHaveValue('Map');
  });

  test('asks before what was typed is discarded', async () => {
    await userEvent.type(title()!, 'Map');
    await press('Cancel');
    await press('Keep editing');
    expect(title()).toHaveValue('Map');
    await press('Cancel');
    await press('Discard changes');
    expect(title()).toBeNull();
  });

  test('closes at once while nothing stands in it', async () => {
    await press('Cancel');
    expect(title()).toBeNull();
  });
});

test('the history tells whose words are whose', () => {
  const at = '2026-11-15T10:00:00.000Z';
  const entry = (by: 'requester' | 'team', text: string) =>
    ({ _id: text, by, status: null, text, at }) as const;
  const request = { createdAt: at, messages: [entry('team', 'Red?'), entry('requester', 'Blue.')] };
  show(<RequestHistory request={request} side="team" requesterName="Meera Nair" />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Request sent');
  expect(second).toHaveTextContent(/Tessera team.*Red\?/);
  expect(third).toHaveTextContent(/Meera Nair.*Blue\./);
});
