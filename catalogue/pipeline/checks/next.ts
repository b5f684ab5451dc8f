import type { Page } from '@playwright/test';
import { buildSound } from './build-sound.ts';
import type { Batch, BatchOutcome, Check, Prepared } from './check.ts';
import { reasonOf } from './fault.ts';
import { NEXT_OPTIONS } from './loose.ts';
import { buildProject, startProject, writtenOptions } from './next-project.ts';
import { Outcomes } from './outcomes.ts';
import { clear, openStage, type Stage, untilQuiet } from './stage.ts';
import { versionOf } from './tool.ts';
import { emptyFolder } from './workshop.ts';

const HYDRATED_MS = 5_000;
const QUIET_MS = 100;
const PRESSED_MS = 2_000;

/** Runs in the page: React keeps its own part of the tree on an element once it has taken it over. */
const isHydrated = (): boolean => {
  const first = document.querySelector('#root > *');
  return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
};

/** Runs in the page. Next puts a message in place of the whole document when a component throws. */
const shownText = (): string => document.querySelector<HTMLElement>('#root')?.innerText ?? '';

const CONTROLS =
  'button:not([type=submit]):not(:disabled), summary, select:not(:disabled), input:not(:disabled):not([type=hidden]), textarea:not(:disabled)';

/** Tries the first control that is shown. A field must keep what is typed. */
async function tryControl(page: Page): Promise<string[]> {
  const control = page.locator(`#root :is(${CONTROLS})`).filter({ visible: true }).first();
  if ((await control.count()) === 0) return [];
  const isField = await control.evaluate((element) =>
    element.matches('textarea, input:is([type=text], [type=email], [type=search], :not([type]))'),
  );
  try {
    if (!isField) await control.click({ timeout: PRESSED_MS, force: true });
    else {
      await control.fill('asha@example.org', { timeout: PRESSED_MS });
      if ((await control.inputValue()) === '') return ['its first field keeps nothing'];
    }
  } catch (error) {
    return [`its first control cannot be used: ${reasonOf(error).split('\n')[0]}`];
  }
  await untilQuiet(page, QUIET_MS, PRESSED_MS);
  // An item that was closed has no text. Its place is still there.
  const isThere = (await page.locator('#root').count()) > 0;
  return isThere ? [] : ['is replaced by an error once its first control is used'];
}

async function open({ page, faults }: Stage, path: string) {
  const found: string[] = [];
  await page.goto(`http://pasted.test/${path}`);
  await page.waitForFunction(isHydrated, null, { timeout: HYDRATED_MS }).catch(() => {
    found.push('is not hydrated');
  });
  await untilQuiet(page, QUIET_MS, HYDRATED_MS);
  const text = await page.evaluate(shownText);
  if (text === '') found.push('nothing is shown');
  return { text, found: [...found, ...faults.splice(0).map((fault) => fault.text)] };
}

async function visit(stage: Stage, { item }: Prepared): Promise<string[]> {
  const typescript = await open(stage, item.slug);
  const used = await tryControl(stage.page);
  const found = [
    ...typescript.found,
    ...used,
    ...stage.faults.splice(0).map(({ text }) => `once its first control is used: ${text}`),
  ];
  if (found.length > 0) return found;
  // What the first page stored belongs to it, and both pages have the same origin.
  await stage.page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const javascript = await open(stage, `${item.slug}/js`);
  if (javascript.text !== typescript.text) found.push('shows something else in JavaScript');
  return [...found, ...javascript.found.map((text) => `in JavaScript: ${text}`)];
}

async function visitAll({ browser }: Batch, folder: string, sound: readonly Prepared[]) {
  const { origin, stop } = await startProject(folder);
  const stage = await openStage(browser, { reducedMotion: 'reduce' });
  try {
    await stage.page.route('http://pasted.test/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({
        response: await route.fetch({ url: `${origin}${pathname}${search}` }),
      });
    });
    const found = new Map<Prepared, string[]>();
    for (const one of sound) {
      const texts = await visit(stage, one).catch((error: unknown) => [
        `could not be opened: ${reasonOf(error).split('\n')[0]}`,
      ]);
      found.set(one, texts);
      await clear(stage);
    }
    return found;
  } finally {
    await stage.close();
    await stop();
  }
}

/** What Next writes into a new project must be what the check `loose` judges the types with. */
function compareOptions(folder: string): string[] {
  const written = writtenOptions(folder);
  return Object.entries(NEXT_OPTIONS)
    .filter(([name, value]) => JSON.stringify(written[name]) !== JSON.stringify(value))
    .map(([name]) => `next: it writes ${name} ${JSON.stringify(written[name])} into a tsconfig`);
}

/** A page of a Next project for each item and language: built, started, opened and used. */
async function judge(batch: Batch): Promise<BatchOutcome> {
  const { prepared, report } = batch;
  const found = new Outcomes('next', prepared, { next: versionOf('next'), pages: 2 });
  const folder = emptyFolder('next');
  let builds = 0;
  const build = (items: readonly Prepared[]): Promise<string | null> => {
    builds++;
    return buildProject(folder, items);
  };
  const sound = await buildSound(prepared, build, found.fault);
  report(`next: ${sound.length * 2} pages are built, ${builds} builds`);
  if (sound.length === 0) return { outcomes: found.bySlug, unplaced: [] };
  for (const [one, texts] of await visitAll(batch, folder, sound))
    for (const text of texts) found.fault(one, text);
  return { outcomes: found.bySlug, unplaced: compareOptions(folder) };
}

export const next: Check = {
  name: 'next',
  module: import.meta.filename,
  tools: ['next', 'react', 'react-dom', 'tailwindcss', '@tailwindcss/postcss', '@playwright/test'],
  judge,
};
