import { hasClientDirective } from './checks/client.ts';
import { importsOf } from './checks/imports-of.ts';
import { type Prop, propsOf, slotsOf } from './checks/props.ts';
import type { Item } from './item.ts';
import type { Meta } from './meta.ts';
import { pinnedVersions } from './tools.ts';

/** A CSS variable that a buyer can set on any element around the item. */
export type Token = { name: string; default: string; purpose: string };

/** What a buyer can know about an item without running it. */
export type Facts = {
  family: string | null;
  expressive: string | null;
  limits: string[];
  variants: { name: string; props: string }[];
  requires: { react: string; tailwindcss: string; browser: string[] };
  /** Whether it needs the browser's React, or can stay a server component. */
  client: boolean;
  props: Prop[];
  tokens: Token[];
  slots: string[];
  dependencies: Record<string, string>;
  registry: {
    type: 'registry:block' | 'registry:component';
    files: { path: string; type: 'registry:component'; target: string }[];
    dependencies: string[];
  };
};

/** Variables of the brand that any item may read. */
const BRAND = /^--brand(?:-[a-z0-9]+)*$/;

/** Variables that a project with shadcn has. Workhorses read them. */
const PROJECT_PURPOSES: Record<string, string> = {
  '--background': 'The background of the page.',
  '--foreground': 'Text on the background of the page.',
  '--card': 'The background of cards.',
  '--card-foreground': 'Text on cards.',
  '--primary': 'The main colour: buttons and what is chosen.',
  '--primary-foreground': 'Text on the main colour. Black or white by its lightness unless set.',
  '--muted': 'The background of quiet parts.',
  '--muted-foreground': 'Quiet text.',
  '--accent': 'The background of what the pointer is on.',
  '--accent-foreground': 'Text on what the pointer is on.',
  '--destructive': 'Faults, and actions that delete.',
  '--border': 'Lines between and around parts.',
  '--input': 'Lines around fields.',
  '--ring': 'The line around what has the focus.',
  '--radius': 'The radius of corners.',
};

const PURPOSES: Record<string, string> = {
  ...PROJECT_PURPOSES,
  '--brand': 'The main colour.',
  '--brand-2': 'The second colour.',
  '--brand-foreground': 'Text on the main colour.',
  '--brand-font': 'The font of running text.',
  '--brand-font-display': 'The font of headings.',
  '--brand-font-mono': 'The font of code and figures.',
};

/** Features that not every browser in use has, and how they show in the source. */
const FEATURES: readonly [string, RegExp][] = [
  ['relative colours (oklch from)', /\b(?:oklch|oklab|rgb|hsl|lch|lab|color)\(from[\s_]/],
  ['color-mix()', /color-mix\(/],
  ['light-dark()', /light-dark\(/],
  ['popover', /\bpopover(?:=|Target)|\[popover\]|showPopover\(/],
  ['anchor positioning', /anchor-name:|position-anchor:/],
  [':has()', /:has\(|(?<![\w-])(?:group-|peer-)?has-(?:\[[^\]]+\]|[a-z-]+)(?:\/\w+)?:/],
  ['container queries', /(?<![\w-])@container\b|(?<=[\s"'`:])@(?:\w+|\[[^\]\s]+\]):/],
  ['dialog', /<dialog\b/],
  ['exclusive details', /<details\b[^>]*\bname=/],
  ['field-sizing', /\bfield-sizing/],
  ['scroll-driven animations', /animation-timeline|scroll-timeline|view-timeline/],
  ['view transitions', /startViewTransition|view-transition-name/],
  ['starting-style', /@starting-style|(?<=[\s"'`:])starting:/],
  ['subgrid', /\bsubgrid\b/],
  ['text-wrap balance', /\btext-balance\b|text-wrap:\s*balance/],
  ['text-wrap pretty', /\btext-pretty\b|text-wrap:\s*pretty/],
];

/** The text from an opening bracket to the one that closes it. */
function insideBrackets(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at++)
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
  return text.slice(from, at - 1);
}

/** The variables that a buyer can set and an item reads, each with the first default that is written. */
export function tokensOf(source: string, kind: Meta['kind'] = 'statement'): Token[] {
  const found = new Map<string, string>();
  for (const match of source.matchAll(/var\((--[a-z0-9-]+)\s*([,)])/g)) {
    const name = match[1]!;
    const isProject = kind === 'workhorse' && name in PROJECT_PURPOSES;
    if (!isProject && !BRAND.test(name)) continue;
    const written =
      match[2] === ','
        ? insideBrackets(source, match.index + match[0].length)
            .replaceAll('_', ' ')
            .trim()
        : '';
    if (!found.get(name)) found.set(name, written);
  }
  return [...found]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, initial]) => ({ name, default: initial, purpose: PURPOSES[name] ?? '' }));
}

export const featuresOf = (source: string): string[] =>
  FEATURES.filter(([, pattern]) => pattern.test(source)).map(([name]) => name);

/** Small parts of an interface; everything else is a section of a page. */
const PARTS = new Set(['Buttons', 'Cards', 'Modals', 'Forms']);

export function factsOf({ source, slug, meta }: Item): Facts {
  const pins = pinnedVersions();
  const packages = importsOf(source).filter((name) => name !== 'react');
  return {
    family: meta.family ?? null,
    expressive: meta.expressive ?? null,
    limits: meta.limits ?? [],
    variants: meta.variants ?? [],
    requires: { react: '18 || 19', tailwindcss: '4', browser: featuresOf(source) },
    client: hasClientDirective(source),
    props: propsOf(source),
    tokens: tokensOf(source, meta.kind),
    slots: slotsOf(source),
    dependencies: Object.fromEntries(importsOf(source).map((name) => [name, pins[name]!])),
    registry: {
      type: PARTS.has(meta.category) ? 'registry:component' : 'registry:block',
      files: [
        {
          path: 'component.tsx',
          type: 'registry:component',
          target: `@components/tessera/${slug}.tsx`,
        },
      ],
      dependencies: packages.map((name) => `${name}@^${pins[name]}`),
    },
  };
}
