import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PagedList } from './paged-list.tsx';
import { Cell, HeaderCell, TableRow } from './table.tsx';

type Props = Partial<Parameters<typeof PagedList<string>>[0]>;

const idle = { data: undefined, error: null, isFetching: false, refetch: () => undefined };
const pageOf = (count: number, total = count, isMore = false) => ({
  items: Array.from({ length: count }, (_, index) => `row ${index + 1}`),
  total,
  isMore,
});

const list = (props: Props) => (
  <PagedList
    label="All users"
    noun={{ one: 'user', many: 'users' }}
    asked={idle}
    page={1}
    pageSize={15}
    onPage={() => undefined}
    head={<HeaderCell>User</HeaderCell>}
    renderRow={(row) => (
      <TableRow key={row}>
        <Cell>{row}</Cell>
      </TableRow>
    )}
    skeletonCells={<Cell>…</Cell>}
    failure="It did not arrive."
    empty={{ seed: 'users', title: 'Nobody here.' }}
    {...props}
  />
);
const show = (props: Props) => render(list(props));
const said = () => screen.getAllByRole('status')[0]!.textContent;

test('stands in its real shape while it is on its way', () => {
  show({ asked: { ...idle, isFetching: true } });
  expect(screen.getByRole('columnheader', { name: 'User' })).toBeVisible();
  expect(screen.getByText('Loading users')).toBeInTheDocument();
});

test('says how many there are', () => {
  const { rerender } = show({ asked: { ...idle, data: pageOf(1) } });
  expect(said()).toBe('1 user');
  rerender(list({ asked: { ...idle, data: pageOf(15, 214) }, page: 2 }));
  expect(said()).toBe('16–30 of 214 users');
  rerender(list({ asked: { ...idle, data: pageOf(15, 10_000, true) } }));
  expect(said()).toBe('1–15 of more than 10,000 users');
  rerender(list({ asked: { ...idle, data: pageOf(0) } }));
  expect(said()).toBe('No users');
  expect(screen.getByText('Nobody here.')).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  const refetch = vi.fn<() => void>();
  show({ asked: { ...idle, error: new Error('503'), refetch } });
  expect(within(screen.getByRole('alert')).getByText('It did not arrive.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('somebody who is no longer signed in is told nothing: they are led away', () => {
  const error = Object.assign(new Error('401'), { status: 401 });
  const { rerender } = show({ asked: { ...idle, error } });
  expect(screen.queryByText('It did not arrive.')).toBeNull();
  rerender(list({ asked: { ...idle, data: pageOf(1), error } }));
  expect(screen.queryByText('It did not arrive.')).toBeNull();
});

test('a page that is no longer there gives way to the last one', () => {
  const onPage = vi.fn<NonNullable<Props['onPage']>>();
  show({ asked: { ...idle, data: { items: [], total: 30, isMore: false } }, page: 3, onPage });
  expect(onPage).toHaveBeenCalledWith(2, { replace: true });
});
