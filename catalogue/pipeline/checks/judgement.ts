import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Item } from '../item.ts';
import { bundle, type Bundle, findWeightFaults } from './bundle.ts';
import { distinct, type Fault, reasonOf } from './fault.ts';
import { javascriptVariant } from './javascript-variant.ts';
import { findPastedFaults } from './pasted.ts';
import { findRenderFaults, openStages } from './rendering.ts';
import { renderOnServer } from './server.ts';
import { findSourceFaults } from './source.ts';
import { findTypeFaults } from './types.ts';
import { emptyFolder, ROOT } from './workshop.ts';

export type Judgement = {
  item: Item;
  bundle: Bundle | null;
  javascript: string | null;
  faults: Fault[];
};

/** What was found in each item, and what went wrong without being any item's fault. */
export type Verdict = { judged: Judgement[]; unplaced: string[] };

/** Each has four windows; more would only wait for each other. */
const AT_ONCE = 2;

/** The house's own rules, over exactly the items that are judged. */
function checkTypes(judged: readonly Judgement[]): string[] {
  const project = emptyFolder('types');
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'catalogue/tsconfig.json'),
      include: judged.map(({ item }) => item.folder),
    }),
  );
  const placeOf = ({ item }: Judgement): string => relative(project, item.folder);
  const { byFolder, unplaced } = findTypeFaults(project, judged.map(placeOf));
  for (const one of judged)
    for (const text of byFolder.get(placeOf(one)) ?? []) one.faults.push({ check: 'types', text });
  return unplaced;
}

async function prepare(item: Item): Promise<Judgement> {
  const judgement: Judgement = {
    item,
    bundle: null,
    javascript: null,
    faults: findSourceFaults(item),
  };
  try {
    judgement.bundle = await bundle(item);
    judgement.faults.push(...findWeightFaults(judgement.bundle));
  } catch (error) {
    judgement.faults.push({ check: 'build', text: reasonOf(error) });
  }
  try {
    judgement.javascript = javascriptVariant(item.source);
  } catch (error) {
    judgement.faults.push({ check: 'JavaScript variant', text: reasonOf(error) });
  }
  return judgement;
}

/** Everything that is asked of an item before it may be sold. */
export async function judge(
  browser: Browser,
  items: readonly Item[],
  report: (line: string) => void = () => undefined,
): Promise<Verdict> {
  if (items.length === 0) return { judged: [], unplaced: [] };
  const judged = await Promise.all(items.map(prepare));
  const unplaced = checkTypes(judged);
  const markup = renderOnServer(
    new Map(judged.flatMap(({ item, bundle: made }) => (made ? [[item.slug, made.server]] : []))),
  );
  const waiting = judged.values();
  const work = async (): Promise<void> => {
    let stages = await openStages(browser);
    for (const { item, bundle: made, faults } of waiting) {
      if (!made) continue;
      try {
        faults.push(...(await findRenderFaults(stages, made, markup.get(item.slug)!)));
      } catch (error) {
        faults.push({ check: 'console', text: `could not be shown: ${reasonOf(error)}` });
        await stages.close();
        stages = await openStages(browser);
      }
      report(`${item.slug}: ${faults.length === 0 ? 'sound' : 'faults'}`);
    }
    await stages.close();
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work));
  // Pasting is the dearest question, and only worth asking of what is sound by itself.
  const copied = judged.flatMap(({ item, bundle: made, javascript, faults }) =>
    made && javascript !== null && faults.length === 0 ? [{ item, javascript, faults }] : [],
  );
  if (copied.length > 0) unplaced.push(...(await findPastedFaults(browser, copied)));
  for (const judgement of judged) judgement.faults = distinct(judgement.faults);
  return { judged, unplaced };
}
