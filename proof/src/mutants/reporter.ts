// A vitest reporter, loaded by its path. It writes the result of every test to the file named by `TESSERA_REPORT`.
import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import type { Fault, Report } from './judge.ts';

const errorsOf = (errors: readonly { name?: string; message: string }[] = []): Fault[] =>
  errors.map(({ name = 'Error', message }) => ({ name, message }));

// oxlint-disable-next-line import/no-default-export -- vitest calls the default
export default class FaultReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandled) => {
    const report: Report = {
      tests: modules.flatMap(({ children }) =>
        [...children.allTests()].map((test) => {
          const { state, errors } = test.result();
          return { name: test.fullName, state, errors: errorsOf(errors) };
        }),
      ),
      others: [
        ...modules.flatMap((module) => [
          ...errorsOf(module.errors()),
          ...[...module.children.allSuites()].flatMap((suite) => errorsOf(suite.errors())),
        ]),
        ...errorsOf(unhandled),
      ],
    };
    writeFileSync(process.env['TESSERA_REPORT'] ?? 'report.json', JSON.stringify(report));
  };
}
