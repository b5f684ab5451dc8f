import { act, render, screen } from '@testing-library/react';
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
