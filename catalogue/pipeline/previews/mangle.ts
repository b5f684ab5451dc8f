import { createHmac } from 'node:crypto';
import { parse, type ParseResult } from '@babel/parser';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import MagicString from 'magic-string';

/** A list of classes may hold a class that no rule of the stylesheet has, such as a marker for a script. */
const KNOWN_SHARE = 0.6;
/** A word such as `px-4` or `hover:underline` is a class; `grid` may be a word of a sentence. */
const SURELY_CLASS = /[-:[/]/;
const NAME_LENGTH = 6;

type Literal = {
  start: number;
  end: number;
  text: string;
  isTemplate: boolean;
  isClassName: boolean;
};

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The name of a property, such as `className` in what JSX becomes. */
const keyOf = ({ key }: Node): string | undefined =>
  isNode(key) ? ((key['name'] ?? key['value']) as string | undefined) : undefined;

/** The texts of a script, without the addresses of its imports and the names of its properties. */
function literalsOf(script: string): Literal[] {
  const found: Literal[] = [];
  const visit = (node: Node, isClassName: boolean): void => {
    const { start, end } = node;
    if (node.type === 'StringLiteral')
      found.push({ start, end, text: node['value'] as string, isTemplate: false, isClassName });
    if (node.type === 'TemplateElement') {
      const { cooked } = node['value'] as { cooked: string | null };
      found.push({ start, end, text: cooked ?? '', isTemplate: true, isClassName });
    }
    const isProperty = node.type === 'ObjectProperty' && node['computed'] !== true;
    const isNamed = isProperty && keyOf(node) === 'className';
    for (const [name, value] of Object.entries(node)) {
      if (name === 'source' || name === 'loc' || (isProperty && name === 'key')) continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child, isClassName || isNamed);
    }
  };
  const { program }: ParseResult = parse(script, { sourceType: 'module' });
  visit(program as unknown as Node, false);
  return found;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Whether a text is a list of classes, and not a sentence that contains some of the same words. */
const isClassList = ({ text, isClassName }: Literal, classes: ReadonlySet<string>): boolean => {
  const words = wordsOf(text);
  const known = words.filter((word) => classes.has(word));
  if (known.length === 0 || known.length / words.length < KNOWN_SHARE) return false;
  return isClassName || known.some((word) => SURELY_CLASS.test(word));
};

/** Pseudo-classes that hold a list of selectors. */
const GROUPS = new Set<string>(['is', 'where', 'not', 'has', 'any']);

/** Rewrites the classes of all selectors of a stylesheet, also of those inside `:where()` and the like. */
function mapClasses(css: string, nameOf: (name: string) => string): string {
  const mapped = (selector: Selector): Selector =>
    selector.map((part) => {
      if (part.type === 'class') return { ...part, name: nameOf(part.name) };
      const isGroup = part.type === 'pseudo-class' && GROUPS.has(part.kind);
      return isGroup && 'selectors' in part
        ? ({ ...part, selectors: (part.selectors as Selector[]).map(mapped) } as SelectorComponent)
        : part;
    });
  const { code } = transform({
    filename: 'item.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Selector: mapped },
  });
  return code.toString();
}

export function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  mapClasses(css, (name) => {
    classes.add(name);
    return name;
  });
  return classes;
}

/**
 * Replaces the classes of a script and its stylesheet by names that say nothing. A class that may also be a word of a
 * text keeps its name. The key is not public, so nobody can find a class by trying known ones.
 */
export function mangleClasses(o: { script: string; css: string; key: string }) {
  const classes = classesOf(o.css);
  const literals = literalsOf(o.script);
  const lists = literals.filter((literal) => isClassList(literal, classes));
  const others = new Set(
    literals.filter((one) => !lists.includes(one)).flatMap(({ text }) => wordsOf(text)),
  );
  const names = new Map<string, string>();
  for (const name of classes)
    if (!others.has(name))
      names.set(
        name,
        `t${createHmac('sha256', o.key).update(name).digest('base64url').slice(0, NAME_LENGTH)}`,
      );
  if (new Set(names.values()).size !== names.size) throw new Error('two classes got one name');
  const nameOf = (name: string): string => names.get(name) ?? name;

  const script = new MagicString(o.script);
  for (const { start, end, text, isTemplate } of lists) {
    const renamed = text.replaceAll(/\S+/g, nameOf);
    if (renamed === text) continue;
    const written = isTemplate
      ? renamed.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)
      : JSON.stringify(renamed);
    script.overwrite(start, end, written);
  }
  return { script: script.toString(), css: mapClasses(o.css, nameOf) };
}
