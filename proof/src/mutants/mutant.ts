export type Change = { file: string; from: string; to: string };

/** A typical mistake and the tests that must detect it. */
export type Mutant = {
  name: string;
  changes: readonly Change[];
  /** Test files of one workspace. */
  tests: readonly string[];
  /** Selects tests by name, for files with many tests. */
  pattern?: string;
};

/** A fault that consists of one change in one file. */
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
