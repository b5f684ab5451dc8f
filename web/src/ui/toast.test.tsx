import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForNotices, notify } from './notify.ts';
import { Toaster } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const say = (...notices: Parameters<typeof notify>) => act(() => notify(...notices));

it('holds what was said before it was there, in order', () => {
  notify({ title: 'First' });
  notify({ title: 'Second' });
  const heard: string[] = [];
  const stop = listenForNotices(({ title }) => heard.push(title));
  notify({ title: 'Third' });
  stop();
  expect(heard).toEqual(['First', 'Second', 'Third']);
});

it('shows a waiting notice once mounted and lets it go after 3 s [CON-14]', async () => {
  notify({ title: 'Saved', tone: 'positive' });
  render(<Toaster />);
  await pass(50);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await pass(2800);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await pass(400);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('leaves twenty seconds for an action', async () => {
  render(<Toaster />);
  say({ title: 'Withdrawn', action: { label: 'Undo', onSelect: () => {} } });
  await pass(19_000);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await pass(1_500);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('speaks politely, also of bad news', async () => {
  render(<Toaster />);
  say({ title: 'Could not save', description: 'Try again.', tone: 'danger' });
  await pass(50);
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveTextContent('Could not save');
  expect(region).toHaveTextContent('Try again.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('stays while the pointer rests on it', async () => {
  render(<Toaster />);
  say({ title: 'Reading' });
  await pass(50);
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
  await pass(10_000);
  expect(screen.getByText('Reading')).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }));
  await pass(3200);
  expect(screen.queryByText('Reading')).not.toBeInTheDocument();
});

it('runs its action and closes', async () => {
  const onSelect = vi.fn<() => void>();
  render(<Toaster />);
  say({ title: 'Removed', action: { label: 'Undo', onSelect } });
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(50);
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed')).not.toBeInTheDocument();
});

it('can be dismissed', async () => {
  render(<Toaster />);
  say({ title: 'Copied' });
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(50);
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();
});
