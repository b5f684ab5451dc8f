import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';

type Told = { status: string; failureMessages?: string[] };

const report = (tests: Told[], o: { success?: boolean; message?: string } = {}): string =>
  JSON.stringify({
    success: o.success ?? tests.every(({ status }) => status !== 'failed'),
    testResults: [
      {
        name: '/tree/api/src/a.test.ts',
        message: o.message ?? '',
        assertionResults: tests.map((told, index) => ({ fullName: `test ${index}`, ...told })),
      },
    ],
  });

const failing = (message: string) => ({ status: 'failed', failureMessages: [message] });

describe('a fault is noticed', () => {
  test.each([
    ['vitest', 'AssertionError: expected 200 to be 403\n    at a.test.ts:3:1'],
    ['Testing Library', 'TestingLibraryElementError: Unable to find a label'],
    ['jest-dom', 'Error: expect(element).toHaveFocus()'],
    ['jest-dom in colours', 'Error: \u001B[2mexpect(\u001B[22melement).toHaveFocus()'],
  ])('by an unmet expectation of %s', (_maker, message) => {
    expect(judge(report([{ status: 'passed' }, failing(message)]))).toEqual({
      kind: 'failed',
      test: 'test 1',
    });
  });
});

describe('it is an error', () => {
  test.each([
    ['a missing export', 'TypeError: mayCopy is not a function'],
    ['a service that is down', 'Error: connect ECONNREFUSED 127.0.0.1:5432'],
    ['a test that takes too long', 'Error: Test timed out in 60000ms.'],
    ['a syntax error', 'SyntaxError: Unexpected token'],
  ])('when a test fails because of %s', (_what, message) => {
    expect(judge(report([failing(message)]))).toEqual({ kind: 'error', why: message });
  });

  test('when a test file cannot be loaded', () => {
    const message = 'Transform failed with 1 error';
    expect(judge(report([], { success: false, message }))).toEqual({ kind: 'error', why: message });
  });

  test('when a setup has failed and its tests were skipped', () => {
    expect(judge(report([{ status: 'skipped' }], { success: false }))).toMatchObject({
      kind: 'error',
    });
  });

  test('when no test fits the pattern', () => {
    expect(judge(report([{ status: 'skipped' }]))).toEqual({
      kind: 'error',
      why: 'no test has run',
    });
  });
});

test('a fault that nothing notices survives', () => {
  expect(judge(report([{ status: 'passed' }, { status: 'skipped' }]))).toEqual({
    kind: 'passed',
    tests: 1,
  });
});
