import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentAnalytics, CopiedComponent } from '@tessera/contract/analytics-admin';
import { getQueryClient } from '../../api/query-client.ts';
import { AnalyticsSection } from './analytics-section.tsx';

const component = (n: number, more: Partial<CopiedComponent> = {}): CopiedComponent => ({
  _id: `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  title: `Split hero with art panel ${n}`,
  category: 'Hero',
  type: 'free',
  imageUrl: null,
  uniqueCopies: 1_000 - n,
  ...more,
});
const NOTHING: ComponentAnalytics = {
  mostCopied: [],
  total: 0,
  isMore: false,
  topCopied: [],
  topComponent: null,
  byCategory: [],
  overTime: [{ day: '2026-11-15', free: 0, paid: 0 }],
  copyHistory: [],
  totalCopies: 0,
  freeCopies: 0,
  paidCopies: 0,
  uniqueUsers: 0,
  waiting: 0,
};

let answer: ComponentAnalytics = NOTHING;
let asked: string[] = [];
const show = () => {
  const Page = createRoutesStub([{ path: '*', Component: AnalyticsSection }]);
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
};
const chart = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section')!);

beforeEach(() => {
  answer = NOTHING;
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(path.includes('zero-result') ? [] : answer));
  });
});
afterEach(() => {
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

test('a shop where nothing was copied yet says so everywhere [ERR-39] [ERR-40] [ERR-41]', async () => {
  show();
  expect(
    await screen.findByRole('heading', { name: 'No analytics data available' }),
  ).toBeInTheDocument();
  expect(screen.getByText('No recent copy activity found.')).toBeInTheDocument();
  for (const title of ['Most Copied Components', 'Copies by Category', 'Copies in the last 1 days'])
    expect(chart(title).getByText('No data available for chart')).toBeInTheDocument();
  expect(screen.getByText('Top Component').nextSibling).toHaveTextContent('None yet');
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

test('figures are split, and what waits to be counted is told', async () => {
  answer = {
    ...NOTHING,
    totalCopies: 18_204,
    freeCopies: 13_880,
    paidCopies: 4_324,
    uniqueUsers: 3_417,
    topComponent: component(1),
    waiting: 12,
  };
  show();
  expect(await screen.findByText('18,204')).toBeInTheDocument();
  expect(screen.getByText('13,880 free · 4,324 paid')).toBeInTheDocument();
  expect(screen.getByText('3,417')).toBeInTheDocument();
  expect(screen.getByText('12 copies being counted')).toBeInTheDocument();
  expect(screen.getByText('999 unique copies')).toBeInTheDocument();
});

test('a bar for each of the first, its title cut at 15 characters [AD-36] [CON-28]', async () => {
  answer = {
    ...NOTHING,
    topCopied: Array.from({ length: 10 }, (_, n) => component(n)),
    byCategory: [
      { category: 'Hero', copies: 2 },
      { category: 'FAQ', copies: 1 },
    ],
  };
  show();
  const names = await screen.findAllByTitle(/^Split hero with art panel \d$/);
  expect(names).toHaveLength(10);
  for (const name of names) expect(name).toHaveTextContent(/^Split hero with…$/);
  expect(chart('Copies by Category').getByText('67%')).toBeInTheDocument();
});

test('a search and its second page are asked for', async () => {
  answer = { ...NOTHING, mostCopied: [component(1)], total: 12 };
  show();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search components' }), 'hero');
  await waitFor(() => expect(asked.at(-1)).toContain('search=hero'));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/search=hero.*page=2/));
});
