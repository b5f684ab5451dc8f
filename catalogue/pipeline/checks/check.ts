import type { Browser } from '@playwright/test';
import type { Item } from '../item.ts';
import type { Bundle } from './bundle.ts';
import type { Fault } from './fault.ts';

/** An item that was bundled and translated to JavaScript, ready for every other check. */
export type Prepared = { item: Item; bundle: Bundle; javascript: string };

/** Measured values that go into the record of the item. */
export type Figures = Record<string, unknown>;

export type Outcome = { faults: Fault[]; figures: Figures };

export type Batch = {
  browser: Browser;
  prepared: readonly Prepared[];
  report: (line: string) => void;
};

export type BatchOutcome = {
  /** By slug. An item that is missing here passed without figures. */
  outcomes: Map<string, Outcome>;
  /** Problems of the run itself, which are no item's fault. */
  unplaced: string[];
};

/**
 * A check of the pipeline. Its hash covers `module` with everything that it imports from the pipeline, and the pinned
 * versions of `tools`. When the hash changes, only this check judges the items again.
 */
export type Check = {
  /** The key in the record, for example 'next' or 'brands'. */
  name: string;
  /** `import.meta.filename` of the check. */
  module: string;
  /** Packages whose versions decide the outcome. */
  tools: readonly string[];
  /** Absolute paths of files that are no modules but decide the outcome too, for example a stylesheet. */
  files?: readonly string[];
  /** Names of files of the item that decide the outcome besides its code. An item may lack them. */
  itemFiles?: readonly string[];
  /** True when the outcome also depends on the kind of the item. */
  readsKind?: boolean;
  /** True when the outcome also depends on meta.ts. */
  readsMeta?: boolean;
  /** Judges all items of a batch at once. */
  judge: (batch: Batch) => Promise<BatchOutcome>;
};

/** A check that reads only the files of an item, so that it also judges an item that cannot be built. */
export type TextCheck = Omit<Check, 'judge'> & {
  judgeText: (items: readonly Item[]) => BatchOutcome | Promise<BatchOutcome>;
};

export type AnyCheck = Check | TextCheck;
