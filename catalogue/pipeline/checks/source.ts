import { factsOf } from '../facts.ts';
import type { Item } from '../item.ts';
import type { Figures, Outcome, TextCheck } from './check.ts';
import { findClassNameFaults } from './class-name.ts';
import { findClientFaults } from './client.ts';
import type { Fault } from './fault.ts';
import { findFontFaults } from './fonts.ts';
import { importsOf } from './imports-of.ts';
import { findCommentFaults } from './props.ts';

const ALLOWED = new Set(['react', 'lucide-react']);
/** Sides by name break in a script that runs from right to left; start and end do not. */
const PHYSICAL =
  /(?<=[\s'"`:])-?(?:[mp][lr]-|(?:left|right)-[\d[(]|text-(?:left|right)\b|border-[lr](?:-|\b)|rounded-(?:[lr]|[tb][lr])(?:-|\b)|float-(?:left|right)|(?:origin|object)-(?:left|right)\b)/g;
const FROM_NETWORK = /(?:src|href)=["'{`]+https?:|url\(['"]?https?:|@import/;
/** Cards show a name of up to three words, and below it what the item is. */
const TITLE = /^(?:[^\s:]+ ){0,2}[^\s:]+: \p{Lu}[^:]{0,44}$/u;
const BRAND_COLOUR = /\(--brand(?!-font)/;
const FILLER = /lorem ipsum|your title|feature one|john doe/i;

/** A statement follows the brand. A workhorse follows the colours of a project with shadcn, and only its fonts the brand. */
function findColourFaults({ source, meta }: Pick<Item, 'source' | 'meta'>): string[] {
  if (meta.kind === 'statement')
    return /var\(--brand/.test(source) ? [] : ['no colour follows --brand'];
  return [
    ...(source.includes('var(--primary') ? [] : ['no colour follows --primary']),
    ...(BRAND_COLOUR.test(source) ? ['a colour follows --brand instead of --primary'] : []),
  ];
}

/** What the text of an item alone gives away. */
export function findSourceFaults({ source, slug, meta }: Item): Fault[] {
  const faults: string[] = [];
  for (const from of importsOf(source))
    if (!ALLOWED.has(from)) faults.push(`imports ${from}; only ${[...ALLOWED].join(', ')} may be`);
  const physical = [...new Set(source.match(PHYSICAL))];
  if (physical.length > 0)
    faults.push(`sides by name instead of start and end: ${physical.join(' ')}`);
  if (FROM_NETWORK.test(source)) faults.push('fetches something from the network');
  if (FILLER.test(source)) faults.push('holds filler text');
  faults.push(
    ...findClientFaults(source),
    ...findClassNameFaults(source),
    ...findCommentFaults(source),
    ...findFontFaults(source),
  );
  faults.push(...findColourFaults({ source, meta }));
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) faults.push('odd slug');
  if (/@fixed\b/.test(source) && !meta.limits?.length)
    faults.push('a list has a fixed number of entries, and meta.limits does not say so');
  const isFree = meta.plan === 'Free';
  if (isFree !== (meta.licence === 'MIT')) faults.push('free items are MIT, paid ones are not');
  if (isFree && meta.priceRupees !== null) faults.push('a free item has a price');
  if (!TITLE.test(meta.title) || meta.title.length > 60)
    faults.push('the title is not "Short name: What it is" in up to 60 characters');
  if (meta.tags.length < 2 || meta.tags.length > 5) faults.push('not 2 to 5 tags');
  if (meta.tags.join() !== meta.tags.join().toLowerCase()) faults.push('tags are lower-case');
  return faults.map((text) => ({ check: 'source', text }));
}

/** What a buyer can change without editing the file. */
function figuresOf(item: Item): Figures {
  const { props, tokens, slots, requires } = factsOf(item);
  return {
    lines: item.source.trimEnd().split('\n').length,
    props: props.length,
    slots: slots.length,
    tokens: tokens.length,
    browserFeatures: requires.browser.length,
  };
}

export const source: TextCheck = {
  name: 'source',
  module: import.meta.filename,
  tools: ['lucide-react', 'react', 'typescript'],
  readsMeta: true,
  judgeText: (items) => ({
    outcomes: new Map(
      items.map((item): [string, Outcome] => [
        item.slug,
        { faults: findSourceFaults(item), figures: figuresOf(item) },
      ]),
    ),
    unplaced: [],
  }),
};
