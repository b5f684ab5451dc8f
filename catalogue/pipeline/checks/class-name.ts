import ts from 'typescript';
import { propsOf } from './props.ts';
import { componentIn, nodesBelow, parse } from './syntax.ts';

type Root = ts.JsxOpeningElement | ts.JsxSelfClosingElement | ts.JsxFragment;

/** The elements that a component may return, through conditions, brackets and names. */
function rootsOf(expression: ts.Expression, body: ts.Node): Root[] {
  if (ts.isParenthesizedExpression(expression)) return rootsOf(expression.expression, body);
  if (ts.isConditionalExpression(expression))
    return [...rootsOf(expression.whenTrue, body), ...rootsOf(expression.whenFalse, body)];
  if (ts.isBinaryExpression(expression)) return rootsOf(expression.right, body);
  if (ts.isJsxElement(expression)) return [expression.openingElement];
  if (ts.isJsxSelfClosingElement(expression) || ts.isJsxFragment(expression)) return [expression];
  if (ts.isIdentifier(expression))
    for (const node of nodesBelow(body))
      if (ts.isVariableDeclaration(node) && node.name.getText() === expression.text)
        return node.initializer ? rootsOf(node.initializer, body) : [];
  return [];
}

/** The values that a function returns itself, without those of the functions in it. */
function returnsOf(node: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  ts.forEachChild(node, (child) => {
    if (ts.isFunctionLike(child)) return;
    if (ts.isReturnStatement(child) && child.expression) found.push(child.expression);
    else found.push(...returnsOf(child));
  });
  return found;
}

/** The class list of an element. A context around the root takes none, so its first child counts. */
function classesOf(root: Root): ts.Expression | undefined {
  if (ts.isJsxFragment(root)) return undefined;
  for (const attribute of root.attributes.properties)
    if (ts.isJsxAttribute(attribute) && attribute.name.getText() === 'className') {
      const value = attribute.initializer;
      return value && ts.isJsxExpression(value) ? value.expression : undefined;
    }
  return undefined;
}

const isLast = (classes: ts.Expression): boolean => {
  if (!ts.isTemplateExpression(classes)) return /\bclassName\b/.test(classes.getText());
  const last = classes.templateSpans.at(-1)!;
  return /\bclassName\b/.test(last.expression.getText()) && last.literal.text.trim() === '';
};

/** A buyer places an item with classes of their own, which stand last on its root. */
export function findClassNameFaults(source: string): string[] {
  const prop = propsOf(source).find(({ name }) => name === 'className');
  if (!prop) return ['has no prop className'];
  const faults: string[] = [];
  if (prop.type !== 'string' || prop.required) faults.push('className is not an optional string');
  if (!/^(''|"")$/.test(prop.default ?? '')) faults.push("the default of className is not ''");
  const body = componentIn(parse(source))?.body;
  const roots = body ? returnsOf(body).flatMap((value) => rootsOf(value, body)) : [];
  const isPlaced = roots.every((root) => {
    const classes = classesOf(root);
    return classes !== undefined && isLast(classes);
  });
  if (roots.length === 0 || !isPlaced)
    faults.push('className is not the last of the classes of the root');
  return faults;
}
