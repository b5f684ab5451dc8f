import { stripVTControlCharacters } from 'node:util';

/** What we read of the report that vitest writes as JSON. */
type Report = {
  success: boolean;
  testResults: {
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

/** `error`: the tests could not run, or failed for another reason than an expectation. */
export type Outcome =
  | { kind: 'passed'; tests: number }
  | { kind: 'failed'; test: string }
  | { kind: 'error'; why: string };

/** How an unmet expectation begins, by its maker: vitest, Testing Library, the matchers of jest-dom. */
const EXPECTATION = /^(AssertionError|TestingLibraryElementError|Error: expect\()/;

const isExpectation = (message: string): boolean =>
  EXPECTATION.test(stripVTControlCharacters(message));

/** What a run of tests says about the tree. */
export function judge(json: string): Outcome {
  const { success, testResults } = JSON.parse(json) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed');
  const unmet = failed.find(({ failureMessages }) => failureMessages?.some(isExpectation));
  if (unmet) return { kind: 'failed', test: unmet.fullName };
  const reasons = [
    ...failed.flatMap(({ failureMessages }) => failureMessages ?? []),
    ...testResults.map(({ message }) => message),
  ].filter(Boolean);
  if (!success || failed.length > 0)
    return { kind: 'error', why: reasons[0] ?? 'vitest failed, though no test did' };
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return passed === 0
    ? { kind: 'error', why: 'no test has run' }
    : { kind: 'passed', tests: passed };
}
