// `npm run catalogue [-- slug …] [--all]` judges the changed items, takes screenshots of those that pass and records
// them.
// `npm run catalogue -- templates [slug …] [--all]` does the same for the templates.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { spoken } from './checks/fault.ts';
import { judge } from './checks/judgement.ts';
import { loadItems } from './item.ts';
import { findStaleParts, record } from './record.ts';
import { judgeTemplates } from './templates/run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

async function judgeComponents(slugs: readonly string[], all: boolean): Promise<number> {
  const items = await loadItems();
  const chosen = items.filter((item) =>
    slugs.length > 0 ? slugs.includes(item.slug) : all || findStaleParts(item).length > 0,
  );
  const browser = await chromium.launch(CHROMIUM);
  let failed = 0;
  try {
    const { judged, unplaced } = await judge(browser, chosen, console.log);
    for (const line of unplaced) console.error(`\nno item's fault: ${line}`);
    failed += unplaced.length > 0 ? 1 : 0;
    for (const judgement of judged) {
      const { item, faults } = judgement;
      if (faults.length > 0) {
        failed++;
        console.error(`\n${item.slug}\n${faults.map((fault) => `  ${spoken(fault)}`).join('\n')}`);
      } else if (unplaced.length === 0) await record(browser, judgement);
    }
  } finally {
    await browser.close();
  }
  console.log(
    `catalogue: ${items.length} items, ${items.length - chosen.length} not looked at, ${Math.max(0, chosen.length - failed)} passed, ${failed} failed`,
  );
  return failed;
}

const [first, ...rest] = positionals;
const failed =
  first === 'templates'
    ? await judgeTemplates(rest, values.all)
    : await judgeComponents(positionals, values.all);
process.exitCode = failed === 0 ? 0 : 1;
