export type ProofOptions = {
  /** The repository under test. */
  root: string;
  /** Measure at full size, or report all details. */
  full: boolean;
  /**
   * A small run that is judged by outcomes only, never by time. So its result can decide whether a change is merged.
   */
  quick: boolean;
  /** Store a better figure as the new bar. */
  raise: boolean;
  /** Prints details before the verdict. */
  report: (line: string) => void;
};

export type Verdict = { figure: string; bar: string; passed: boolean };

export type Prove = (options: ProofOptions) => Promise<Verdict>;
