// Lists the tests that passed only on a retry, each with its first error. The end of the output shows them, so that
// they can be fixed.
import { appendFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

const file = new URL('../.proof/results/second-tries', import.meta.url);

const REASON_MAX_LENGTH = 600;

export default class SecondTries implements Reporter {
  onTestCaseResult: Reporter['onTestCaseResult'] = (test) => {
    if (!test.diagnostic()?.flaky) return;
    const [first] = test.result().errors ?? [];
    const place = first?.stack?.split('\n').find((line) => /\.test\.tsx?:/.test(line)) ?? '';
    const reason = `${first?.message ?? 'no error was kept'}\n${place}`.slice(0, REASON_MAX_LENGTH);
    appendFileSync(file, `second try: ${test.fullName}\n  ${reason.replaceAll('\n', '\n  ')}\n`);
  };
}
