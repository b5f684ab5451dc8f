import { type Browser, chromium } from '@playwright/test';
import { BROWSER_CATEGORIES } from '@tessera/contract/categories';
import { spoken as said } from '../../catalogue/pipeline/checks/fault.ts';
import { type Judgement, judge } from '../../catalogue/pipeline/checks/judgement.ts';
import { CHECKS } from '../../catalogue/pipeline/checks/registry.ts';
import { type Item, loadItems } from '../../catalogue/pipeline/item.ts';
import { CHARACTERS } from '../../catalogue/pipeline/meta.ts';
import { judgePlanted } from '../../catalogue/pipeline/planted/plant.ts';
import { findStaleParts } from '../../catalogue/pipeline/record.ts';
import {
  comparePairs,
  FAMILY_LIMIT,
  SIMILARITY_LIMIT,
} from '../../catalogue/pipeline/similarity.ts';
import { judge as judgeTemplate } from '../../catalogue/pipeline/templates/judge.ts';
import { findStaleParts as findStaleTemplateParts } from '../../catalogue/pipeline/templates/record.ts';
import { loadTemplates } from '../../catalogue/pipeline/templates/template.ts';
import { CHROMIUM } from '../../e2e/chromium.ts';
import type { Prove } from './runner/verdict.ts';

const SAMPLE = 6;
const ITEMS_MIN = 30;
const PER_CHIP_MIN = 2;
const PER_CHARACTER_MIN = 4;
const NEAREST_SHOWN = 5;
const TEMPLATES_MIN = 2;

const sampled = (items: Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, SAMPLE)
    .map(({ item }) => item);

const countBy = (items: Item[], of: (item: Item) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(of(item), (counts.get(of(item)) ?? 0) + 1);
  return counts;
};

const spoken = (counts: Map<string, number>): string =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(', ');

/** How many items passed each check, and the smallest and largest value of each figure. */
function reportChecks(judged: readonly Judgement[], report: (line: string) => void): void {
  for (const { name } of CHECKS) {
    const passed = judged.map((one) => one.passed.get(name)).filter((one) => one !== undefined);
    const values = new Map<string, number[]>();
    for (const figures of passed)
      for (const [figure, value] of Object.entries(figures))
        if (typeof value === 'number') values.set(figure, [...(values.get(figure) ?? []), value]);
    const ranges = [...values].map(([figure, all]) => {
      const [least, most] = [Math.min(...all), Math.max(...all)];
      return `${figure} ${least === most ? least : `${least} to ${most}`}`;
    });
    report(`check ${name}: ${passed.length} of ${judged.length} pass; ${ranges.join(', ')}`);
  }
}

/**
 * Checks the record of each template. Installing, building and visiting every page takes minutes and is part of a full
 * run only.
 */
async function countSoundTemplates(
  browser: Browser,
  full: boolean,
  report: (line: string) => void,
): Promise<{ sound: number; all: number }> {
  const templates = await loadTemplates();
  let sound = 0;
  for (const template of templates) {
    const faults = findStaleTemplateParts(template);
    if (full) faults.push(...(await judgeTemplate(browser, template)).faults);
    if (faults.length === 0) sound++;
    report(`template ${template.slug}: ${faults.length === 0 ? 'sound' : ''}`);
    for (const fault of faults) report(`  ${said(fault)}`);
  }
  return { sound, all: templates.length };
}

export const prove: Prove = async ({ full, report }) => {
  const items = await loadItems();
  const stale = new Map(items.map((item) => [item, findStaleParts(item)]));
  const changed = items.filter((item) => stale.get(item)!.length > 0);
  const chosen = full
    ? items
    : [...changed, ...sampled(items.filter((item) => !changed.includes(item)))];
  const browser = await chromium.launch(CHROMIUM);
  // First, because the builds of Vite for the items set NODE_ENV to production in this process. After that `npm ci` would
  // leave out the development packages of a template.
  const templates = await countSoundTemplates(browser, full, report);
  const { judged, unplaced } = await judge(browser, chosen);
  const planted = await judgePlanted(browser);
  await browser.close();
  const found = [...planted.byName].filter(([, { isAsMeant }]) => isAsMeant);
  for (const [name, { failedBy, isAsMeant }] of planted.byName)
    if (!isAsMeant) report(`planted, ${name}: ${failedBy.join(', ') || 'not noticed'}`);
  for (const line of planted.unplaced) report(`planted, no item's fault: ${line}`);
  report(`planted faults: ${found.length} of ${planted.byName.size} noticed by their check alone`);
  let sound = 0;
  for (const { item, faults } of judged) {
    const all = [...stale.get(item)!, ...faults];
    if (all.length === 0) sound++;
    report(`${item.slug}: ${all.length === 0 ? 'sound, alone and pasted' : ''}`);
    for (const fault of all) report(`  ${said(fault)}`);
  }
  reportChecks(judged, report);
  for (const line of unplaced) report(`no item's fault: ${line}`);
  report(`records: ${items.length - changed.length} of ${items.length} are as they were written`);

  const categories = countBy(items, ({ meta }) => meta.category);
  const characters = countBy(items, ({ meta }) => meta.character);
  report(`categories: ${spoken(categories)}`);
  report(`plans: ${spoken(countBy(items, ({ meta }) => meta.plan))}`);
  report(`characters: ${spoken(characters)}`);
  const thin = [
    ...BROWSER_CATEGORIES.filter((name) => (categories.get(name) ?? 0) < PER_CHIP_MIN),
    ...CHARACTERS.filter((name) => (characters.get(name) ?? 0) < PER_CHARACTER_MIN),
  ];
  if (thin.length > 0) report(`too few of: ${thin.join(', ')}`);

  report(`kinds: ${spoken(countBy(items, ({ meta }) => meta.kind))}`);

  const pairs = await comparePairs(items);
  report(`${pairs.length} pairs; those nearest to their limit:`);
  for (const { a, b, likeness, limit } of pairs.slice(0, NEAREST_SHOWN))
    report(`  ${likeness.toFixed(2)} of ${limit}  ${a} and ${b}`);
  const tooAlike = pairs.filter(({ likeness, limit }) => likeness >= limit).length;
  const nearest = Math.max(0, ...pairs.map(({ likeness }) => likeness));

  return {
    figure: `${sound} of ${chosen.length} ${full ? '' : `(of ${items.length}) `}pass every check, nearest pair ${nearest.toFixed(2)}, ${tooAlike} too alike, ${thin.length} thin, ${templates.sound} of ${templates.all} templates stand, ${found.length} of ${planted.byName.size} planted faults noticed`,
    bar: `all of at least ${ITEMS_MIN}, pairs < ${SIMILARITY_LIMIT} or < ${FAMILY_LIMIT} in a family, 0: ≥ ${PER_CHIP_MIN} a chip and ≥ ${PER_CHARACTER_MIN} a character, all of at least ${TEMPLATES_MIN} templates, all planted faults`,
    passed:
      sound === chosen.length &&
      unplaced.length === 0 &&
      items.length >= ITEMS_MIN &&
      tooAlike === 0 &&
      thin.length === 0 &&
      templates.all >= TEMPLATES_MIN &&
      templates.sound === templates.all &&
      planted.unplaced.length === 0 &&
      found.length === planted.byName.size,
  };
};
