import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import type { RequestFile } from '@tessera/contract/requests-admin';
import type { User } from '@tessera/contract/users';
import { enter, forget, PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';
import { type AddComponentPiece, DeliverView } from './deliver-view.tsx';
import { requestFileQuery } from './queries.ts';

const at = '2026-11-15T10:00:00.000Z';
const request: RequestFile = {
  _id: '0190c0de-0000-7000-8000-000000000001',
  title: 'A seat map',
  category: 'Blocks',
  status: 'in-progress',
  createdAt: at,
  updatedAt: at,
  component: null,
  purpose: 'Visitors choose their seats.',
  links: [],
  plan: 'Pro',
  pictures: [],
  messages: [],
  requester: {
    _id: '0190c0de-0000-7000-8000-000000000002',
    name: 'Meera Nair',
    email: 'm@a.example',
  },
  needsReply: false,
};
const made = { _id: 'made', title: 'Seat map', status: 'private' } as ComponentRecord;

/** A minimal version of the component form, with the props that the view uses. */
const AddComponent: AddComponentPiece = ({ onDirty, onAdded }) => {
  const [code, setCode] = useState('');
  return (
    <>
      <textarea
        aria-label="Code"
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          onDirty(target.value !== '');
        }}
      />
      <button
        type="button"
        onClick={() => {
          onDirty(false);
          onAdded(made);
        }}
      >
        Add
      </button>
    </>
  );
};

const onLeave = vi.fn<() => void>();
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const code = () => screen.getByLabelText('Code');
const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });
const router = () =>
  createMemoryRouter(
    [
      {
        path: '/admin/dashboard',
        element: (
          <>
            <Link to="/admin/dashboard?section=users">Users</Link>
            <Link to="/admin/dashboard?section=requests&page=2">Page 2</Link>
            <DeliverView request={request} AddComponent={AddComponent} onLeave={onLeave} />
          </>
        ),
      },
      { path: '/', element: <p>Home</p> },
    ],
    { initialEntries: ['/', '/admin/dashboard?section=requests'] },
  );
let shown: ReturnType<typeof router>;

beforeEach(() => {
  onLeave.mockClear();
  enter({ token: 'a.b.c', user: { _id: 'admin', role: 'admin' } as User });
  const queries = new QueryClient({
    defaultOptions: { queries: { refetchOnMount: false, retry: false } },
  });
  queries.setQueryData(requestFileQuery(request._id).queryKey, request);
  queries.setQueryData(
    [PERSONAL_QUERY_KEY, 'admin-components', 'to-deliver', { status: 'private', limit: 8 }],
    {
      items: [],
      total: 0,
      isMore: false,
    },
  );
  shown = router();
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={shown} />
    </QueryClientProvider>,
  );
});

test('is left at once while nothing stands in it', async () => {
  await press('All requests');
  expect(onLeave).toHaveBeenCalledOnce();
  await go('Users');
  expect(question()).toBeNull();
  expect(shown.state.location.search).toBe('?section=users');
});

test('asks before a component that was begun is lost, and keeps it', async () => {
  await userEvent.type(code(), 'export');
  await press('All requests');
  await press('Keep editing');
  await waitFor(() => expect(question()).toBeNull());
  expect(code()).toHaveValue('export');
  expect(onLeave).not.toHaveBeenCalled();
  await press('All requests');
  await press('Discard changes');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('asks whoever goes to another section too', async () => {
  await userEvent.type(code(), 'export');
  await go('Page 2');
  expect(question()).toBeNull();
  await go('Users');
  await press('Keep editing');
  await waitFor(() => expect(question()).toBeNull());
  expect(shown.state.location.search).toBe('?section=requests&page=2');
  expect(code()).toHaveValue('export');
  await go('Users');
  await press('Discard changes');
  await waitFor(() => expect(shown.state.location.search).toBe('?section=users'));
  expect(onLeave).not.toHaveBeenCalled();
});

test('asks whoever goes back or closes the page', async () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await userEvent.type(code(), 'export');
  expect(closing()).toBe(true);
  await act(() => shown.navigate(-1));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(code()).toHaveValue('export');
  await userEvent.clear(code());
  expect(closing()).toBe(false);
  await act(() => shown.navigate(-1));
  expect(await screen.findByText('Home')).toBeVisible();
});

test('does not hold back whoever signs out', async () => {
  await userEvent.type(code(), 'export');
  forget();
  await shown.navigate('/');
  expect(await screen.findByText('Home')).toBeVisible();
});

test('asks before the message of a delivery is lost', async () => {
  await press('Add');
  await screen.findByRole('alertdialog', { name: 'Deliver Seat map?' });
  const message = () => screen.getByLabelText('Message (optional)');
  await userEvent.type(message(), 'With pleasure');
  await press('Cancel');
  await waitFor(() => expect(question()).toBeVisible());
  await press('Keep editing');
  await waitFor(() => expect(question()).toBeNull());
  expect(message()).toHaveValue('With pleasure');
  await userEvent.keyboard('{Escape}');
  await press('Discard changes');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // The added component is stored as private, so nothing is lost by leaving.
  await press('All requests');
  expect(onLeave).toHaveBeenCalledOnce();
});
