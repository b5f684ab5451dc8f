import { type Browser, chromium } from '@playwright/test';
import { buildPlainPreview } from '../../catalogue/pipeline/previews/build.ts';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { classLiteralsOf, findLiterals } from './previews/literals.ts';
import { compareBuilds, differentFromStored } from './previews/pictures.ts';
import { loadPublished, type Published } from './previews/preview.ts';
import { openViews } from './previews/views.ts';
import type { Prove } from './runner/verdict.ts';

const SAMPLE = { usual: 6, quick: 3 };
const ITEMS_MIN = 30;
/** The minifier writes a few literals in another way, so that not every one is found in the plain build. */
const PLAIN_SHARE_MIN = 0.95;

const isPaid = ({ item }: Published): boolean => item.meta.plan !== 'Free';

/** Some items by chance, of which most are paid as in the catalogue. */
const sampled = (all: readonly Published[], size: number): Published[] => {
  const shuffled = all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
  const [paid, free] = [shuffled.filter(isPaid), shuffled.filter((one) => !isPaid(one))];
  return [...paid.slice(0, size - 1), ...free.slice(0, 1)];
};

/** Each comparison must notice a preview that is wrong. Returns those that did not. */
async function blindComparisons(browser: Browser, all: readonly Published[]): Promise<string[]> {
  const [one, other] = all.filter(isPaid);
  if (!one || !other) throw new Error('the catalogue has fewer than two paid items');
  const blind: string[] = [];
  const talking = {
    ...one,
    files: {
      ...one.files,
      'item.js': `${one.files['item.js']};console.log("planted");fetch("http://elsewhere.test/");`,
    },
  };
  const { views, faults } = await openViews(browser, talking);
  if (faults.length < 2 * views) blind.push('messages and requests');
  const wrongStyles = { ...one.files, 'item.css': other.files['item.css'] };
  const restyled = { ...one, files: wrongStyles };
  if ((await differentFromStored(browser, restyled, ['light'])).length !== 1)
    blind.push('photographs');
  const { compared, different } = await compareBuilds(browser, one, wrongStyles);
  if (different.length !== compared) blind.push('builds');
  return blind;
}

export const prove: Prove = async ({ root, full, quick, report }) => {
  const all = await loadPublished(root);
  const chosen = full ? all : sampled(all, quick ? SAMPLE.quick : SAMPLE.usual);
  const browser = await chromium.launch(CHROMIUM);
  const sum = { views: 0, faults: 0, unlike: 0, compared: 0, different: 0 };
  const literals = { all: 0, found: 0, inPlain: 0 };
  try {
    for (const preview of chosen) {
      const { views, faults } = await openViews(browser, preview);
      const unlike = await differentFromStored(browser, preview);
      const { compared, different } = isPaid(preview)
        ? await compareBuilds(
            browser,
            preview,
            await buildPlainPreview(preview.item, preview.runtime),
          )
        : { compared: 0, different: [] };
      report(`${preview.item.slug}: ${views} views, ${faults.length} faults`);
      for (const fault of faults) report(`  ${fault}`);
      for (const theme of unlike) report(`  unlike its photograph: ${theme}`);
      for (const name of different) report(`  unlike its plain build: ${name}`);
      sum.views += views;
      sum.faults += faults.length;
      sum.unlike += unlike.length;
      sum.compared += compared;
      sum.different += different.length;
    }
    // Reading needs no browser, so all paid items are read in every form.
    for (const { item, files, runtime } of all.filter(isPaid)) {
      const plain = await buildPlainPreview(item, runtime);
      const lists = classLiteralsOf(item, plain);
      const found = findLiterals(lists, files);
      for (const text of found) report(`${item.slug} shows "${text}"`);
      literals.all += lists.length;
      literals.found += found.length;
      literals.inPlain += findLiterals(lists, plain).length;
    }
    report(`literals: ${literals.inPlain} of ${literals.all} can be read in the plain builds`);
    const blind = await blindComparisons(browser, all);
    if (literals.inPlain < literals.all * PLAIN_SHARE_MIN) blind.push('literals');
    for (const name of blind) report(`not noticed: ${name}`);
    const photographs = chosen.length * 2;
    return {
      figure: `${sum.views} views of ${chosen.length} items${full ? '' : ` (of ${all.length})`}, ${sum.faults} faults; ${photographs - sum.unlike} of ${photographs} as photographed; ${sum.compared - sum.different} of ${sum.compared} comparisons with the plain build equal; ${literals.found} of ${literals.all} literals; ${4 - blind.length} of 4 controls`,
      bar: `0 faults, all as photographed, all equal, 0 literals, all controls, of at least ${ITEMS_MIN} items`,
      passed:
        all.length >= ITEMS_MIN &&
        sum.faults + sum.unlike + sum.different + literals.found + blind.length === 0 &&
        sum.compared > 0 &&
        literals.all > 0,
    };
  } finally {
    await browser.close();
  }
};
