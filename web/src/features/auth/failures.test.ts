import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { reasonOf, refusalOf } from './failures.ts';

test('what the server says is shown as it is', () => {
  const error = new ApiError({ kind: 'http', status: 401, message: 'Not you.' });
  expect(reasonOf('login', error)).toBe('Not you.');
});

test.each([
  ['register', 'Registration failed', 'Registration failed. Please try again.'],
  ['verifyOtp', 'OTP verification failed', 'Failed to verify OTP. Please try again.'],
  ['login', 'Login failed', 'An unexpected error occurred. Please try again.'],
  ['resetPassword', 'Failed to reset password', 'Failed to reset password. Please try again.'],
] as const)('%s has one text for a silent refusal and one for silence', (name, refused, silent) => {
  expect(refusalOf(name)).toBe(refused);
  for (const kind of ['network', 'timeout'] as const)
    expect(reasonOf(name, new ApiError({ kind, message: 'unused' }))).toBe(silent);
  expect(reasonOf(name, new TypeError('a defect'))).toBe(silent);
});
