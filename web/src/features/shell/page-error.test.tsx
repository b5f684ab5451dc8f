import { render, screen } from '@testing-library/react';
import { createRoutesStub, data, useRouteError } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { PageError } from './page-error.tsx';

function Boundary() {
  return <PageError error={useRouteError()} />;
}

function show(page: { loader?: () => never; Component?: () => never }) {
  const Pages = createRoutesStub([
    {
      path: '/',
      Component: () => null,
      HydrateFallback: () => null,
      ...page,
      ErrorBoundary: Boundary,
    },
  ]);
  render(<Pages />);
}

// React and the router log the errors that they catch.
afterEach(() => void vi.mocked(console.error).mockClear());

test('a failed loader says what happened and names the request', async () => {
  show({
    loader: () => {
      throw new ApiError({
        kind: 'http',
        status: 503,
        message: 'We are catching our breath.',
        requestId: 'r-17',
      });
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We are catching our breath.');
  expect(screen.getByText('r-17')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('an answer thrown by a loader is read the same way', async () => {
  show({
    loader: () => {
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to respond
      throw data({ message: 'Too many requests.', requestId: 'r-18' }, { status: 429 });
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  expect(screen.getByText('r-18')).toBeVisible();
});

test('a page that cannot be drawn can be tried again and tells no secrets', async () => {
  show({
    Component: () => {
      throw new Error('column "secret" does not exist');
    },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Something went wrong',
  );
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('secret');
});

test('what a loader cannot find is a missing page', async () => {
  show({
    loader: () => {
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to respond
      throw data(null, { status: 404 });
    },
  });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
