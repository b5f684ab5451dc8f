// `npm run catalogue:examples` builds the pages of catalogue/examples, judges them and photographs them into .proof/examples.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import ts from 'typescript';
import { HEADLESS_CHROMIUM } from '../../e2e/chromium.ts';
import { type Bundle, bundle } from './checks/bundle.ts';
import { distinct, type Fault, met, spoken } from './checks/fault.ts';
import { findLayoutFaults } from './checks/layout.ts';
import { findAxeFaults } from './checks/page-faults.ts';
import { findLetters } from './checks/spoken-words.ts';
import { openStage, show, THEMES } from './checks/stage.ts';
import { emptyFolder, ROOT } from './checks/workshop.ts';
import { type Item, loadItems } from './item.ts';

const EXAMPLES = join(ROOT, 'catalogue/examples');
const PICTURES = join(ROOT, '.proof/examples');
const PAGES = {
  saas: 'Saas',
  clinic: 'Clinic',
  course: 'Course',
  'plain-saas': 'PlainSaas',
  'plain-clinic': 'PlainClinic',
  'plain-course': 'PlainCourse',
};
const MEDIA = join(ROOT, 'catalogue/media');
const WIDTHS = [390, 1440];
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

type Example = {
  slug: string;
  file: string;
  name: string;
  /** The page, and what it imports that is no item: its frame, and businesses and pictures of the media kit. */
  sources: string[];
  used: Item[];
};

const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('page.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);

/** The files that a page is written in, from itself on. */
function readWritten(file: string, into = new Map<string, string>()): Map<string, string> {
  if (into.has(file)) return into;
  const source = readFileSync(file, 'utf8');
  into.set(file, source);
  for (const statement of parse(source).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const { text } = statement.moduleSpecifier;
    if (!text.startsWith('.')) continue;
    const path = resolve(dirname(file), text);
    if ([EXAMPLES, MEDIA].some((folder) => path.startsWith(`${folder}/`))) readWritten(path, into);
  }
  return into;
}

function readExample(slug: string, name: string, items: readonly Item[]): Example {
  const file = join(EXAMPLES, `${slug}.tsx`);
  const source = readFileSync(file, 'utf8');
  // In the order of the page; every item stands there once.
  const placeOf = (item: Item): number => source.search(new RegExp(`<${item.name}\\b`));
  const used = items
    .filter((item) => placeOf(item) !== -1)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  return { slug, file, name, sources: [...readWritten(file).values()], used };
}

/** The bundle of an item, made for a page: it is found where the demo of an item would be. */
function bundleExample({ slug, file, name, sources, used }: Example): Promise<Bundle> {
  const folder = emptyFolder(`examples/${slug}`);
  for (const entry of ['component.tsx', 'demo.tsx'])
    writeFileSync(
      join(folder, entry),
      `export { ${name} as Demo } from ${JSON.stringify(file)};\n`,
    );
  return bundle({
    slug,
    folder,
    meta: used[0]!.meta,
    name: 'Demo',
    source: [...sources, ...used.map((item) => item.source)].join('\n'),
    hasDemo: true,
    hash: '',
  });
}

/** Every text below a node of code, without imports and classes. */
function textsIn(node: ts.Node, into = new Set<string>()): Set<string> {
  if (ts.isImportDeclaration(node)) return into;
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.name.text === 'className')
    return into;
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) into.add(node.text.trim());
  ts.forEachChild(node, (child) => void textsIn(child, into));
  return into;
}

/** The texts that an item shows when no prop is given: its constants and the defaults of its props. */
function defaultTexts(file: ts.SourceFile): Set<string> {
  const texts = new Set<string>();
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) textsIn(statement, texts);
    if (ts.isFunctionDeclaration(statement))
      for (const parameter of statement.parameters) textsIn(parameter, texts);
  }
  return texts;
}

/** A single letter is an initial or a unit. */
const wordsOf = (texts: Iterable<string>): Set<string> =>
  new Set(
    [...texts]
      .flatMap((text) => text.toLowerCase().match(WORD) ?? [])
      .filter(({ length }) => length > 1),
  );

/** Runs in the page: lets `findLetters` read one item only. */
const enter = (at: number): void => {
  document.querySelector('#root')!.removeAttribute('id');
  document.querySelector('main')!.children[at]!.id = 'root';
};

/** A word or a whole text of the defaults that is shown and is not written in the page or in what it imports. */
async function findLeftWords(page: Page, { sources, used }: Example): Promise<Fault[]> {
  const count = await page.locator('main > *').count();
  if (count !== used.length)
    return [{ check: 'page', text: `${count} parts from ${used.length} items` }];
  const ownTexts = new Set<string>();
  for (const source of sources) textsIn(parse(source), ownTexts);
  const ownWords = wordsOf(ownTexts);
  const faults: Fault[] = [];
  for (const [at, item] of used.entries()) {
    const texts = defaultTexts(parse(item.source));
    const words = wordsOf(texts);
    await page.evaluate(enter, at);
    for (const text of await page.evaluate(findLetters))
      if (
        (texts.has(text) && !ownTexts.has(text)) ||
        [...wordsOf([text])].some((word) => words.has(word) && !ownWords.has(word))
      )
        faults.push({ check: 'words of the item', text: `${item.slug}: "${text}"` });
  }
  return faults;
}

async function judgeExample(browser: Browser, example: Example): Promise<Fault[]> {
  const made = await bundleExample(example);
  const found: Fault[] = [];
  for (const colorScheme of THEMES) {
    const { page, faults, close } = await openStage(browser, {
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const width of WIDTHS) {
      await show(page, made, width);
      await page.screenshot({
        path: join(PICTURES, `${example.slug}-${colorScheme}-${width}.png`),
        fullPage: true,
      });
      const layout = await findLayoutFaults(page);
      const here = [...faults.splice(0), ...layout, ...(await findAxeFaults(page))];
      found.push(...met(`${colorScheme} ${width}`, here));
      found.push(...(await findLeftWords(page, example)));
      console.log(`${example.slug}: ${colorScheme} ${width}`);
    }
    await close();
  }
  return distinct(found);
}

mkdirSync(PICTURES, { recursive: true });
const items = await loadItems();
const browser = await chromium.launch(HEADLESS_CHROMIUM);
try {
  for (const [slug, name] of Object.entries(PAGES)) {
    if (process.argv.length > 2 && !process.argv.includes(slug)) continue;
    const example = readExample(slug, name, items);
    const faults = await judgeExample(browser, example);
    for (const fault of faults) console.error(`  ${slug}: ${spoken(fault)}`);
    console.log(`${slug}: ${example.used.length} items, ${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
