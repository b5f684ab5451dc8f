import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import {
  createRoutesStub,
  type NavigateFunction,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { expect, test } from 'vitest';
import { readFilter } from './filter.ts';
import { SearchBar } from './search-bar.tsx';

let navigate: NavigateFunction;

function Page() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  const [search] = useSearchParams();
  return <SearchBar filter={readFilter(search)} />;
}

const Stub = createRoutesStub([{ path: '/dashboard', Component: Page }]);
const field = () => screen.getByRole('searchbox', { name: 'Search components' });
const travel = (steps: number) => act(async () => navigate(steps));

test('the field follows the address through the history, also with the caret in it', async () => {
  render(<Stub initialEntries={['/dashboard']} />);
  await userEvent.type(field(), 'hero{Enter}');
  await userEvent.clear(field());
  await userEvent.type(field(), 'footer{Enter}');
  expect(field()).toHaveFocus();
  await travel(-1);
  expect(field()).toHaveValue('hero');
  await travel(-1);
  expect(field()).toHaveValue('');
  await travel(2);
  expect(field()).toHaveValue('footer');
  expect(field()).toHaveFocus();
});

test('what somebody goes on typing while a search is on its way stays', async () => {
  render(<Stub initialEntries={['/dashboard']} />);
  await userEvent.type(field(), 'hero{Enter} with picture');
  expect(field()).toHaveValue('hero with picture');
});

test('Escape takes back a search as the cross does, and is nobody’s while there is none', async () => {
  render(<Stub initialEntries={['/dashboard?search=hero']} />);
  const cross = () => screen.queryByRole('link', { name: 'Clear search' });
  await userEvent.click(field());
  // Held down elsewhere, or meant for a word that is being put together.
  fireEvent.keyDown(field(), { key: 'Escape', repeat: true });
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(field()).toHaveValue('hero');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  await waitFor(() => expect(cross()).not.toBeInTheDocument());
  await travel(-1);
  expect(field()).toHaveValue('hero');
  await userEvent.click(cross()!);
  await waitFor(() => expect(cross()).not.toBeInTheDocument());
  await userEvent.type(field(), 'foot{Escape}er');
  expect(field()).toHaveValue('footer');
});
