import ts from 'typescript';
import { nodesBelow, parse } from './syntax.ts';

const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/** What makes a file need a browser: a hook, a context or a handler of an event. */
export function findClientNeed(source: string): string | undefined {
  for (const node of nodesBelow(parse(source))) {
    if (ts.isCallExpression(node)) {
      const name = calledName(node);
      if (/^use(?:[A-Z]\w*)?$/.test(name) || name === 'createContext') return `${name}()`;
    }
    if (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())) return node.name.getText();
  }
  return undefined;
}

/** Whether the file begins with the directive. Anything before it, except comments, makes it a mere expression. */
export function hasClientDirective(source: string): boolean {
  const [first] = parse(source).statements;
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  );
}

export function findClientFaults(source: string): string[] {
  const need = findClientNeed(source);
  const isMarked = hasClientDirective(source);
  if (need !== undefined && !isMarked) return [`has ${need} and does not begin with 'use client'`];
  if (need === undefined && /^\s*['"]use client['"]/m.test(source))
    return ["begins with 'use client' and needs no browser"];
  return [];
}
