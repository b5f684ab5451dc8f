import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brandVariables } from '@tessera/contract/brand';
import type { Item } from '../item.ts';
import type { Check, Figures, Prepared } from './check.ts';
import { findPaleText, type Pale, pairsOf } from './contrast.ts';
import { judgeEach } from './each.ts';
import type { Fault } from './fault.ts';
import { show, type Stage, type Theme, THEMES } from './stage.ts';
import { visitStates } from './states.ts';

/** Blue, green, amber, near-black and near-white. */
const BRANDS = ['#2563eb', '#16a34a', '#f59e0b', '#0a0a0a', '#fafafa'] as const;
const CONTRACT = join(import.meta.dirname, '../../../contract/src/brand.ts');
const WIDTH = 1280;
const STATES_MAX = 6;

/** The values of CSS variables by their names. */
type Brand = Record<string, string>;

/** What the shop gives to a project for a colour. */
const givenFor = (colour: string): Brand => brandVariables({ colour, radius: null, font: null });

/** Every variable that one of the brands sets. */
const NAMES = ['--brand', '--brand-2', ...Object.keys(givenFor(BRANDS[0]))];

/** Runs in the page: the buyer's colours, on an ancestor of the item; nothing fades from one to the other. */
const paintIn = ([brand, names]: readonly [Brand | null, readonly string[]]): void => {
  const { style } = document.documentElement;
  for (const name of names)
    if (brand?.[name] === undefined) style.removeProperty(name);
    else style.setProperty(name, brand[name]);
  if (document.querySelector('#still')) return;
  const still = document.createElement('style');
  still.id = 'still';
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
};

const paint = (page: Page, brand: Brand | null): Promise<void> =>
  page.evaluate(paintIn, [brand, NAMES] as const);

const named = (brand: Brand): string => [...new Set(Object.values(brand))].join(' and ');

/** The brands that fail in one theme, with what each makes hard to read. */
async function judgeTheme(
  { page }: Stage,
  { bundle }: Prepared,
  theme: Theme,
  brands: readonly Brand[],
): Promise<Map<string, Fault>> {
  const failed = new Map<string, Fault>();
  const judged = new Set<string>();
  const look = async (situation: string): Promise<void> => {
    let before: Set<string> | null = null;
    for (const brand of brands.filter((one) => !failed.has(named(one)))) {
      const pale = await findPaleWith(page, brand, judged);
      if (pale.length === 0) continue;
      // What is hard to read without a brand is no fault of the brand.
      before ??= new Set((await findPaleWith(page, null)).map(({ target }) => target));
      const here = pale.filter(({ target }) => !before?.has(target));
      if (here.length === 0) continue;
      const shown = here.slice(0, 3).map(({ target, text }) => `${target} ${text}`);
      const more = here.length > 3 ? ` and ${here.length - 3} more` : '';
      const text = `${named(brand)} ${theme}${situation}: ${shown.join(' | ')}${more}`;
      failed.set(named(brand), { check: 'brands', text });
    }
    await paint(page, null);
  };
  const open = () => show(page, bundle, WIDTH);
  await open();
  await look('');
  await visitStates(page, { max: STATES_MAX, each: 'shape' }, open, (after) => look(` ${after}`));
  return failed;
}

/** Pairs of colours that were judged before are not judged again. */
async function findPaleWith(
  page: Page,
  brand: Brand | null,
  judged: Set<string> = new Set(),
): Promise<Pale[]> {
  await paint(page, brand);
  const fresh = (await page.evaluate(pairsOf)).filter((pair) => !judged.has(pair));
  if (fresh.length === 0) return [];
  const pale = await findPaleText(page);
  if (pale.length === 0) for (const pair of fresh) judged.add(pair);
  return pale;
}

/** How many of the brands were looked at in both themes, and how many failed. */
async function judgeBrands(
  stages: readonly Stage[],
  prepared: Prepared,
  brands: readonly Brand[],
): Promise<{ faults: Fault[]; figures: Figures }> {
  const failed = await Promise.all(
    THEMES.map((theme, at) => judgeTheme(stages[at]!, prepared, theme, brands)),
  );
  const faults = failed.flatMap((one) => Array.from(one.values()));
  return { faults, figures: { looked: brands.length * THEMES.length, failed: faults.length } };
}

/** The brands of each round, by the name of its figures. The figures of the round without a name come first. */
function roundsOf({ source, meta }: Item): { name: string; brands: Brand[] }[] {
  if (meta.kind === 'workhorse')
    return [
      // Without `--primary-foreground` the item chooses black or white itself.
      { name: '', brands: BRANDS.map((colour) => ({ '--primary': colour, '--ring': colour })) },
      { name: 'withForeground', brands: BRANDS.map(givenFor) },
    ];
  const first = { name: '', brands: BRANDS.map((colour) => ({ '--brand': colour })) };
  if (!source.includes('--brand-2')) return [first];
  const both = BRANDS.map((colour, at) => ({
    '--brand': colour,
    '--brand-2': BRANDS[(at + 1) % BRANDS.length]!,
  }));
  return [first, { name: 'second', brands: both }];
}

/** Text stays readable in the buyer's colours, at rest and in the states that the controls lead to. */
export const brands: Check = {
  name: 'brands',
  module: import.meta.filename,
  tools: ['@axe-core/playwright', '@playwright/test', 'react', 'tailwindcss'],
  files: [CONTRACT],
  readsKind: true,
  judge: (batch) =>
    judgeEach(
      batch,
      'brands',
      THEMES.map((colorScheme) => ({ colorScheme })),
      async (prepared, stages) => {
        const faults: Fault[] = [];
        const figures: Figures = {};
        for (const { name, brands: round } of roundsOf(prepared.item)) {
          const found = await judgeBrands(stages, prepared, round);
          faults.push(...found.faults);
          Object.assign(figures, name === '' ? found.figures : { [name]: found.figures });
        }
        return { faults, figures };
      },
    ),
};
