import type { Browser } from '@playwright/test';
import { distinct, type Fault, met } from '../checks/fault.ts';
import { findLayoutFaults } from '../checks/layout.ts';
import { findAxeFaults, findMotionFaults } from '../checks/page-faults.ts';
import { resize, THEMES, type Theme } from '../checks/stage.ts';
import { findStateFaults } from '../checks/states.ts';
import type { SiteFile } from './template.ts';
import { open, openSite } from './visit.ts';

export const WIDTHS = [390, 768, 1280] as const;
/** 320 is what 1280 becomes when a reader zooms to 400 %; here only the fit counts. */
export const EXTREME_WIDTHS = [320, 360, 1920] as const;

type Site = { browser: Browser; dist: readonly SiteFile[]; pages: readonly string[] };

/** Every page at every width; axe where the layout differs most. */
async function renderTheme({ browser, dist, pages }: Site, theme: Theme): Promise<Fault[]> {
  const { page, faults, close } = await openSite(browser, dist, { colorScheme: theme });
  const found: Fault[] = [];
  for (const path of pages) {
    for (const width of WIDTHS) {
      await resize(page, width);
      await open(page, path);
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

/** Stillness for those who asked for it, then every control by keyboard and every form sent. */
async function operateAll({ browser, dist, pages }: Site): Promise<Fault[]> {
  const stage = await openSite(browser, dist, { colorScheme: 'light', reducedMotion: 'reduce' });
  const found: Fault[] = [];
  for (const [index, path] of pages.entries()) {
    const width = index % 2 === 0 ? 390 : 1280;
    await resize(stage.page, width);
    await open(stage.page, path);
    found.push(...met(path, await findMotionFaults(stage.page)));
    const reopen = () => open(stage.page, path);
    found.push(...met(`${path} light ${width}`, await findStateFaults(stage, reopen)));
  }
  await stage.close();
  return found;
}

export async function findRenderFaults(site: Site): Promise<Fault[]> {
  const found: Fault[] = [];
  for (const theme of THEMES) found.push(...(await renderTheme(site, theme)));
  const known = new Set(found.map(({ check }) => check));
  const used = await operateAll(site);
  return distinct([...found, ...used.filter(({ check }) => !known.has(check))]);
}
