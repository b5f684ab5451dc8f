import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import type { Item } from '../../../catalogue/pipeline/item.ts';
import type { PreviewFiles } from '../../../catalogue/pipeline/previews/build.ts';
import { classesOf } from '../../../catalogue/pipeline/previews/mangle.ts';

const WORDS_MIN = 2;
const KNOWN_SHARE = 0.6;

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** All texts of a script, whether in quotes, in a template or in an attribute. White space counts as one space. */
function textsOf(script: string): string[] {
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'StringLiteral') texts.push(node['value'] as string);
    if (node.type === 'TemplateElement')
      texts.push((node['value'] as { cooked: string | null }).cooked ?? '');
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  const { program } = parse(script, { sourceType: 'module', plugins: ['jsx', 'typescript'] });
  visit(program as unknown as Node);
  return texts.map((text) => wordsOf(text).join(' '));
}

/** The lists of classes in the source of an item: at least two words, and most of them are classes of the stylesheet. */
export function classLiteralsOf({ folder, source, hasDemo }: Item, plain: PreviewFiles): string[] {
  const classes = classesOf(plain['item.css']);
  const sources = [source, ...(hasDemo ? [readFileSync(join(folder, 'demo.tsx'), 'utf8')] : [])];
  return [...new Set(sources.flatMap(textsOf))].filter((text) => {
    const words = wordsOf(text);
    const known = words.filter((word) => classes.has(word));
    return words.length >= WORDS_MIN && known.length / words.length >= KNOWN_SHARE;
  });
}

/** The literals that can be read in a preview: in the text of a file, or in a text of its script. */
export function findLiterals(literals: readonly string[], files: PreviewFiles): string[] {
  const texts = [
    ...Object.values(files).map((file: string) => wordsOf(file).join(' ')),
    ...textsOf(files['item.js']),
  ];
  return literals.filter((literal) => texts.some((text) => text.includes(literal)));
}
