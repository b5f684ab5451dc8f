import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { Arrival } from './arrival.tsx';

function Frame() {
  return (
    <>
      <Link to="/first">first</Link>
      <Link to="/second">second</Link>
      <Link to="/second?search=pill">search</Link>
      <Link to="/second#plans">plans</Link>
      <main id="main">
        <Outlet />
      </main>
      <Arrival />
    </>
  );
}

const Pages = createRoutesStub([
  {
    Component: Frame,
    children: [
      { path: '/first', Component: () => <h1>First page</h1> },
      {
        path: '/second',
        Component: () => (
          <>
            <h1>Second page</h1>
            <section id="plans">
              <h2>The plans</h2>
            </section>
          </>
        ),
      },
    ],
  },
]);

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('the first page leaves the focus where the browser put it', () => {
  render(<Pages initialEntries={['/first']} />);
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a new page gets the focus on its heading, and its title is said', async () => {
  render(<Pages initialEntries={['/first']} />);
  document.title = 'Second · Tessera';
  await follow('second');
  expect(await screen.findByRole('heading', { name: 'Second page' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Second · Tessera');
});

test('a search within the page leaves the focus alone', async () => {
  render(<Pages initialEntries={['/second']} />);
  await follow('search');
  expect(screen.getByRole('link', { name: 'search' })).toHaveFocus();
});

test('an address with a section puts the focus on its heading, also at once', async () => {
  render(<Pages initialEntries={['/second#plans']} />);
  expect(screen.getByRole('heading', { name: 'The plans' })).toHaveFocus();
  await follow('first');
  expect(await screen.findByRole('heading', { name: 'First page' })).toHaveFocus();
  await follow('plans');
  expect(await screen.findByRole('heading', { name: 'The plans' })).toHaveFocus();
});

test('an address that cannot be read names no section', () => {
  render(<Pages initialEntries={['/second#%E0%A4%A']} />);
  expect(document.body).toHaveFocus();
});
