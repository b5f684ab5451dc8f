// `npm run catalogue [-- slug …] [--all]` judges what changed, photographs what passed and writes it down.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { judge } from './checks/judgement.ts';
import { loadItems } from './item.ts';
import { isUnchanged, record } from './record.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

const items = await loadItems();
const chosen = items.filter((item) =>
  positionals.length > 0 ? positionals.includes(item.slug) : values.all || !isUnchanged(item),
);
const browser = await chromium.launch(CHROMIUM);
let failed = 0;
try {
  for (const judgement of await judge(browser, chosen, console.log)) {
    const { item, faults } = judgement;
    if (faults.length === 0) {
      await record(browser, judgement);
      continue;
    }
    failed++;
    console.error(
      `\n${item.slug}\n${[...new Set(faults)].map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
} finally {
  await browser.close();
}
console.log(
  `catalogue: ${items.length} items, ${items.length - chosen.length} unchanged, ${chosen.length - failed} passed, ${failed} failed`,
);
process.exitCode = failed === 0 ? 0 : 1;
