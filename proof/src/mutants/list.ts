import { access } from './access.ts';
import { accounts } from './accounts.ts';
import { freshness } from './freshness.ts';
import { keys } from './keys.ts';
import { lists } from './lists.ts';
import { money } from './money.ts';
import type { Mutant } from './mutant.ts';
import { screens } from './screens.ts';
import { upgrades } from './upgrades.ts';
import { uploads } from './uploads.ts';

/** All faults. One is added at a time. */
export const MUTANTS: readonly Mutant[] = [
  ...access,
  ...keys,
  ...money,
  ...upgrades,
  ...accounts,
  ...freshness,
  ...lists,
  ...uploads,
  ...screens,
];
