import ts from 'typescript';
import { cardRule } from './card-rule.ts';
import { type FileRule, findNode, isScript, lineOf, type SourceFile } from './source-file.ts';
import { undocumentedRule } from './undocumented-rule.ts';

const MAX_LINES = 300;
export const AIM_LINES = 150;

const GENERATED = 'api/src/platform/db/tables.ts';
/** The CLI of shadcn finds its files by the aliases of a project, and a template is a project of its own. */
const TEMPLATE = /^catalogue\/templates\/[^/]+\/site\//;
const SHIPPED_SOURCE = /^(api|web|contract)\/src\//;
const READS_ENVIRONMENT = /^api\/src\/platform\/config\.ts$|(^|[/.-])setup\.ts$/;
const MACHINE_PATH = /(?<![\w.:/*-])\/(home|root|Users|work|tmp)\/\w/;
const PROSE_OR_CODE = /(\.(ts|tsx|js|cjs|mjs|css|json|md|sql|sh|ya?ml|html|conf)|\/[a-z-]+)$/;
const SUPPRESSION = /(\/\/|\/\*)\s*(ox|es)lint-disable/;
const REASON = / -- \S/;

export const countLines = ({ text }: SourceFile): number => text().trimEnd().split('\n').length;

export const hasLineLimit = ({ path }: SourceFile): boolean =>
  /\.(tsx?|css)$/.test(path) && !/^(api\/migrations|catalogue)\//.test(path) && path !== GENERATED;

const firstLine = (text: string, isBreach: (line: string) => boolean): string | undefined => {
  const index = text.split('\n').findIndex(isBreach);
  return index === -1 ? undefined : `line ${index + 1}`;
};

const isProcess = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ((ts.isIdentifier(node) && node.text === 'process') ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'process'));

const readsEnvironment = (node: ts.Node): boolean => {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'env' && isProcess(node.expression);
  }
  if (ts.isElementAccessExpression(node)) return isProcess(node.expression);
  if (ts.isVariableDeclaration(node)) {
    return ts.isObjectBindingPattern(node.name) && isProcess(node.initializer);
  }
  return (
    ts.isImportDeclaration(node) &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    /^(node:)?process$/.test(node.moduleSpecifier.text)
  );
};

const isBarrel = ({ statements }: ts.SourceFile): boolean =>
  statements.some(ts.isExportDeclaration) &&
  statements.every(
    (statement) => ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement),
  );

const definesAliases = (path: string, text: string): boolean => {
  if (/(^|\/)tsconfig[^/]*\.json$/.test(path)) return /"(paths|baseUrl)"\s*:/.test(text);
  return /(^|\/)package\.json$/.test(path) && /"imports"\s*:/.test(text);
};

export const contentRules: FileRule[] = [
  {
    name: 'line-limit',
    find: (file) => {
      const lines = hasLineLimit(file) ? countLines(file) : 0;
      return lines > MAX_LINES ? `${lines} lines; find the second noun in it` : undefined;
    },
  },
  {
    name: 'environment-only-in-config',
    find: (file) => {
      const inScope = SHIPPED_SOURCE.test(file.path) && !READS_ENVIRONMENT.test(file.path);
      if (!inScope || !isScript(file)) return undefined;
      const node = findNode(file.syntax(), readsEnvironment);
      return node && `line ${lineOf(node)}: only platform/config.ts reads the environment`;
    },
  },
  {
    name: 'no-barrels',
    find: (file) =>
      isScript(file) && isBarrel(file.syntax()) ? 'import from the file itself' : undefined,
  },
  {
    name: 'suppressions-carry-a-reason',
    find: (file) =>
      isScript(file)
        ? firstLine(file.text(), (line) => SUPPRESSION.test(line) && !REASON.test(line))
        : undefined,
  },
  {
    name: 'no-alias-tables',
    find: ({ path, text }) =>
      path.endsWith('.json') && !TEMPLATE.test(path) && definesAliases(path, text())
        ? 'import by real paths'
        : undefined,
  },
  {
    name: 'no-machine-paths',
    find: ({ path, text }) =>
      PROSE_OR_CODE.test(path) && !path.endsWith('package-lock.json')
        ? firstLine(text(), (line) => MACHINE_PATH.test(line))
        : undefined,
  },
  cardRule,
  undocumentedRule,
];
