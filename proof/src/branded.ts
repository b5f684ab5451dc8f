import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { BatchOutcome, Prepared } from '../../catalogue/pipeline/checks/check.ts';
import { type Fault, spoken } from '../../catalogue/pipeline/checks/fault.ts';
import { linter } from '../../catalogue/pipeline/checks/linter.ts';
import { next } from '../../catalogue/pipeline/checks/next.ts';
import { pasted } from '../../catalogue/pipeline/checks/pasted.ts';
import { prepare } from '../../catalogue/pipeline/checks/prepare.ts';
import { type Item, loadItems } from '../../catalogue/pipeline/item.ts';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { compareViews, nextProject, type Project, viteProject } from './branded/pictures.ts';
import { twinOf, twinSlug } from './branded/twins.ts';
import type { Prove } from './runner/verdict.ts';

const SAMPLE = { usual: 6, quick: 2 };

type Report = (line: string) => void;

const sampled = (items: readonly Item[], size: number): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ item }) => item);

async function prepareAll(items: readonly Item[]): Promise<Prepared[]> {
  const all: Prepared[] = [];
  for (const item of items) {
    const { prepared, faults } = await prepare(item);
    if (!prepared) throw new Error(`${item.slug}: ${faults.map(spoken).join('; ')}`);
    all.push(prepared);
  }
  return all;
}

/** Originals and twins are in the same projects. Returns the faults by slug, and those of the run itself. */
async function judge(browser: Browser, originals: readonly Prepared[], report: Report) {
  const twins = originals.map(twinOf);
  const batch = { browser, prepared: [...originals, ...twins], report };
  const outcomes: BatchOutcome[] = [
    await pasted.judge(batch),
    await next.judge(batch),
    await linter.judgeText(twins.map(({ item }) => item)),
  ];
  const faultsOf = (slug: string): Fault[] =>
    outcomes.flatMap((one) => one.outcomes.get(slug)?.faults ?? []);
  return {
    faults: new Map(batch.prepared.map(({ item: { slug } }) => [slug, faultsOf(slug)])),
    unplaced: outcomes.flatMap(({ unplaced }) => unplaced),
  };
}

/** Compares the items that were built in all projects. The checks leave their projects until this process ends. */
async function compareAll(
  browser: Browser,
  root: string,
  slugs: readonly string[],
  report: Report,
) {
  const workshop = join(root, '.proof/catalogue', String(process.pid));
  const counts = { Vite: 0, Next: 0, likeOriginal: new Set<string>() };
  const compareIn = async (project: Project): Promise<number> => {
    let same = 0;
    try {
      for (const slug of slugs) {
        const { differs, likeOriginal } = await compareViews(browser, project, slug);
        for (const view of differs) report(`${slug}: unlike the original with variables, ${view}`);
        for (const view of likeOriginal) report(`${slug}: like the original, ${view}`);
        if (differs.length === 0) same++;
        if (likeOriginal.length > 0) counts.likeOriginal.add(slug);
      }
    } finally {
      await project.close();
    }
    return same;
  };
  counts.Vite = await compareIn(viteProject(join(workshop, 'fresh')));
  counts.Next = await compareIn(await nextProject(join(workshop, 'next')));
  return counts;
}

export const prove: Prove = async ({ root, full, quick, report }) => {
  const items = await loadItems();
  const chosen = full ? items : sampled(items, quick ? SAMPLE.quick : SAMPLE.usual);
  const browser = await chromium.launch(CHROMIUM);
  try {
    const { faults, unplaced } = await judge(browser, await prepareAll(chosen), report);
    for (const [slug, found] of faults)
      for (const fault of found) report(`${slug}: ${spoken(fault)}`);
    for (const line of unplaced) report(`no item's fault: ${line}`);
    const sound = chosen
      .map(({ slug }) => slug)
      .filter((slug) => [slug, twinSlug(slug)].every((one) => faults.get(one)!.length === 0));
    const counts = await compareAll(browser, root, sound, report);
    const faultCount = [...faults.values()].flat().length + unplaced.length;
    const all = chosen.length;
    return {
      figure: `${all} items${full ? '' : ` (of ${items.length})`}, ${faultCount} faults in two Vite projects and Next, in both languages; ${counts.Vite} of ${all} as with the variables in Vite, ${counts.Next} of ${all} in Next; ${counts.likeOriginal.size} like the original`,
      bar: '0 faults, all, all, 0',
      passed:
        all > 0 &&
        faultCount === 0 &&
        counts.Vite === all &&
        counts.Next === all &&
        counts.likeOriginal.size === 0,
    };
  } finally {
    await browser.close();
  }
};
