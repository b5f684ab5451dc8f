import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FEEDBACK_TEXTS } from '@tessera/contract/feedback-rules';
import { FeedbackForm } from './feedback-form.tsx';

afterEach(() => void vi.unstubAllGlobals());

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
const words = () => screen.getByLabelText('Your words');
const email = () => screen.getByLabelText('Email');

test('a complaint goes when its field is mended, and no new one comes while somebody types', async () => {
  render(<FeedbackForm />);
  await userEvent.type(email(), 'meera');
  await send();
  expect(words()).toHaveAccessibleDescription(FEEDBACK_TEXTS.missing);
  await userEvent.type(words(), 'Lovely.');
  expect(words()).not.toHaveAccessibleDescription();
  expect(email()).toBeInvalid();
  await userEvent.type(email(), '@x.example');
  expect(email()).toBeValid();
  await userEvent.clear(words());
  expect(words()).not.toHaveAccessibleDescription();
});

test('whoever writes something else starts in the field', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  render(<FeedbackForm />);
  expect(document.body).toHaveFocus();
  await userEvent.type(words(), 'Lovely.');
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Write something else' }));
  expect(words()).toHaveFocus();
});
