import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type SourceFile = {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: () => string;
  syntax: () => ts.SourceFile;
};

/** A breach of the architecture rules in one file. */
export type Breach = { rule: string; file: string; detail: string };

/** `find` returns what is wrong in the file, or undefined. */
export type FileRule = { name: string; find: (file: SourceFile) => string | undefined };

const MADE_BY_TOOLS = new Set([
  'node_modules',
  'build',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
]);

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const sourceFile = (root: string, path: string): SourceFile => {
  const text = once(() => readFileSync(join(root, path), 'utf8'));
  return {
    path,
    text,
    syntax: once(() => ts.createSourceFile(path, text(), ts.ScriptTarget.Latest, true)),
  };
};

export const listSourceFiles = (root: string): SourceFile[] => {
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (entry.name.startsWith('.') || MADE_BY_TOOLS.has(entry.name)) return [];
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk('').map((path) => sourceFile(root, path));
};

export const isScript = ({ path }: SourceFile): boolean => /\.tsx?$/.test(path);

export const findNode = (
  node: ts.Node,
  isWanted: (candidate: ts.Node) => boolean,
): ts.Node | undefined =>
  isWanted(node) ? node : ts.forEachChild(node, (child) => findNode(child, isWanted));

/** Counted from 1. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
