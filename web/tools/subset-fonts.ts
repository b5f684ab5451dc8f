/** Cuts the three typefaces down to what the pages use. Run by hand after a font update: node web/tools/subset-fonts.ts */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const BUDGET_BYTES = 90_000;

const printableAscii = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);
const letters = 'ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖŒÙÚÛÜŸßàáâäæçèéêëíîïñóôöœùúûüÿ';
const marks = '\u00a0€£©°·•–—‘’‚“”„…↑↓×−';

// The rupee sign sits in the source's second file, which cannot be merged into the first.
const rupee = '₹';

const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
const WEIGHTS = { min: 400, max: 700 };

async function cut(
  family: string,
  script: 'latin' | 'latin-ext',
  text: string,
  to: string,
): Promise<number> {
  const source = import.meta.resolve(
    `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`,
  );
  const font = await subsetFont(await readFile(new URL(source)), text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght: WEIGHTS },
  });
  await writeFile(new URL(`../src/ui/fonts/${to}.woff2`, import.meta.url), font);
  console.log(`${to}.woff2 ${font.length} bytes`);
  return font.length;
}

await mkdir(new URL('../src/ui/fonts/', import.meta.url), { recursive: true });
let total = 0;
for (const family of ['bricolage-grotesque', 'geist', 'geist-mono']) {
  total += await cut(family, 'latin', printableAscii + letters + marks, family);
  total += await cut(family, 'latin-ext', rupee, `${family}-rupee`);
}
console.log(`together ${total} bytes of ${BUDGET_BYTES}`);
if (total > BUDGET_BYTES) process.exitCode = 1;
