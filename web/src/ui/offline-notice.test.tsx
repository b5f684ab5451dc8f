import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineNotice } from './offline-notice.tsx';

it('says politely that the connection is gone, and stops when it is back', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  onLine.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
