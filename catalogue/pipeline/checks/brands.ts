import type { Page } from '@playwright/test';
import type { Check, Figures, Prepared } from './check.ts';
import { findPaleText, type Pale, pairsOf } from './contrast.ts';
import { judgeEach } from './each.ts';
import type { Fault } from './fault.ts';
import { show, type Stage, type Theme, THEMES } from './stage.ts';
import { visitStates } from './states.ts';

/** Blue, green, amber, near-black and near-white. */
const BRANDS = ['#2563eb', '#16a34a', '#f59e0b', '#0a0a0a', '#fafafa'] as const;
const WIDTH = 1280;
const STATES_MAX = 6;

type Brand = { '--brand': string; '--brand-2'?: string };

/** Runs in the page: the buyer's colours, on an ancestor of the item; nothing fades from one to the other. */
const paint = (brand: Brand | null): void => {
  const { style } = document.documentElement;
  for (const name of ['--brand', '--brand-2'] as const)
    if (brand?.[name] === undefined) style.removeProperty(name);
    else style.setProperty(name, brand[name]);
  if (document.querySelector('#still')) return;
  const still = document.createElement('style');
  still.id = 'still';
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
};

const named = (brand: Brand): string => Object.values(brand).join(' and ');

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
    await page.evaluate(paint, null);
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
  await page.evaluate(paint, brand);
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

/** Text stays readable in the buyer's colours, at rest and in the states that the controls lead to. */
export const brands: Check = {
  name: 'brands',
  module: import.meta.filename,
  tools: ['@axe-core/playwright', '@playwright/test', 'react', 'tailwindcss'],
  judge: (batch) =>
    judgeEach(
      batch,
      'brands',
      THEMES.map((colorScheme) => ({ colorScheme })),
      async (prepared, stages) => {
        const first = await judgeBrands(
          stages,
          prepared,
          BRANDS.map((brand) => ({ '--brand': brand })),
        );
        if (!prepared.item.source.includes('--brand-2')) return first;
        const second = await judgeBrands(
          stages,
          prepared,
          BRANDS.map((brand, at) => ({
            '--brand': brand,
            '--brand-2': BRANDS[(at + 1) % BRANDS.length]!,
          })),
        );
        return {
          faults: [...first.faults, ...second.faults],
          figures: { ...first.figures, second: second.figures },
        };
      },
    ),
};
