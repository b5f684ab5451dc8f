import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const isTypeOnly = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false;
  const names = clause.namedBindings;
  return (
    clause.isTypeOnly ||
    (!clause.name &&
      names !== undefined &&
      ts.isNamedImports(names) &&
      names.elements.length > 0 &&
      names.elements.every((name) => name.isTypeOnly))
  );
};

/** By text, because most modules are read for several checks. */
const known = new Map<string, string[]>();

/** What a module imports when it runs. Types decide no outcome. */
function specifiersIn(path: string, text: string): string[] {
  const before = known.get(text);
  if (before) return before;
  const found: string[] = [];
  const take = (node: ts.Expression | undefined): void => {
    if (node && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node.importClause)) take(node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly) take(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  known.set(text, found);
  return found;
}

/** A module and every local module below a folder that it imports, directly or not, sorted by path. */
export function modulesOf(
  module: string,
  folder: string,
  read: (path: string) => string,
): { path: string; text: string }[] {
  const texts = new Map<string, string>();
  const waiting = [module];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue;
    const text = read(path);
    texts.set(path, text);
    for (const specifier of specifiersIn(path, text)) {
      const imported = join(dirname(path), specifier);
      const isLocal = specifier.startsWith('.') && !relative(folder, imported).startsWith('..');
      if (isLocal) waiting.push(imported);
    }
  }
  return [...texts]
    .map(([path, text]) => ({ path: relative(folder, path), text }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
