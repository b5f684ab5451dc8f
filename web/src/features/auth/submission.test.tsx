import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { NO_PASSWORD, passwordFaults } from './checks.ts';
import { FormMessage } from './form-message.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSubmission } from './submission.ts';

function Sample({ send }: { send: () => Promise<void> }) {
  const { props, errors, failure, isSubmitting } = useSubmission({
    name: 'resetPassword',
    initial: NO_PASSWORD,
    check: passwordFaults,
    send,
  });
  return (
    <form {...props} aria-busy={isSubmitting}>
      <FormMessage failure={failure} />
      <NewPasswordFields label="Password" faults={errors} />
      <button type="submit">Go</button>
    </form>
  );
}

const password = () => screen.getByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm Password');

async function choose(first: string, second = first) {
  await userEvent.clear(password());
  await userEvent.clear(confirmation());
  await userEvent.type(password(), first);
  await userEvent.type(confirmation(), second);
}

test('is sent once, however often it is submitted meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const send = vi.fn<() => Promise<void>>(() => promise);
  render(<Sample send={send} />);
  await choose('gr8 walls');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Go' }));
  await userEvent.type(confirmation(), '{Enter}');
  expect(send).toHaveBeenCalledOnce();
  await act(async () => resolve(undefined));
  await userEvent.type(confirmation(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(2);
});

test('is not sent with a fault; the first field at fault is focused and says why', async () => {
  const send = vi.fn<() => Promise<void>>(async () => undefined);
  render(<Sample send={send} />);
  await choose('abcde', 'abcdef{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(password()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription(/^Password must be at least 6 characters long/);
  expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
  await choose('कखगघङच{Enter}', 'कखगघङच{Enter}');
  expect(password()).not.toHaveAttribute('aria-invalid');
});

test('a failure is read out, and goes with the next try', async () => {
  const send = vi.fn<() => Promise<void>>(async () => undefined);
  send.mockRejectedValueOnce(new ApiError({ kind: 'network', message: '' }));
  render(<Sample send={send} />);
  await choose('gr8 walls', 'gr8 walls{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to reset password. Please try again.',
  );
  await userEvent.type(confirmation(), '{Enter}');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
