// Lists the tests that passed only on a retry. The end of the output shows them, so that they can be fixed.
import { appendFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

const file = new URL('../.proof/results/second-tries', import.meta.url);

export default class SecondTries implements Reporter {
  onTestCaseResult: Reporter['onTestCaseResult'] = (test) => {
    if (test.diagnostic()?.flaky) appendFileSync(file, `second try: ${test.fullName}\n`);
  };
}
