// Names the tests that passed only when they were run once more, so that the end of the output says which to mend.
import { appendFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

const file = new URL('../.proof/results/second-tries', import.meta.url);

export default class SecondTries implements Reporter {
  onTestCaseResult: Reporter['onTestCaseResult'] = (test) => {
    if (test.diagnostic()?.flaky) appendFileSync(file, `second try: ${test.fullName}\n`);
  };
}
