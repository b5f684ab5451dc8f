import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify } from '../../ui/notify.ts';
import { Notices } from './notices.tsx';

/** A toast disappears after three seconds. On a slow machine that can pass between two lines. */
const expectSaid = (title: string) =>
  vi.waitFor(() => expect(screen.getByText(title)).toBeVisible(), { timeout: 10_000 });

test('the first notice brings the toasts, and none is lost on the way', async () => {
  vi.useFakeTimers();
  notify({ title: 'Said before anybody listened' });
  render(<Notices />);
  act(() => notify({ title: 'Said while they were fetched' }));
  await expectSaid('Said before anybody listened');
  expect(screen.getByText('Said while they were fetched')).toBeVisible();
  act(() => notify({ title: 'Said when they were there' }));
  await expectSaid('Said when they were there');
  vi.useRealTimers();
});
