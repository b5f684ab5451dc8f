import { describe, expect, test } from 'vitest';
import { areHeavy, faultOfSamples, faultOfWork, faultsOfFields } from './application-rules.ts';

const MB = 1024 * 1024;
const GOOD = {
  name: 'Asha Rao',
  email: 'asha@example.test',
  phone: '+91 98765 43210',
  city: 'Pune',
  portfolio: '',
};

describe('the fields', () => {
  test('are fine when all four are there', () => {
    expect(faultsOfFields(GOOD)).toEqual({});
  });

  test.each(['name', 'email', 'phone', 'city'] as const)('%s is required [VA-32]', (name) => {
    for (const value of ['', '   '])
      expect(faultsOfFields({ ...GOOD, [name]: value })).toEqual({
        [name]: 'Please fill in all required fields',
      });
  });

  test.each([
    'asha',
    'asha@',
    'asha@localhost',
    'a b@example.test',
    'asha@example.test, ravi@example.test',
    'Asha <asha@example.test>',
    `${'a'.repeat(250)}@example.test`,
  ])('%s is no address', (email) => {
    expect(faultsOfFields({ ...GOOD, email })).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  test.each(['98765', 'call me', '+91 98765 43210 ext. 5', '1'.repeat(41)])(
    '%s is no number to call',
    (phone) => {
      expect(faultsOfFields({ ...GOOD, phone })).toEqual({
        phone: 'Please enter a phone number we can call',
      });
    },
  );

  test.each(['020-2553 1234', '(020) 25531234', '+1 (415) 555-0100', '9876543210'])(
    '%s is a number to call',
    (phone) => {
      expect(faultsOfFields({ ...GOOD, phone })).toEqual({});
    },
  );

  test('names and cities have an end', () => {
    const long = 'x'.repeat(121);
    expect(faultsOfFields({ ...GOOD, name: long, city: long })).toEqual({
      name: 'Please use at most 120 characters',
      city: 'Please use at most 120 characters',
    });
  });
});

describe('the work samples', () => {
  test('may be five, of 5 MB each, 20 MB in all [CON-19]', () => {
    expect(faultOfSamples([])).toBeNull();
    expect(faultOfSamples([1, 1, 1, 1, 1])).toBeNull();
    expect(faultOfSamples([5 * MB, 5 * MB, 5 * MB, 5 * MB])).toBeNull();
  });

  test('are not six [VA-33] [CON-19]', () => {
    expect(faultOfSamples([1, 1, 1, 1, 1, 1])).toBe('You can only upload up to 5 images');
  });

  test('are not larger than 5 MB [VA-34] [CON-19]', () => {
    expect(faultOfSamples([1, 5 * MB + 1])).toBe(
      'Some images exceed the 5MB size limit. Please compress your images before uploading.',
    );
  });

  test('are not more than 20 MB together [VA-35] [CON-19]', () => {
    expect(faultOfSamples([5 * MB, 5 * MB, 5 * MB, 5 * MB, 1])).toBe(
      'Total upload size exceeds 20MB. Please use smaller images.',
    );
  });

  test('are worth a warning above 15 MB [CON-19]', () => {
    expect(areHeavy([5 * MB, 5 * MB, 5 * MB])).toBe(false);
    expect(areHeavy([5 * MB, 5 * MB, 5 * MB, 1])).toBe(true);
  });
});

describe('the work', () => {
  test('is a sample or a link; one of them is needed', () => {
    expect(faultOfWork(0, ' ')).toBe('Please add a work sample or a link to your portfolio');
    expect(faultOfWork(1, '')).toBeNull();
    expect(faultOfWork(0, 'https://asha.example.test')).toBeNull();
  });

  test.each(['https://asha.example.test', 'https://example.test/a?b=c#d', ''])(
    '%j can be a portfolio',
    (portfolio) => {
      expect(faultsOfFields({ ...GOOD, portfolio })).toEqual({});
    },
  );

  test.each([
    'http://asha.example.test',
    'asha.example.test',
    'https://localhost',
    'https:asha.example.test',
    'https://asha:secret@example.test',
    'javascript:alert(1)',
    ' data:text/html,x',
    `https://example.test/${'x'.repeat(300)}`,
  ])('%j cannot', (portfolio) => {
    expect(faultsOfFields({ ...GOOD, portfolio })).toEqual({
      portfolio: 'Please enter a link that starts with https://',
    });
  });
});
