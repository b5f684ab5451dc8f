import { stripVTControlCharacters } from 'node:util';

export type Fault = { name: string; message: string };

/** The result of a test run. */
export type Report = {
  tests: { name: string; state: string; errors: Fault[] }[];
  /** Errors outside of a test: files that could not be loaded, setups that failed, unhandled rejections. */
  others: Fault[];
};

/** `error`: the tests could not run, or failed for another reason than an expectation. */
export type Outcome =
  | { kind: 'passed'; tests: number }
  | { kind: 'failed'; test: string }
  | { kind: 'error'; why: string };

/** The error names of vitest and Testing Library. */
const EXPECTATIONS = new Set(['AssertionError', 'TestingLibraryElementError']);

/** Errors of jest-dom matchers have no name. */
const isExpectation = ({ name, message }: Fault): boolean =>
  EXPECTATIONS.has(name) || stripVTControlCharacters(message).startsWith('expect(');

/** Judges a test run. Only a failed expectation shows that a fault was detected. */
export function judge({ tests, others }: Report): Outcome {
  const failed = tests.filter(({ state }) => state === 'failed');
  const unmet = failed.find(({ errors }) => errors.some(isExpectation));
  if (unmet) return { kind: 'failed', test: unmet.name };
  const [first] = [...failed.flatMap(({ errors }) => errors), ...others];
  if (first) return { kind: 'error', why: `${first.name}: ${first.message}` };
  const passed = tests.filter(({ state }) => state === 'passed').length;
  return passed === 0
    ? { kind: 'error', why: 'no test has run' }
    : { kind: 'passed', tests: passed };
}
