import { brands } from './brands.ts';
import type { AnyCheck } from './check.ts';
import { counts } from './counts.ts';
import { createVite } from './create-vite.ts';
import { forcedColours } from './forced-colours.ts';
import { types } from './house-types.ts';
import { inLanguages } from './in-languages.ts';
import { javascript } from './javascript.ts';
import { linter } from './linter.ts';
import { loose } from './loose.ts';
import { next } from './next.ts';
import { className } from './own-class.ts';
import { pasted } from './pasted.ts';
import { print } from './print.ts';
import { promise } from './promise.ts';
import { react18 } from './react-18.ts';
import { rendering } from './rendering.ts';
import { size } from './size.ts';
import { slots } from './slots.ts';
import { source } from './source.ts';
import { twice } from './twice.ts';
import { words } from './words.ts';

/** The checks by stage, the cheapest first. An item with a fault is not given to the stages after it. */
export const STAGES: readonly (readonly AnyCheck[])[] = [
  [source, types, size, javascript, linter],
  [rendering],
  [brands, className, counts, forcedColours, inLanguages, print, promise, slots, twice, words],
  [pasted, loose, react18, createVite, next],
];

export const CHECKS: readonly AnyCheck[] = STAGES.flat();
