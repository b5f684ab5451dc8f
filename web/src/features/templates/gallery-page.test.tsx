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
import { GalleryPage } from './gallery-page.tsx';

let navigate: NavigateFunction;

function Page() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  const filter = readFilter(useSearchParams()[0]);
  return (
    <GalleryPage
      gallery={{ filter, page: { items: [], nextCursor: null, total: 0 }, failure: null }}
      isPending={false}
      downloads={{ mayHave: () => true, isUnsure: false, start: () => {}, pendingId: null }}
    />
  );
}

const Stub = createRoutesStub([{ path: '/templates', Component: Page }]);
const field = () => screen.getByRole('searchbox', { name: 'Search templates' });

test('whoever searches with Enter keeps the field, and Back brings the words of before', async () => {
  render(<Stub initialEntries={['/templates']} />);
  await userEvent.type(field(), 'studio{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('for “studio”');
  expect(field()).toHaveFocus();
  await userEvent.type(field(), ' north{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('for “studio north”');
  expect(field()).toHaveFocus();
  await act(async () => navigate(-1));
  expect(field()).toHaveValue('studio');
});
