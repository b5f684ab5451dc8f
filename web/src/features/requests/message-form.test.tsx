import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessageForm } from './message-form.tsx';

test('nothing written is said at the field, where the cursor goes, until something is', async () => {
  const sent: string[] = [];
  render(
    <MessageForm
      requestId="r1"
      label="Write to us"
      hint=""
      action="Send Message"
      onSend={(text) => Promise.resolve(sent.push(text))}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  const field = screen.getByRole('textbox', { name: 'Write to us' });
  expect(field).toHaveFocus();
  expect(screen.getByText('Write something first.')).toBeVisible();
  await userEvent.type(field, 'Thank you');
  expect(screen.queryByText('Write something first.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(sent).toEqual(['Thank you']);
});
