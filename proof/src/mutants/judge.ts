import { stripVTControlCharacters } from 'node:util';

export type Fault = { name: string; message: string };

/** What a run of tests came to. */
export type Report = {
  tests: { name: string; state: string; errors: Fault[] }[];
  /** Outside of any test: files that could not be loaded, setups that failed, rejections nobody waited for. */
  others: Fault[];
};

/** `error`: the tests could not run, or failed for another reason than an expectation. */
export type Outcome =
  | { kind: 'passed'; tests: number }
  | { kind: 'failed'; test: string }
  | { kind: 'error'; why: string };

/** By vitest and by Testing Library. */
const EXPECTATIONS = new Set(['AssertionError', 'TestingLibraryElementError']);

/** The matchers of jest-dom give their errors no name. */
const isExpectation = ({ name, message }: Fault): boolean =>
  EXPECTATIONS.has(name) || stripVTControlCharacters(message).startsWith('expect(');

/** What a run of tests says about the tree: only an unmet expectation shows that a fault was noticed. */
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
