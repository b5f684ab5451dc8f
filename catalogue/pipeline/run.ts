// `npm run catalogue` runs the checks that are out of date, takes screenshots of the items that pass and records them.
// `npm run catalogue -- <slug> …` and `--all` run every check of some items or of all.
// `npm run catalogue -- --check <name> [slug …]` runs one check and records nothing.
// `npm run catalogue -- templates [slug …] [--all]` does the same for the templates.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/chromium.ts';
import type { AnyCheck } from './checks/check.ts';
import { spoken } from './checks/fault.ts';
import { judge } from './checks/judgement.ts';
import { CHECKS } from './checks/registry.ts';
import { type Item, loadItems } from './item.ts';
import { findStaleChecks, findStaleParts, record } from './record.ts';
import { judgeTemplates } from './templates/run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, check: { type: 'string' } },
});

/** The checks to run for each item. An item that is missing here is not looked at. */
function planOf(items: readonly Item[], slugs: readonly string[], one: AnyCheck | undefined) {
  const plan = new Map<Item, readonly AnyCheck[]>();
  for (const item of items) {
    if (slugs.length > 0 && !slugs.includes(item.slug)) continue;
    if (one) plan.set(item, [one]);
    else if (values.all || slugs.length > 0) plan.set(item, CHECKS);
    else if (findStaleParts(item).length > 0) plan.set(item, findStaleChecks(item));
  }
  return plan;
}

async function judgeComponents(slugs: readonly string[]): Promise<number> {
  const only = CHECKS.find(({ name }) => name === values.check);
  if (values.check !== undefined && !only) {
    console.error(`no check is called ${values.check}: ${CHECKS.map(({ name }) => name).join()}`);
    return 1;
  }
  const items = await loadItems();
  const plan = planOf(items, slugs, only);
  for (const [{ slug }, checks] of plan)
    console.log(`${slug}: ${checks.map(({ name }) => name).join(', ') || 'its files'}`);
  const browser = await chromium.launch(CHROMIUM);
  let failed = 0;
  try {
    const { judged, unplaced } = await judge(browser, [...plan.keys()], {
      report: console.log,
      checksOf: (item) => plan.get(item)!,
    });
    for (const line of unplaced) console.error(`\nno item's fault: ${line}`);
    failed += unplaced.length > 0 ? 1 : 0;
    for (const judgement of judged) {
      const { item, faults, passed } = judgement;
      if (faults.length > 0) {
        failed++;
        console.error(`\n${item.slug}\n${faults.map((fault) => `  ${spoken(fault)}`).join('\n')}`);
      } else if (only) console.log(item.slug, JSON.stringify(passed.get(only.name)));
      else if (unplaced.length === 0) await record(browser, judgement);
    }
  } finally {
    await browser.close();
  }
  console.log(
    `catalogue: ${items.length} items, ${items.length - plan.size} not looked at, ${Math.max(0, plan.size - failed)} passed, ${failed} failed`,
  );
  return failed;
}

const [first, ...rest] = positionals;
const failed =
  first === 'templates'
    ? await judgeTemplates(rest, values.all)
    : await judgeComponents(positionals);
process.exitCode = failed === 0 ? 0 : 1;
