import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  navigate = useNavigate();
  const [search] = useSearchParams();
  return <SearchBar filter={readFilter(search)} />;
}

const Stub = createRoutesStub([{ path: '/dashboard', Component: Page }]);
const field = () => screen.getByRole('searchbox', { name: 'Search components' });
const go = (steps: number) => act(async () => navigate(steps));

test('the field follows the address through the history, also with the caret in it', async () => {
  render(<Stub initialEntries={['/dashboard']} />);
  await userEvent.type(field(), 'hero{Enter}');
  await userEvent.clear(field());
  await userEvent.type(field(), 'footer{Enter}');
  expect(field()).toHaveFocus();
  await go(-1);
  expect(field()).toHaveValue('hero');
  await go(-1);
  expect(field()).toHaveValue('');
  await go(2);
  expect(field()).toHaveValue('footer');
  expect(field()).toHaveFocus();
});

test('what somebody goes on typing while a search is on its way stays', async () => {
  render(<Stub initialEntries={['/dashboard']} />);
  await userEvent.type(field(), 'hero{Enter} with picture');
  expect(field()).toHaveValue('hero with picture');
});
