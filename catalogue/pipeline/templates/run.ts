import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../e2e/chromium.ts';
import { spoken } from '../checks/fault.ts';
import { judge } from './judge.ts';
import { findStaleParts, record } from './record.ts';
import { loadTemplates } from './template.ts';

/** Judges the changed templates, or those that are named. Returns the number of failed ones. */
export async function judgeTemplates(slugs: readonly string[], all: boolean): Promise<number> {
  const templates = await loadTemplates();
  const chosen = templates.filter((template) =>
    slugs.length > 0 ? slugs.includes(template.slug) : all || findStaleParts(template).length > 0,
  );
  let failed = 0;
  if (chosen.length > 0) {
    const browser = await chromium.launch(CHROMIUM);
    try {
      for (const template of chosen) {
        const { dist, faults } = await judge(browser, template);
        if (faults.length > 0) failed++;
        else await record(browser, template, dist);
        console.log(`${template.slug}: ${faults.length === 0 ? 'sound' : 'faults'}`);
        for (const fault of faults) console.error(`  ${spoken(fault)}`);
      }
    } finally {
      await browser.close();
    }
  }
  console.log(
    `templates: ${templates.length}, ${templates.length - chosen.length} not looked at, ${chosen.length - failed} passed, ${failed} failed`,
  );
  return failed;
}
