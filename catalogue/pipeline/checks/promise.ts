import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Item } from '../item.ts';
import { type ItemPromise, PROMISE_FILES } from '../promise.ts';
import type { Check, Outcome, Prepared } from './check.ts';
import { reasonOf } from './fault.ts';
import { importsOf } from './imports-of.ts';
import { openStage, show } from './stage.ts';
import { buildVersion, type Version, VERSIONS } from './versions.ts';

const NAME = 'promise';
const WIDTHS = [1280];
/** A promise that waits longer is not kept. */
const WAIT_MAX_MS = 10_000;
const RIVAL_IMPORTS = new Set(['./component.tsx', 'react', 'lucide-react']);
const TYPE_IMPORT = /^import type [^;]*;/gm;

const textIn = ({ folder }: Item, file: (typeof PROMISE_FILES)[number]): string => {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
};

/** Files that are missing, and imports that the hash of the check does not cover. */
function findFileFaults(item: Item): string[] {
  const missing = PROMISE_FILES.filter((file) => textIn(item, file) === '');
  if (missing.length > 0) return [`${missing.join(', ')} missing or empty`];
  const ofPromise = importsOf(textIn(item, 'promise.ts').replaceAll(TYPE_IMPORT, ''));
  const ofRival = importsOf(textIn(item, 'rival.tsx'));
  return [
    ...ofPromise.map((from) => `promise.ts imports ${from}; only types may be imported`),
    ...ofRival
      .filter((from) => !RIVAL_IMPORTS.has(from))
      .map((from) => `rival.tsx imports ${from}; only ${[...RIVAL_IMPORTS].join(', ')} may be`),
    ...(ofRival.includes('./component.tsx') ? [] : ['rival.tsx does not show the item']),
  ];
}

async function loadPromise({ folder }: Item): Promise<ItemPromise | undefined> {
  const url = pathToFileURL(join(folder, 'promise.ts')).href;
  const { promise } = (await import(url)) as { promise?: ItemPromise };
  return promise;
}

/** How a version breaks the promise, by width. */
async function findBreaches(
  browser: Browser,
  { item, bundle }: Prepared,
  version: Version,
  { widths = WIDTHS, context = {}, faults }: ItemPromise,
): Promise<{ width: number; text: string }[]> {
  const hasScripts = context.javaScriptEnabled !== false;
  const built = await buildVersion(version, item, textIn(item, 'rival.tsx'), hasScripts);
  const { page, close } = await openStage(browser, context);
  page.setDefaultTimeout(WAIT_MAX_MS);
  try {
    const found: { width: number; text: string }[] = [];
    for (const width of widths) {
      await show(page, { ...bundle, ...built }, width, { markup: built.markup });
      for (const text of await faults(page)) found.push({ width, text });
    }
    return found;
  } catch (error) {
    // Neither version may fail because the test itself did.
    throw new Error(`${version} could not be tested: ${reasonOf(error)}`, { cause: error });
  } finally {
    await close();
  }
}

async function judgePromise(browser: Browser, prepared: Prepared): Promise<Outcome> {
  const failed = (texts: readonly string[]): Outcome => ({
    faults: texts.map((text) => ({ check: NAME, text })),
    figures: {},
  });
  const missing = findFileFaults(prepared.item);
  if (missing.length > 0) return failed(missing);
  try {
    const promise = await loadPromise(prepared.item);
    if (!promise?.says.trim()) return failed(['promise.ts does not say what is promised']);
    const [ours, rival] = await Promise.all(
      VERSIONS.map((version) => findBreaches(browser, prepared, version, promise)),
    );
    const faults = ours!.map(({ width, text }) => `Ours at ${width}: ${text}`);
    const [first] = rival!;
    if (!first) faults.push('the obvious version passes, so the promise shows nothing');
    if (!first || faults.length > 0) return failed(faults);
    return { faults: [], figures: { says: promise.says, rivalFails: first.text } };
  } catch (error) {
    return failed([reasonOf(error)]);
  }
}

/** A workhorse keeps a promise that the obvious version breaks. Statements promise nothing. */
export const promise: Check = {
  name: NAME,
  module: import.meta.filename,
  tools: ['@playwright/test', 'react', 'react-dom', 'tailwindcss'],
  itemFiles: PROMISE_FILES,
  readsKind: true,
  judge: async ({ browser, prepared }) => {
    const outcomes = new Map<string, Outcome>();
    for (const one of prepared)
      if (one.item.meta.kind === 'workhorse')
        outcomes.set(one.item.slug, await judgePromise(browser, one));
    return { outcomes, unplaced: [] };
  },
};
