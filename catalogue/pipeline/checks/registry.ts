import type { AnyCheck } from './check.ts';
import { types } from './house-types.ts';
import { javascript } from './javascript.ts';
import { pasted } from './pasted.ts';
import { rendering } from './rendering.ts';
import { size } from './size.ts';
import { source } from './source.ts';

/** The checks by stage, the cheapest first. An item with a fault is not given to the stages after it. */
export const STAGES: readonly (readonly AnyCheck[])[] = [
  [source, types, size, javascript],
  [rendering],
  [pasted],
];

export const CHECKS: readonly AnyCheck[] = STAGES.flat();
