import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './workshop.ts';

type Range = { start: number; end: number };

const isTypeOnlyStatement = (node: ts.Node): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true);

/** A type's own comment goes with it; every other comment stays. */
const withComment = (text: string, node: ts.Node): Range => {
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return { start: comments.at(-1)?.pos ?? node.getStart(), end: node.getEnd() };
};

const typesOf = (node: ts.Node, text: string): Range[] => {
  const found: Range[] = [];
  const cut = (start: number, end: number) => found.push({ start, end });
  const colonBefore = (type: ts.Node) => text.lastIndexOf(':', type.getStart());
  const { type } = node as ts.Node & { type?: ts.TypeNode };
  if (type && (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionLike(node))) {
    const question = ts.isParameter(node) ? node.questionToken : undefined;
    cut(question?.getStart() ?? colonBefore(type), type.getEnd());
  }
  const list =
    (ts.isFunctionLike(node) && node.typeParameters) ||
    ((ts.isCallExpression(node) || ts.isNewExpression(node)) && node.typeArguments);
  if (list) cut(list.pos - 1, text.indexOf('>', list.end) + 1);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    cut(node.expression.getEnd(), node.getEnd());
  if (ts.isNonNullExpression(node)) cut(node.expression.getEnd(), node.getEnd());
  if (ts.isImportSpecifier(node) && node.isTypeOnly) {
    const comma = /^\s*,/.exec(text.slice(node.getEnd()));
    cut(node.getStart(), node.getEnd() + (comma?.[0].length ?? 0));
  }
  return found;
};

/** The same file without its types: the layout and the comments are the author's. */
export function stripTypes(source: string): string {
  const file = ts.createSourceFile(
    'component.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (isTypeOnlyStatement(node)) {
      ranges.push(withComment(source, node));
      return;
    }
    ranges.push(...typesOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(file);
  let text = '';
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue; // inside a range that is gone already
    text += source.slice(at, start);
    at = end;
  }
  text += source.slice(at);
  return text
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimStart();
}

/** What a buyer who writes JavaScript copies: types gone, then laid out as the rest of the house. */
export function javascriptVariant(source: string): string {
  const { status, stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/oxfmt'),
    ['--stdin-filepath', 'component.jsx'],
    { cwd: ROOT, input: stripTypes(source), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the JavaScript variant does not parse: ${stderr}`);
  return stdout;
}
