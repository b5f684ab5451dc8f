import ts from 'typescript';
import { type FileRule, findNode, isScript, lineOf } from './source-file.ts';

const HELD = /^(api|web|contract)\//;
/** Names that Node and packages keep to themselves. `_id` is a name of our wire. */
const INTERNAL_NAME = /^_(?!id$)[a-z]/i;
const INTERNAL_MODULE = /^(node:)?(_\w+|internal\/)/;
/** Fields with a symbol as their name are found by these, or by the description of the symbol. */
const SYMBOL_SEARCH = /^(getOwnPropertySymbols|internalBinding)$/;
const SYMBOL_DESCRIPTION = /Symbol\(k[A-Z]/;

const isInternalField = (name: ts.Node | undefined): boolean =>
  name !== undefined &&
  (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) &&
  (INTERNAL_NAME.test(name.text) || SYMBOL_SEARCH.test(name.text));

/** In `const { _events } = socket` the field. In `const { on: _events } = socket` it is `on`. */
const fieldOf = (element: ts.BindingElement): ts.Node | undefined =>
  ts.isObjectBindingPattern(element.parent) && !element.dotDotDotToken
    ? (element.propertyName ?? element.name)
    : undefined;

const isUndocumented = (node: ts.Node): boolean => {
  if (ts.isPropertyAccessExpression(node)) {
    const isBinding = node.name.text === 'binding' && /\bprocess$/.test(node.expression.getText());
    return isBinding || isInternalField(node.name);
  }
  if (ts.isElementAccessExpression(node)) return isInternalField(node.argumentExpression);
  if (ts.isBindingElement(node)) return isInternalField(fieldOf(node));
  if (ts.isImportDeclaration(node))
    return (
      ts.isStringLiteral(node.moduleSpecifier) && INTERNAL_MODULE.test(node.moduleSpecifier.text)
    );
  return (
    (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) &&
    SYMBOL_DESCRIPTION.test(node.text.replaceAll('\\', ''))
  );
};

/** A release of Node may rename or drop what is not in its documentation, without a word. */
export const undocumentedRule: FileRule = {
  name: 'no-undocumented-fields',
  find: (file) => {
    if (!HELD.test(file.path) || !isScript(file)) return undefined;
    const node = findNode(file.syntax(), isUndocumented);
    return node && `line ${lineOf(node)}: not in the documentation of Node or of the package`;
  },
};
