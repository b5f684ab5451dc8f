import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub, Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@tessera/contract/users';
import { useDraft } from './draft.ts';
import { enter, forget, startSession, useSessionState } from './session-store.ts';
import { removeToken } from './session-token.ts';
import { SignInAgain } from './sign-in-again.ts';

const admin = (id: string): User => ({
  _id: id,
  name: 'Asha',
  email: 'asha@lotusworks.example',
  phone: null,
  role: 'admin',
  avatar: null,
  isVerified: true,
  createdAt: '2026-11-15T00:00:00.000Z',
});

function Form() {
  const [values, setValues] = useState({ title: '', tags: [] as string[] });
  const { clear, guard } = useDraft({
    form: 'component',
    values,
    isDirty: values.title !== '',
    restore: setValues,
    hasFiles: values.title.includes('picture'),
  });
  return (
    <>
      <input
        aria-label="Title"
        value={values.title}
        onChange={({ target }) => setValues({ ...values, title: target.value })}
      />
      <button onClick={clear}>Saved</button>
      <button
        onClick={() => {
          setValues({ ...values });
          void Promise.resolve().then(clear);
        }}
      >
        Saved later
      </button>
      {guard.offer && (
        <button onClick={guard.offer.onRestore}>
          {`Restore ${guard.offer.time}${guard.offer.hadFiles ? ' without files' : ''}`}
        </button>
      )}
      {guard.isHeld && <button onClick={guard.onLeave}>Leave anyway</button>}
      <Link to="/elsewhere">Elsewhere</Link>
      {guard.signIn}
    </>
  );
}

function Page() {
  const { status, isExpired } = useSessionState();
  if (status !== 'in') return <p>Sign-in page</p>;
  return (
    <SignInAgain value={<p>Sign in to go on</p>}>
      {isExpired && <p>expired</p>}
      <Form />
    </SignInAgain>
  );
}

const show = () => {
  const Stub = createRoutesStub([
    { path: '/', Component: Page },
    { path: '/elsewhere', Component: () => <p>Another page</p> },
  ]);
  return render(<Stub />);
};
const type = (title: string) =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(600));
const offer = () => screen.queryByRole('button', { name: /^Restore/ });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft '));

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T05:12:00Z') });
  stop = startSession();
  enter({ token: 't1', user: admin('asha') });
});
afterEach(() => {
  act(forget);
  stop();
  vi.useRealTimers();
  localStorage.clear();
});

test('what was typed is offered after a reload, in the time of the shop, and removed once saved', async () => {
  const first = show();
  expect(offer()).toBeNull();
  type('Quiet hero');
  await pause();
  first.unmount();

  show();
  expect(offer()).toHaveTextContent('Restore 10:42');
  fireEvent.click(offer()!);
  expect(screen.getByLabelText('Title')).toHaveValue('Quiet hero');
  expect(offer()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Saved' }));
  await pause();
  expect(drafts()).toEqual([]);
});

test('what was saved is not offered again, although the form made its values anew while it was sent', async () => {
  const first = show();
  type('Quiet hero');
  fireEvent.click(screen.getByRole('button', { name: 'Saved later' }));
  await pause();
  first.unmount();
  expect(drafts()).toEqual([]);
  show();
  expect(offer()).toBeNull();
});

test('the last letters before the page goes are kept too, and chosen files are said to be lost', () => {
  const first = show();
  type('With a picture');
  first.unmount();
  show();
  expect(offer()).toHaveTextContent('Restore 10:42 without files');
});

test('a draft is offered to nobody else, not after two weeks, and not to a form of other fields', async () => {
  show().unmount();
  const first = show();
  type('Mine');
  await pause();
  first.unmount();
  act(() => enter({ token: 't2', user: admin('other') }));
  show().unmount();
  const second = show();
  expect(offer()).toBeNull();
  second.unmount();

  act(() => enter({ token: 't1', user: admin('asha') }));
  const third = show();
  expect(offer()).not.toBeNull();
  third.unmount();
  const [key] = drafts();
  const stored = localStorage.getItem(key!)!;
  localStorage.setItem(key!, stored.replace('"tags":[]', '"tags":"none"'));
  const fourth = show();
  expect(offer()).toBeNull();
  fourth.unmount();
  localStorage.setItem(key!, stored);
  vi.setSystemTime(new Date('2026-12-03T05:12:00Z'));
  show();
  expect(offer()).toBeNull();
});

test('signing out removes the drafts, because they may hold code that is sold', async () => {
  const first = show();
  type('Quiet hero');
  await pause();
  first.unmount();
  expect(drafts()).toHaveLength(1);
  act(forget);
  expect(drafts()).toEqual([]);
});

test('drafts are bounded: twelve in a browser, and none that is too long', async () => {
  for (let number = 0; number < 20; number++)
    localStorage.setItem(
      `draft asha old ${number}`,
      JSON.stringify({ at: Date.now() - number, values: {} }),
    );
  show();
  type('Newest');
  await pause();
  expect(drafts()).toHaveLength(12);
  expect(drafts()).toContain('draft asha component');
  type('x'.repeat(400_000));
  await pause();
  expect(localStorage.getItem('draft asha component')).toContain('Newest');
});

test('leaving with typed work asks first, and leaving it removes the draft', async () => {
  show();
  type('Quiet hero');
  await pause();
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await pause();
  expect(screen.queryByText('Another page')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Leave anyway' }));
  await pause();
  expect(screen.getByText('Another page')).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('a session that ends keeps a form with typed work, and asks to sign in above it', async () => {
  show();
  type('Quiet hero');
  await pause();
  act(removeToken);
  expect(screen.getByText('Sign in to go on')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Quiet hero');
  act(() => enter({ token: 't2', user: admin('asha') }));
  expect(screen.queryByText('Sign in to go on')).toBeNull();
  expect(screen.getByLabelText('Title')).toHaveValue('Quiet hero');
});

test('a sign-in in another tab does not drop what is typed here', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ user: admin('asha') })));
  show();
  type('Quiet hero');
  localStorage.setItem('token', 't3');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(screen.getByLabelText('Title')).toHaveValue('Quiet hero');
  await pause();
  expect(screen.getByLabelText('Title')).toHaveValue('Quiet hero');
  vi.unstubAllGlobals();
});

test('a session that ends without typed work, or whose work is given up, is over', async () => {
  show();
  type('Quiet hero');
  await pause();
  act(removeToken);
  expect(screen.getByText('expired')).toBeVisible();
  type('');
  expect(screen.getByText('Sign-in page')).toBeVisible();
  act(() => enter({ token: 't1', user: admin('asha') }));
  act(removeToken);
  expect(screen.getByText('Sign-in page')).toBeVisible();
});
