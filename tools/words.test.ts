import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isScript, listSourceFiles } from './architecture/source-file.ts';

const ROOT = join(import.meta.dirname, '..');
const TERMS_MAX = 40;
/**
 * What we sell is written for other projects, with words of its own. The glossary and this file have the words as
 * examples.
 */
const NOT_READ =
  /^(catalogue\/(components|templates|examples)\/|docs\/glossary\.md$|tools\/words\.test\.ts$)|\/tables\.ts$/;

/** The first column of the table below a heading of the glossary. */
function firstColumn(heading: string): string[] {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  const section = glossary.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| (.+?) +\|/gm)].map(([, word]) => word!).slice(2);
}

/** The names and the comments of a script. Texts in quotes and of pages are for users or for tests to read. */
function namesAndComments(source: ts.SourceFile): string {
  const { text } = source;
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.set(node.getStart(source), node.text);
    if (ts.isJsxText(node)) return;
    const comments = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of comments) found.set(pos, text.slice(pos, end));
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...found.values()].join('\n');
}

/** The parts of names, in small letters: `isOnShelf` is `is on shelf`. */
const parts = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const forms = (word: string): string[] => [
  word,
  ...['s', 'es', 'ed', 'ing'].map((ending) => word + ending),
  word.replace(/f$/, 'ves'),
];

const words = firstColumn('Words not to use');
const banned = new Set(words.filter((word) => !/[A-Z]/.test(word)).flatMap(forms));
/** A name in two words, also as a part of a longer name. */
const compounds = words
  .filter((word) => /[A-Z]/.test(word))
  .map((word) => {
    const inside = word[0]!.toUpperCase() + word.slice(1);
    return { word, pattern: new RegExp(`(\\b${word}|${inside})(?![a-z])`) };
  });
const bannedIn = (text: string): string[] => [
  ...new Set([
    ...parts(text).filter((part) => banned.has(part)),
    ...compounds.filter(({ pattern }) => pattern.test(text)).map(({ word }) => word),
  ]),
];

const isDocument = ({ path }: { path: string }): boolean => path.endsWith('.md');
const isRead = ({ path }: { path: string }): boolean => !NOT_READ.test(path);

/** The files in which words that are not to be used occur. */
const findBanned = <File extends { path: string }>(
  files: readonly File[],
  read: (file: File) => string,
): string[] =>
  files.flatMap((file) => {
    const all = bannedIn(`${file.path}\n${read(file)}`);
    return all.length > 0 ? [`${file.path}: ${all.join(', ')}`] : [];
  });

test('the glossary has at most forty terms', () => {
  const terms = firstColumn('Terms');
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.length).toBeLessThanOrEqual(TERMS_MAX);
});

test('a word that is not to be used is found in names and comments, not in texts', () => {
  const sample = `const isOnShelf = 1; // through the doors\nconst text = 'a shelf, a wish';`;
  const source = ts.createSourceFile('a.ts', sample, ts.ScriptTarget.Latest);
  expect(bannedIn(namesAndComments(source)).toSorted()).toEqual(['doors', 'shelf']);
});

test.each([
  ['gathered', 'gathered'],
  ['isUndressed', 'undressed'],
  ['crumbs of a page', 'crumbs'],
  ['const BegunErrand', 'errand'],
  ['searched in vain', 'vain'],
  ['takeInAll', 'takeIn'],
  ['mustMarkBegun', 'markBegun'],
  ['isGivingBack', 'givingBack'],
])('%s has the word %s', (text, word) => {
  expect(bannedIn(text)).toEqual([word]);
});

test.each(['addressed', 'an indoor plant', 'mistakeIndex', 'takeInstance'])(
  '%s has no such word',
  (text) => {
    expect(bannedIn(text)).toEqual([]);
  },
);

test('names, comments and file names use the words of the trade', () => {
  const scripts = listSourceFiles(ROOT).filter((file) => isScript(file) && isRead(file));
  expect(scripts.length).toBeGreaterThan(1_000);
  expect(findBanned(scripts, (file) => namesAndComments(file.syntax()))).toEqual([]);
});

test('documents use the words of the trade', () => {
  const documents = listSourceFiles(ROOT).filter((file) => isDocument(file) && isRead(file));
  expect(documents.length).toBeGreaterThan(50);
  expect(findBanned(documents, (file) => file.text())).toEqual([]);
});
