import { join } from 'node:path';
import ts from 'typescript';
import type { Item } from '../item.ts';
import type { Shape } from './shape.ts';

/** The props of the exported function, and code that names their default values. */
export type PropShapes = { fields: Record<string, Shape>; defaults: string };

const NO_WORD =
  /^(id|key|href|src|slug|url|zone|timeZone|locale|currency|dateTime|className|fill|stroke|path|d|htmlFor|type|inputMode|autoComplete|pattern|target|rel|method)$|(Id|Key|Href|Src|Url|Zone|Locale|Currency|Color|Colour|Path)$|^(color|colour)/;
const KEY = /^(id|key|slug|href|value)$|(Id|Key)$/;
const DEPTH_MAX = 7;

type Tags = { isCode: boolean; fixed: string | null };
const UNTAGGED: Tags = { isCode: false, fixed: null };

function tagsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Tags {
  const tags = symbol.getJsDocTags(checker);
  const fixed = tags.find(({ name }) => name === 'fixed');
  return {
    isCode: tags.some(({ name }) => name === 'code'),
    fixed: fixed ? ts.displayPartsToString(fixed.text).trim() || 'no reason given' : null,
  };
}

const isFromPackage = (type: ts.Type): boolean =>
  type.symbol?.declarations?.some((one) =>
    one.getSourceFile().fileName.includes('/node_modules/'),
  ) ?? false;

class Reader {
  readonly checker: ts.TypeChecker;
  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  /** `name` is null where every text is a word, as in the labels. */
  shapeOf(type: ts.Type, name: string | null, tags: Tags, depth = 0): Shape {
    if (depth > DEPTH_MAX) return { kind: 'other' };
    const parts = (type.isUnion() ? type.types : [type]).filter(
      ({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0,
    );
    const named = parts.map((part) => part.symbol?.name ?? '');
    if (named.some((one) => one === 'ReactPortal' || one === 'ReactElement'))
      return { kind: 'slot' };
    const [only] = parts;
    if (!only) return { kind: 'other' };
    if (parts.some(({ flags }) => flags & ts.TypeFlags.String))
      return this.#textOf(name, tags, parts.length);
    if (parts.some(({ flags }) => flags & ts.TypeFlags.Number)) return { kind: 'number' };
    if (parts.length > 1) return { kind: 'choice' };
    return this.#objectOf(only, name, tags, depth + 1);
  }

  #textOf(name: string | null, { isCode }: Tags, ways: number): Shape {
    if (name === 'locale' || name?.endsWith('Locale')) return { kind: 'locale' };
    if (ways > 1) return { kind: 'choice' };
    return isCode || (name !== null && NO_WORD.test(name))
      ? { kind: 'code', isKey: KEY.test(name ?? '') }
      : { kind: 'word' };
  }

  #objectOf(type: ts.Type, name: string | null, tags: Tags, depth: number): Shape {
    if ((type.flags & ts.TypeFlags.Object) === 0) return { kind: 'choice' };
    const [call] = type.getCallSignatures();
    if (call) {
      const given = this.checker.getAwaitedType(call.getReturnType());
      return {
        kind: 'call',
        gives: given ? this.shapeOf(given, '', UNTAGGED, depth) : { kind: 'other' },
      };
    }
    if (this.checker.isTupleType(type)) {
      const of = this.checker.getTypeArguments(type as ts.TypeReference);
      return { kind: 'tuple', of: of.map((one) => this.shapeOf(one, name, tags, depth)) };
    }
    if (this.checker.isArrayType(type)) {
      const [of] = this.checker.getTypeArguments(type as ts.TypeReference);
      const { fixed } = tags;
      return { kind: 'list', of: this.shapeOf(of!, name, { ...tags, fixed: null }, depth), fixed };
    }
    const index = type.getStringIndexType();
    if (index) return { kind: 'record', of: this.shapeOf(index, name, tags, depth) };
    if (isFromPackage(type) && type.aliasSymbol === undefined && type.symbol.name !== '__type')
      return { kind: 'other' };
    return { kind: 'fields', fields: this.fieldsOf(type, depth, name === null) };
  }

  fieldsOf(type: ts.Type, depth = 0, areWords = false): Record<string, Shape> {
    return Object.fromEntries(
      type.getProperties().map((symbol) => {
        const isLabels = areWords || /^labels$/i.test(symbol.name);
        const shape = this.shapeOf(
          this.checker.getTypeOfSymbol(symbol),
          isLabels ? null : symbol.name,
          tagsOf(symbol, this.checker),
          depth,
        );
        return [symbol.name, shape];
      }),
    );
  }
}

/** Labels are merged with their defaults in the function: `{ ...LABELS, ...labels }` names them. */
function mergedDefaults(body: ts.Node, locals: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const spreads = node.properties.filter(ts.isSpreadAssignment);
      for (const [at, { expression }] of spreads.entries()) {
        const before = spreads[at - 1]?.expression;
        const name = expression.getText();
        if (before && ts.isIdentifier(before) && locals.has(name)) found.set(name, before.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

const exported = (node: ts.Node): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) &&
  (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function read(file: ts.SourceFile, checker: ts.TypeChecker): PropShapes {
  const made = file.statements.find(exported);
  const [parameter] = made?.parameters ?? [];
  if (!made?.body || !parameter) return { fields: {}, defaults: 'export const defaults = {};' };
  const fields = new Reader(checker).fieldsOf(checker.getTypeAtLocation(parameter));
  const bindings = ts.isObjectBindingPattern(parameter.name) ? parameter.name.elements : [];
  const locals = new Set(bindings.map(({ name }) => name.getText()));
  const merged = mergedDefaults(made.body, locals);
  const lines = [...bindings].flatMap(({ name, propertyName, initializer, dotDotDotToken }) => {
    if (dotDotDotToken) return [];
    const local = name.getText();
    const value = merged.get(local) ?? initializer?.getText();
    return value === undefined ? [] : [`${(propertyName ?? name).getText()}: ${value}`];
  });
  return { fields, defaults: `export const defaults = {\n${lines.join(',\n')}\n};` };
}

const known = new WeakMap<Item, PropShapes>();

/** Reads the props of all items with one program of the compiler. */
export function readShapes(items: readonly Item[]): void {
  const unread = items.filter((item) => !known.has(item));
  if (unread.length === 0) return;
  const fileOf = ({ folder }: Item): string => join(folder, 'component.tsx');
  const program = ts.createProgram(unread.map(fileOf), {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  for (const item of unread) known.set(item, read(program.getSourceFile(fileOf(item))!, checker));
}

export function shapesOf(item: Item): PropShapes {
  readShapes([item]);
  return known.get(item)!;
}
