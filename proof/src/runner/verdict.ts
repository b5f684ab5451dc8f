export type ProofOptions = {
  /** The repository that is judged. */
  root: string;
  /** Measure at full size, or say everything there is to say. */
  full: boolean;
  /** Small, and judged by outcomes alone: no clock decides, so that it can decide a landing. */
  quick: boolean;
  /** Write a better figure down as the new bar. */
  raise: boolean;
  /** For what a reader wants to see before the verdict. */
  report: (line: string) => void;
};

export type Verdict = { figure: string; bar: string; passed: boolean };

export type Prove = (options: ProofOptions) => Promise<Verdict>;
