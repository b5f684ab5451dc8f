import { join } from 'node:path';
import type { Planted } from './pieces.ts';

/** What a workhorse is judged by besides the projects: its text, its looks and its promise. */
const WORKHORSE = [
  'source',
  'types',
  'size',
  'javascript',
  'rendering',
  'brands',
  'class name',
  'counts',
  'forced colours',
  'languages',
  'print',
  'promise',
  'slots',
  'twice',
  'words',
] as const;

const HEADING = 'border-b-2 border-[var(--primary,#8a1c10)]';
const TEXT_ON_PRIMARY =
  'text-[var(--primary-foreground,oklch(from_var(--primary,#8a1c10)_clamp(0,(.58-l)*1000,1)_0_h))]';

const sourceOf = (body: string, heading = HEADING): string => `type Props = {
  /** Classes of the buyer, for the root. */
  className?: string;
  /** The heading. */
  title?: string;
  /** The text below it. */
  note?: string;
};

export function Piece({ className = '', title = 'A piece', note = 'Below' }: Props) {
  return (
    <section className={\`bg-[var(--background,#fff)] p-4 text-start text-base text-[var(--foreground,#111)] [font-family:var(--brand-font,inherit)] \${className}\`}>
      <h2 className="m-0 text-2xl font-bold ${heading}">{title}</h2>
      ${body}
    </section>
  );
}
`;

const CARD = '# A piece\n\nThe obvious version cuts a long title.\n';
const IS_CUT = `(page) => page.locator('h2').evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(() => 'the title is cut'))`;

const TYPES = join(import.meta.dirname, '../promise.ts');

const promiseOf = (
  faults: string,
  more = '',
): string => `import type { ItemPromise } from '${TYPES}';

export const promise: ItemPromise = {
  says: 'A long title is shown whole.',
  ${more}
  faults: ${faults},
};
`;

const rivalOf = (rival: string, before = ''): string => `${before}
import { Piece } from './component.tsx';

const TITLE = 'A title of many words '.repeat(9);

export function Ours() {
  return <Piece title={TITLE} />;
}

export function Rival() {
  ${rival}
}
`;

const CUTS = 'return <section><h2 className="truncate">{TITLE}</h2></section>;';
const FILES = {
  'card.md': CARD,
  'promise.ts': promiseOf(IS_CUT, 'widths: [390, 1280],'),
  'rival.tsx': rivalOf(CUTS),
};

type Written = Pick<Planted, 'fails'> & {
  body?: string;
  heading?: string;
  /** Files that differ from those of a sound workhorse. */
  files?: Record<string, string>;
};

const workhorse = ({ fails, body = '<p>{note}</p>', heading, files }: Written): Planted => ({
  fails,
  kind: 'workhorse',
  checks: WORKHORSE,
  source: sourceOf(body, heading),
  files: { ...FILES, ...files },
});

const onPrimary = (text: string): string =>
  `<p className="bg-[var(--primary,#8a1c10)] p-4 [print-color-adjust:exact] ${text}">{note}</p>`;

export const WORKHORSE_PIECES: Record<string, Planted> = {
  'a sound workhorse': workhorse({ fails: null, body: onPrimary(TEXT_ON_PRIMARY) }),
  'a workhorse without the main colour': workhorse({ fails: 'source', heading: 'border-b-2' }),
  'a workhorse in the colour of a statement': workhorse({
    fails: 'source',
    body: '<p className="border-t border-[var(--brand,#8a1c10)]">{note}</p>',
  }),
  'white text on every main colour': workhorse({
    fails: 'brands',
    body: onPrimary('text-white'),
  }),
  'text of the main colour on another ground': workhorse({
    fails: 'brands',
    body: '<p className="bg-white text-[var(--primary-foreground,#111)]">{note}</p>',
  }),
  'a promise for visitors without scripts': workhorse({
    fails: null,
    files: {
      'promise.ts': promiseOf(
        `async (page) => ((await page.locator('h2').count()) === 1 ? [] : ['there is no title'])`,
        'context: { javaScriptEnabled: false },',
      ),
      'rival.tsx': rivalOf(
        `const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return <section>{isShown && <h2>{TITLE}</h2>}</section>;`,
        `import { useEffect, useState } from 'react';`,
      ),
    },
  }),
  'a promise that the obvious version keeps': workhorse({
    fails: 'promise',
    files: { 'rival.tsx': rivalOf('return <section><h2>{TITLE}</h2></section>;') },
  }),
  'a promise that the item breaks': workhorse({
    fails: 'promise',
    files: {
      'promise.ts': promiseOf(
        `async (page) => ((await page.locator('h1').count()) === 1 ? [] : ['there is no title'])`,
      ),
    },
  }),
  'a promise that cannot be tested': workhorse({
    fails: 'promise',
    files: { 'promise.ts': promiseOf(`() => Promise.reject(new Error('planted'))`) },
  }),
  'a promise without its files': { ...workhorse({ fails: 'promise' }), files: {} },
};
