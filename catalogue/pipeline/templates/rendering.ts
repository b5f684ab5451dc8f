import type { Browser } from '@playwright/test';
import { distinct, type Fault, met } from '../checks/fault.ts';
import { findLayoutFaults } from '../checks/layout.ts';
import { findAxeFaults, findMotionFaults } from '../checks/page-faults.ts';
import { resize, THEMES, type Theme } from '../checks/stage.ts';
import { findStateFaults } from '../checks/states.ts';
import { findDeadLinks, type PageLinks, readLinks } from './links.ts';
import { type BuiltSite, openSite } from './visit.ts';

export const WIDTHS = [390, 768, 1280] as const;
/** 320 is what 1280 becomes when a reader zooms to 400 %; here only the fit counts. */
export const EXTREME_WIDTHS = [320, 360, 1920] as const;

type Site = BuiltSite & { browser: Browser; pages: readonly string[] };

/** Every page at every width; axe where the layout differs most. */
async function renderTheme(site: Site, theme: Theme): Promise<Fault[]> {
  const { page, faults, open, close } = await openSite(site.browser, site, { colorScheme: theme });
  const found: Fault[] = [];
  for (const path of site.pages) {
    for (const width of WIDTHS) {
      await resize(page, width);
      await open(path);
      const here = [...faults.splice(0), ...(await findLayoutFaults(page))];
      if (width !== 768) here.push(...(await findAxeFaults(page)));
      found.push(...met(`${path} ${theme} ${width}`, here));
    }
    for (const width of EXTREME_WIDTHS) {
      await resize(page, width);
      found.push(...met(`${path} ${theme} ${width}`, await findLayoutFaults(page)));
    }
  }
  await close();
  return found;
}

/** Every page as visitors of the shop get it, and where its links lead. */
async function previewAll(site: Site): Promise<Fault[]> {
  const { page, faults, open, close } = await openSite(site.browser, site, { isPreview: true });
  const found: Fault[] = [];
  const links: PageLinks[] = [];
  for (const path of site.pages) {
    await open(path);
    found.push(...met(`${path} as a preview`, faults.splice(0)));
    links.push({ path, ...(await page.evaluate(readLinks)) });
  }
  await close();
  return [...found, ...findDeadLinks(links, site)];
}

/** Stillness for those who asked for it, then every control by keyboard and every form sent. */
async function operateAll(site: Site): Promise<Fault[]> {
  const visit = await openSite(site.browser, site, {
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const { page, open } = visit;
  const found: Fault[] = [];
  for (const [index, path] of site.pages.entries()) {
    const width = index % 2 === 0 ? 390 : 1280;
    await resize(page, width);
    await open(path);
    found.push(...met(path, await findMotionFaults(page)));
    const states = await findStateFaults(visit, () => open(path));
    found.push(...met(`${path} light ${width}`, states));
  }
  await visit.close();
  return found;
}

export async function findRenderFaults(site: Site): Promise<Fault[]> {
  const found: Fault[] = [];
  for (const theme of THEMES) found.push(...(await renderTheme(site, theme)));
  found.push(...(await previewAll(site)));
  const known = new Set(found.map(({ check }) => check));
  const used = await operateAll(site);
  return distinct([...found, ...used.filter(({ check }) => !known.has(check))]);
}
