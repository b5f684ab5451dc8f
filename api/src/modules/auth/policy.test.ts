import { expect, test } from 'vitest';
import { NOTORIOUS } from '../../../test/notorious-passwords.ts';
import { AppError } from '../../platform/errors.ts';
import { requirePassword } from './policy.ts';

const EMAIL = 'asha.rao@example.test';

const refusalOf = (password: string, refuseCommon = true): string | null => {
  try {
    requirePassword(password, { refuseCommon, email: EMAIL });
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

test('every notorious password is refused, in any case', () => {
  expect(NOTORIOUS.length).toBeGreaterThan(300);
  const accepted = NOTORIOUS.flatMap((text) => [text, text.toUpperCase()]).filter(
    (text) => refusalOf(text) !== 'COMMON_PASSWORD',
  );
  expect(accepted).toEqual([]);
});

test('outside production six characters are enough', () => {
  expect(NOTORIOUS.filter((text) => refusalOf(text, false) !== null)).toEqual([]);
  expect(refusalOf('12345', false)).toBe('WEAK_PASSWORD');
});

test.each([
  'ｐａｓｓｗｏｒｄ',
  'p@$$w0rd!!',
  '**letmein**',
  '2024football',
  'Dragon#2025!',
  'shadowshadow',
  'zz987654321',
  'asha.rao',
  'Asha.Rao@example.test',
])('%s is a common one in disguise', (password) => {
  expect(refusalOf(password)).toBe('COMMON_PASSWORD');
});

test.each([
  'x7#qLm',
  'lovely evening rain',
  'password of my aunt',
  'correct-zebra-11-ladder',
  'vK3!pZ9w',
  'नमस्ते दुनिया',
  'tr0mbone under glass',
  '4th-floor-balcony',
])('%s is fine', (password) => {
  expect(refusalOf(password)).toBeNull();
});
