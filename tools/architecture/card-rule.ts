import ts from 'typescript';
import { type FileRule, isScript, lineOf } from './source-file.ts';

const DEFINITION = 'api/src/modules/catalog/repository.ts';
const NAME = 'selectCards';
const QUERIES = /^api\/(src|sql)\/(?!.*\.test\.ts$)/;

/** `selectCards` and names like it. Templates have cards of their own. */
const LIKE_IT = /^select(?!Template)\w*Cards?/;

const isDeclared = (node: ts.Node): node is ts.NamedDeclaration & { name: ts.Identifier } =>
  (ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node)) &&
  node.name !== undefined &&
  ts.isIdentifier(node.name);

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** The function, or the statement outside of functions, that a text is in. */
function surroundings(node: ts.Node): ts.Node {
  if (ts.isFunctionLike(node) || ts.isSourceFile(node.parent)) return node;
  return surroundings(node.parent);
}

/**
 * A card needs the placeholder of its picture. So a query that selects it with columns of `components` selects cards.
 * A column with the name of its table, or with another name, belongs to a join.
 */
const selectsCards = (node: ts.Node): boolean =>
  isText(node) &&
  /placeholder/i.test(node.text) &&
  (/\w\.placeholder\b|placeholder as |\bas \w*placeholder\b/i.test(node.text) ||
    /\bcomponents\b/.test(surroundings(node).getText()));

const OTHER = `only ${NAME} in ${DEFINITION} selects the columns of a card`;

export const cardRule: FileRule = {
  name: 'cards-are-selected-once',
  find: (file) => {
    if (!QUERIES.test(file.path)) return undefined;
    if (!isScript(file))
      return /\bplaceholder\b/.test(file.text()) && /\bcomponents\b/.test(file.text())
        ? OTHER
        : undefined;
    const named: string[] = [];
    let breach: ts.Node | undefined;
    const visit = (node: ts.Node): void => {
      if (isDeclared(node) && LIKE_IT.test(node.name.text)) {
        named.push(node.name.text);
        if (file.path !== DEFINITION) breach ??= node;
      }
      if (file.path !== DEFINITION && selectsCards(node)) breach ??= node;
      ts.forEachChild(node, visit);
    };
    visit(file.syntax());
    if (breach) return `line ${lineOf(breach)}: ${OTHER}`;
    if (file.path === DEFINITION && named.join() !== NAME)
      return `it must define ${NAME}, and nothing like it`;
    return undefined;
  },
};
