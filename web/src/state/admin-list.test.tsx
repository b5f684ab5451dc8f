import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoutesStub, type Navigator, Router, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAdminList } from './admin-list.ts';

const useList = () =>
  useAdminList({
    sorts: ['newest', 'copies'],
    sort: 'copies',
    filters: { filter: ['all', 'new'] },
    openFilters: ['plan'],
  });

const seen: { current?: { list: ReturnType<typeof useList>; goBack: () => void } } = {};

function Screen() {
  const list = useList();
  const navigate = useNavigate();
  useEffect(() => {
    seen.current = { list, goBack: () => void navigate(-1) };
  });
  return <output>{useLocation().search}</output>;
}

const show = (search: string) => {
  const Pages = createRoutesStub([{ path: '/', Component: Screen }]);
  render(<Pages initialEntries={[`/${search}`]} />);
};
const list = () => seen.current!.list;
const address = () => screen.getByRole('status').textContent;
/** The router updates asynchronously. */
const settle = (work: () => void) =>
  act(async () => {
    work();
    await vi.advanceTimersByTimeAsync(10);
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a bare address is the list as it comes', () => {
  show('?section=users');
  expect(list().query).toEqual({ sort: 'copies', direction: 'desc', page: 1, filter: 'all' });
  expect(list().isNarrowed).toBe(false);
});

test('the whole state is read from the address, and nonsense in it is not believed', () => {
  show('?search=asha&sort=newest&direction=asc&page=3&filter=new&plan=p1');
  expect(list().query).toEqual({
    search: 'asha',
    sort: 'newest',
    direction: 'asc',
    page: 3,
    filter: 'new',
    plan: 'p1',
  });
  expect(list().isNarrowed).toBe(true);
});

test.each(['?sort=x&direction=y&page=z&filter=w', '?page=-3', '?page=0.5'])('%s', (search) => {
  show(search);
  expect(list().query).toEqual({ sort: 'copies', direction: 'desc', page: 1, filter: 'all' });
});

test('any change of what is listed leads to its first page and keeps the rest', async () => {
  show('?section=users&page=4');
  await settle(() => list().setFilter('filter', 'new'));
  expect(address()).toBe('?section=users&filter=new');
  await settle(() => list().turnTo(2));
  expect(address()).toBe('?section=users&filter=new&page=2');
  await settle(() => list().setSort('newest'));
  expect(address()).toBe('?section=users&filter=new&sort=newest');
  await settle(() => list().turnTo(2));
  await settle(() => list().setDirection('asc'));
  expect(address()).toBe('?section=users&filter=new&sort=newest&direction=asc');
  await settle(() => list().setFilter('filter', 'all'));
  expect(address()).toBe('?section=users&sort=newest&direction=asc');
});

test('what is typed is asked for after a pause, from the first page, and is one step of the way back', async () => {
  show('?section=users&page=4');
  await settle(() => list().setFilter('plan', 'p1'));
  for (const text of ['a', 'as', 'ash ']) {
    await settle(() => list().setSearch(text));
    await wait(200);
  }
  expect([list().searchText, address()]).toEqual(['ash ', '?section=users&plan=p1']);
  await wait(200);
  expect([list().searchText, address()]).toEqual(['ash ', '?section=users&plan=p1&search=ash']);
  await settle(() => list().setSearch('ash r'));
  await wait(400);
  expect(address()).toBe('?section=users&plan=p1&search=ash+r');
  await settle(() => seen.current!.goBack());
  expect([list().searchText, address()]).toEqual(['', '?section=users&page=4']);
});

test('everything can be asked for again at once', async () => {
  show('?section=users&search=asha&filter=new&plan=p1&sort=newest&page=2');
  await settle(() => list().clear());
  expect(address()).toBe('?section=users&sort=newest');
  expect(list().searchText).toBe('');
});

test('a filter chosen while a search is on its way is kept', async () => {
  show('?section=users');
  await settle(() => list().setSearch('asha'));
  await wait(280);
  act(() => {
    list().setFilter('filter', 'new');
    vi.advanceTimersByTime(100);
  });
  await wait(50);
  expect(address()).toBe('?section=users&search=asha&filter=new');
});

test('a page turned while a search is on its way is the first of that search', async () => {
  show('?section=users&page=2');
  await settle(() => list().setSearch('asha'));
  await settle(() => list().turnTo(3));
  expect(address()).toBe('?section=users&search=asha');
  await wait(400);
  expect(address()).toBe('?section=users&search=asha');
  await settle(() => list().turnTo(3));
  expect(address()).toBe('?section=users&search=asha&page=3');
});

test('addresses that are rendered late do not take letters from the field', async () => {
  // A router whose addresses are rendered when the test says so, as on a slow machine.
  const asked: string[] = [];
  const ask = (to: { search?: string } | string) =>
    void asked.push(typeof to === 'string' ? to : (to.search ?? ''));
  const navigator = {
    createHref: String,
    go: () => undefined,
    push: ask,
    replace: ask,
  } as unknown as Navigator;
  const at = (search: string) => (
    <Router navigator={navigator} location={{ pathname: '/', search }}>
      <Screen />
    </Router>
  );
  const { rerender } = render(at(''));
  act(() => list().setSearch('La'));
  await wait(400);
  act(() => list().setSearch('Lante'));
  await wait(400);
  expect(asked).toEqual(['?search=La', '?search=Lante']);
  act(() => list().setSearch('Lantern'));
  rerender(at('?search=La'));
  expect(list().searchText).toBe('Lantern');
  rerender(at('?search=Lante'));
  expect(list().searchText).toBe('Lantern');
  await wait(400);
  expect(asked.at(-1)).toBe('?search=Lantern');
  rerender(at('?search=Lantern'));
  // An address from elsewhere still replaces the text.
  rerender(at('?search=La'));
  expect(list().searchText).toBe('La');
});
