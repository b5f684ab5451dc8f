import { expect, test } from 'vitest';
import { cooldownLeft, toEmailState, readEmailState } from './email-state.ts';

test.each([null, undefined, 'text', {}, { email: '' }, { email: 7 }])(
  '%j passes no email',
  (state) => {
    expect(readEmailState(state)).toBeNull();
  },
);

test('what one page passes the next one reads, the code of development included', () => {
  expect(readEmailState(toEmailState('a@b.test'))).toEqual({ email: 'a@b.test' });
  expect(readEmailState(toEmailState('a@b.test', { otp: '123456' }))).toEqual({
    email: 'a@b.test',
    otp: '123456',
    sentAt: expect.any(Number),
  });
});

test('the cooldown runs from the moment a code was asked for', () => {
  const passed = { email: 'a@b.test', sentAt: 1_000_000 };
  expect(cooldownLeft({ email: 'a@b.test' })).toBe(0);
  expect(cooldownLeft(passed, 1_000_000)).toBe(60);
  expect(cooldownLeft(passed, 1_020_500)).toBe(40);
  expect(cooldownLeft(passed, 1_060_000)).toBe(0);
  expect(cooldownLeft(passed, 500_000)).toBe(60);
});
