import ts from 'typescript';

/** The syntax tree of a component. */
export const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** All nodes below a node, each before its children. */
export function* nodesBelow(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) {
    yield child;
    yield* nodesBelow(child);
  }
}

/** The one function that a component exports. */
export const componentIn = (file: ts.SourceFile): ts.FunctionDeclaration | undefined =>
  file.statements
    .filter(ts.isFunctionDeclaration)
    .find(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
