import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Item } from './item.ts';

/** Two items above this limit count as the same item in another style. */
export const SIMILARITY_LIMIT = 0.4;
/** Items of one family are made to stand together, so they share more. */
export const FAMILY_LIMIT = 0.6;

/** Two items, how alike they are, and how alike they may be. */
export type Pair = { a: string; b: string; likeness: number; limit: number };

/** The limit of two items, by their families. */
export const limitOf = (one: string | undefined, other: string | undefined): number =>
  one !== undefined && one === other ? FAMILY_LIMIT : SIMILARITY_LIMIT;

type Shape = { paths: Map<string, number>; classes: Set<string> };

const WORK = join(import.meta.dirname, '../../.proof/shapes');
const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta']);
const TAG = /<(\/?)([a-z0-9]+)((?:\s[^>]*)?)>/gi;

/** Counts every chain of three nested tags, and collects all classes. */
export function shapeOf(markup: string): Shape {
  const paths = new Map<string, number>();
  const classes = new Set<string>();
  const open: string[] = [];
  for (const [, closing, name, rest] of markup.matchAll(TAG)) {
    if (closing) {
      open.pop();
      continue;
    }
    const path = [...open.slice(-2), name!].join('>');
    paths.set(path, (paths.get(path) ?? 0) + 1);
    for (const one of /class="([^"]*)"/.exec(rest!)?.[1]?.split(/\s+/) ?? [])
      if (one) classes.add(one);
    if (!VOID.has(name!) && !rest!.endsWith('/')) open.push(name!);
  }
  return { paths, classes };
}

const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, one) => total + one, 0);

/** The similarity of two items: the mean of their shared structure and their shared classes. */
export function likeness(a: Shape, b: Shape): number {
  const names = new Set([...a.paths.keys(), ...b.paths.keys()]);
  const shared = (pick: (x: number, y: number) => number) =>
    sum([...names].map((name) => pick(a.paths.get(name) ?? 0, b.paths.get(name) ?? 0)));
  const both = [...a.classes].filter((name) => b.classes.has(name)).length;
  const either = new Set([...a.classes, ...b.classes]).size;
  return (shared(Math.min) / Math.max(1, shared(Math.max)) + both / Math.max(1, either)) / 2;
}

async function renderMarkup(items: readonly Item[]): Promise<Record<string, string>> {
  const lines = items.map(
    ({ folder, name }, index) => `import { ${name} as C${index} } from '${folder}/component.tsx';`,
  );
  const entries = items.map(({ slug }, index) => `'${slug}': render(<C${index} />)`);
  const outfile = join(WORK, 'markup.cjs');
  mkdirSync(WORK, { recursive: true });
  await build({
    stdin: {
      contents: `import { renderToStaticMarkup as render } from 'react-dom/server';
${lines.join('\n')}
export const markup = { ${entries.join(', ')} };`,
      resolveDir: import.meta.dirname,
      loader: 'tsx',
    },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outfile,
    logLevel: 'silent',
  });
  const { markup } = (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)) as {
    markup: Record<string, string>;
  };
  return markup;
}

/** All pairs of items, the nearest to its limit first. */
export async function comparePairs(items: readonly Item[]): Promise<Pair[]> {
  const markup = await renderMarkup(items);
  const shapes = items.map((item) => ({ ...item, shape: shapeOf(markup[item.slug]!) }));
  return shapes
    .flatMap((one, index) =>
      shapes.slice(index + 1).map((other) => ({
        a: one.slug,
        b: other.slug,
        likeness: likeness(one.shape, other.shape),
        limit: limitOf(one.meta.family, other.meta.family),
      })),
    )
    .toSorted((one, two) => two.likeness / two.limit - one.likeness / one.limit);
}
