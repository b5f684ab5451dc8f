import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notify } from '../../ui/notify.ts';
import { Notices } from './notices.tsx';

test('the first notice brings the toasts, and none is lost on the way', async () => {
  notify({ title: 'Said before anybody listened' });
  render(<Notices />);
  act(() => notify({ title: 'Said while they were fetched' }));
  expect(await screen.findByText('Said before anybody listened')).toBeVisible();
  expect(screen.getByText('Said while they were fetched')).toBeVisible();
  act(() => notify({ title: 'Said when they were there' }));
  expect(await screen.findByText('Said when they were there')).toBeVisible();
});
