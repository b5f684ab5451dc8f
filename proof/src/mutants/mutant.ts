export type Change = { file: string; from: string; to: string };

/** A fault that people make, and the tests that must notice it. */
export type Mutant = {
  name: string;
  changes: readonly Change[];
  /** Test files of one workspace. */
  tests: readonly string[];
  /** Which of their tests, where one file has many. */
  pattern?: string;
};

/** A fault that is one change of one file. */
export const fault = (
  name: string,
  file: string,
  from: string,
  to: string,
  tests: readonly string[],
  pattern?: string,
): Mutant => ({
  name,
  changes: [{ file, from, to }],
  tests,
  ...(pattern !== undefined && { pattern }),
});
