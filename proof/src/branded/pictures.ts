import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { brandVariables } from '@tessera/contract/brand';
import { startProject } from '../../../catalogue/pipeline/checks/next-project.ts';
import { serveFolder } from '../../../catalogue/pipeline/checks/served-folder.ts';
import {
  openStage,
  settle,
  type Theme,
  untilQuiet,
} from '../../../catalogue/pipeline/checks/stage.ts';
import { looksTheSame } from '../../../catalogue/pipeline/picture-difference.ts';
import { BRAND, twinSlug } from './twins.ts';

const HOST = 'http://pasted.test';
const QUIET_MS = 100;
const QUIET_MAX_MS = 5_000;

/** A built project with a page for every item and language. */
export type Project = {
  name: string;
  open: (page: Page) => Promise<unknown>;
  pathOf: (slug: string, language: Language) => string;
  close: () => Promise<void>;
};

type Language = 'TypeScript' | 'JavaScript';
type View = { theme: Theme; language: Language };

/** The languages have the same styles, so one theme is enough for the second. */
const VIEWS: readonly View[] = [
  { theme: 'light', language: 'TypeScript' },
  { theme: 'dark', language: 'TypeScript' },
  { theme: 'light', language: 'JavaScript' },
];

export const viteProject = (folder: string): Project => ({
  name: 'Vite',
  open: (page) => serveFolder(page, join(folder, 'dist')),
  pathOf: (slug, language) => `/${slug}/${language === 'TypeScript' ? 'tsx' : 'jsx'}/index.html`,
  close: () => Promise.resolve(),
});

export async function nextProject(folder: string): Promise<Project> {
  const { origin, stop } = await startProject(folder);
  return {
    name: 'Next',
    open: (page) =>
      page.route(`${HOST}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const response = await route.fetch({ url: `${origin}${pathname}${search}` });
        await route.fulfill({ response });
      }),
    pathOf: (slug, language) => (language === 'TypeScript' ? `/${slug}` : `/${slug}/js`),
    close: stop,
  };
}

/** Runs in the page: React keeps its own part of the tree on an element that it has drawn or taken over. */
const isDrawn = (): boolean => {
  const first = document.querySelector('#root > *');
  return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
};

/** Runs in the page. */
const setVariables = (variables: Record<string, string>): void => {
  for (const [name, value] of Object.entries(variables))
    document.documentElement.style.setProperty(name, value);
};

/** Each picture is taken in a browser context of its own, because an item may store what it has shown. */
async function photograph(
  browser: Browser,
  project: Project,
  slug: string,
  { theme, language }: View,
  variables: Record<string, string> = {},
): Promise<Buffer> {
  const { page, close } = await openStage(browser, {
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  try {
    await project.open(page);
    await page.goto(HOST + project.pathOf(slug, language));
    await page.waitForFunction(isDrawn);
    await page.evaluate(setVariables, variables);
    await untilQuiet(page, QUIET_MS, QUIET_MAX_MS);
    await settle(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await close();
  }
}

export type Compared = { differs: string[]; likeOriginal: string[] };

/**
 * Compares the code that carries the brand with the original in a page that sets the variables of the brand, and with
 * the original alone. Returns the views that differ from the first, and those that look like the second.
 */
export async function compareViews(
  browser: Browser,
  project: Project,
  slug: string,
): Promise<Compared> {
  const compared: Compared = { differs: [], likeOriginal: [] };
  for (const view of VIEWS) {
    const name = `${project.name}, ${view.language}, ${view.theme}`;
    const branded = await photograph(browser, project, twinSlug(slug), view);
    const varied = await photograph(browser, project, slug, view, brandVariables(BRAND));
    const original = await photograph(browser, project, slug, view);
    // The browser encodes equal pixels as equal bytes.
    if (!branded.equals(varied)) compared.differs.push(name);
    if (await looksTheSame(branded, original)) compared.likeOriginal.push(name);
  }
  return compared;
}
