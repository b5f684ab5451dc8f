import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';

const passing = { name: 'passing', state: 'passed', errors: [] };
const skipped = { name: 'skipped', state: 'skipped', errors: [] };
const failing = (name: string, message: string) => ({
  name: 'failing',
  state: 'failed',
  errors: [{ name, message }],
});

describe('a fault is noticed', () => {
  test.each([
    ['vitest', 'AssertionError', 'expected 200 to be 403'],
    ['Testing Library', 'TestingLibraryElementError', 'Unable to find a label'],
    ['jest-dom', 'Error', 'expect(element).toHaveFocus()'],
    ['jest-dom in colours', 'Error', '\u001B[2mexpect(\u001B[22melement).toHaveFocus()'],
  ])('by an unmet expectation of %s', (_maker, name, message) => {
    expect(judge({ tests: [passing, failing(name, message)], others: [] })).toEqual({
      kind: 'failed',
      test: 'failing',
    });
  });
});

describe('it is an error', () => {
  test.each([
    ['a missing export', 'TypeError', 'mayCopy is not a function'],
    ['a service that is down', 'Error', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['a test that takes too long', 'Error', 'Test timed out in 60000ms.'],
    ['a syntax error', 'SyntaxError', 'Unexpected token'],
  ])('when a test fails because of %s', (_what, name, message) => {
    expect(judge({ tests: [passing, failing(name, message)], others: [] })).toEqual({
      kind: 'error',
      why: `${name}: ${message}`,
    });
  });

  test('when a test file cannot be loaded, or its setup has failed', () => {
    const others = [{ name: 'Error', message: 'Transform failed with 1 error' }];
    for (const tests of [[], [skipped], [passing]])
      expect(judge({ tests, others })).toEqual({
        kind: 'error',
        why: 'Error: Transform failed with 1 error',
      });
  });

  test('when no test fits the pattern', () => {
    expect(judge({ tests: [skipped], others: [] })).toEqual({
      kind: 'error',
      why: 'no test has run',
    });
  });
});

test('a fault that nothing notices survives', () => {
  expect(judge({ tests: [passing, skipped], others: [] })).toEqual({ kind: 'passed', tests: 1 });
});
