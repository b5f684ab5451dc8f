import ts from 'typescript';
import { componentIn, nodesBelow, parse } from './syntax.ts';

export type Prop = {
  name: string;
  type: string;
  required: boolean;
  /** The code of the default, shortened; null without one. */
  default: string | null;
  comment: string;
};

const DEFAULT_MAX = 80;
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const shortened = (text: string): string =>
  text.length <= DEFAULT_MAX ? text : `${text.slice(0, DEFAULT_MAX - 1)}…`;

const aliasesIn = (file: ts.SourceFile): Map<string, ts.TypeNode> =>
  new Map(
    file.statements
      .filter(ts.isTypeAliasDeclaration)
      .map(({ name, type }): [string, ts.TypeNode] => [name.text, type]),
  );

/** The members of an object type, with those of the types it is joined from. */
function membersOf(
  type: ts.TypeNode | undefined,
  aliases: Map<string, ts.TypeNode>,
): ts.PropertySignature[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) return type.members.filter(ts.isPropertySignature);
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return type.types.flatMap((part) => membersOf(part, aliases));
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, aliases);
  if (ts.isTypeReferenceNode(type)) return membersOf(aliases.get(type.typeName.getText()), aliases);
  return [];
}

/** The type of the only parameter of the component. */
function propsTypeIn(file: ts.SourceFile): ts.TypeNode | undefined {
  return componentIn(file)?.parameters[0]?.type ?? aliasesIn(file).get('Props');
}

function defaultsIn(file: ts.SourceFile): Map<string, string> {
  const taken = componentIn(file)?.parameters[0]?.name;
  if (!taken || !ts.isObjectBindingPattern(taken)) return new Map();
  return new Map(
    taken.elements.flatMap(({ propertyName, name, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), oneLine(initializer.getText())]] : [],
    ),
  );
}

const commentOf = (member: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(member)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .map(oneLine)
    .join(' ');

/** The props of a component as its type declares them, in its order. */
export function propsOf(source: string): Prop[] {
  const file = parse(source);
  const defaults = defaultsIn(file);
  const props = membersOf(propsTypeIn(file), aliasesIn(file)).map((member): Prop => {
    const name = member.name.getText();
    const initial = defaults.get(name);
    return {
      name,
      type: oneLine(member.type?.getText() ?? 'unknown'),
      required: member.questionToken === undefined,
      default: initial === undefined ? null : shortened(initial),
      comment: commentOf(member),
    };
  });
  // A union names a prop once for each of its parts.
  return [...new Map(props.map((prop) => [prop.name, prop])).values()];
}

const isSlot = (type: ts.TypeNode | undefined): boolean =>
  /\bReactNode\b/.test(type?.getText() ?? '');

/** The props that take any markup, also those of entries of a list, as in `steps[].icon`. */
export function slotsOf(source: string): string[] {
  const file = parse(source);
  const aliases = aliasesIn(file);
  const found: string[] = [];
  const look = (type: ts.TypeNode | undefined, path: string, seen: ReadonlySet<string>): void => {
    for (const member of membersOf(type, aliases)) {
      const name = `${path}${member.name.getText()}`;
      if (isSlot(member.type)) found.push(name);
      for (const node of member.type ? [member.type, ...nodesBelow(member.type)] : []) {
        if (!ts.isTypeReferenceNode(node)) continue;
        const alias = node.typeName.getText();
        if (!aliases.has(alias) || seen.has(alias)) continue;
        const isList = /\[\]|\]$|Array</.test(member.type!.getText());
        look(node, `${name}${isList ? '[]' : ''}.`, new Set([...seen, alias]));
      }
    }
  };
  look(propsTypeIn(file), '', new Set());
  return [...new Set(found)];
}

/** Props without a comment, which a buyer would have to guess. */
export const findCommentFaults = (source: string): string[] =>
  propsOf(source)
    .filter(({ comment }) => comment === '')
    .map(({ name }) => `the prop ${name} has no comment`);
