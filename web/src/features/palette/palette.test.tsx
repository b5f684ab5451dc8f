import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Palette } from './palette.tsx';

const Pages = createRoutesStub([
  {
    path: '*',
    Component: () => (
      <>
        <p data-testid="place">{useLocation().pathname}</p>
        <Palette open onOpenChange={() => {}} />
      </>
    ),
  },
]);

afterEach(() => void vi.unstubAllGlobals());

const find = (path: string) =>
  path.includes('search=deodar') && path.includes('/component')
    ? [{ slug: 'deodar-card', title: 'Deodar card', category: 'Cards' }]
    : [];

test('Enter before the answer goes to what is found first, and further letters take it back', async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(find(path)));
  render(<Pages initialEntries={['/']} />);
  const field = await screen.findByRole('combobox', {
    name: 'Search components, templates and pages',
  });
  await userEvent.type(field, 'pri{Enter}zzz');
  expect(await screen.findByText('Nothing found. Try a shorter word.')).toBeVisible();
  expect(screen.getByTestId('place')).toHaveTextContent(/^\/$/);
  await userEvent.clear(field);
  await userEvent.type(field, 'deodar{Enter}');
  await waitFor(() =>
    expect(screen.getByTestId('place')).toHaveTextContent('/components/deodar-card'),
  );
});

test('a source that failed is asked again, and its results appear without another letter', async () => {
  let failures = 1;
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('search=deodar') && path.includes('/component') && failures-- > 0
      ? new Response(null, { status: 503 })
      : Response.json(find(path)),
  );
  render(<Pages initialEntries={['/']} />);
  await userEvent.type(await screen.findByRole('combobox'), 'deodar');
  expect(await screen.findByText('Components could not be searched just now.')).toBeVisible();
  expect(await screen.findByText('Deodar card', undefined, { timeout: 5_000 })).toBeVisible();
  expect(screen.queryByText('Components could not be searched just now.')).toBeNull();
});
