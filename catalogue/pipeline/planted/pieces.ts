import type { Meta } from '../meta.ts';

/** A small item with one fault, and the only check that may report it. */
export type Planted = {
  fails: string | null;
  /** A statement unless told. */
  kind?: Meta['kind'];
  /** Code in front of the component. */
  before?: string;
  /** Code in the component, before its return statement. */
  first?: string;
  /** Markup below the text. */
  body?: string;
  /** Members of the type of the props, and the names with defaults that the component takes. */
  props?: { type: string; taken: string };
  /** Whether the file begins with the directive; as needed unless told. */
  client?: boolean;
  /** The whole file instead of all of the above. */
  source?: string;
  /** Other files of the item by name. */
  files?: Record<string, string>;
  /** The names of the checks that it is given; the first six unless told. */
  checks?: readonly string[] | 'all';
};

const onPress = (body: string): string =>
  `<button type="button" className="p-3" onClick={() => setOpen(true)}>Open</button>{open && ${body}}`;
const STATE = 'const [open, setOpen] = useState(false);';
const NOISE = Array.from({ length: 9_000 }, (_, at) =>
  ((at * at * 7919) % 10_007).toString(36),
).join('');

/** One fault for each of the first checks. Other checks have files of their own. */
export const PIECES: Record<string, Planted> = {
  sound: {
    fails: null,
    checks: 'all',
    props: {
      type: '/** What the button says, and what comes then. */\n  words?: { open: string; opened: string };',
      taken: `words = { open: 'Open', opened: 'Opened' }`,
    },
    first: STATE,
    body: onPress('<p>{words.opened}</p>').replace('>Open<', '>{words.open}<'),
  },
  'a side by name': { fails: 'source', body: '<p className="ml-4">Aside</p>' },
  'a hook in a server component': {
    fails: 'source',
    client: false,
    first: STATE,
    body: onPress('<p>Opened</p>'),
  },
  'a directive that nothing needs': { fails: 'source', client: true },
  'a root that takes no classes': {
    fails: 'source',
    source: `type Props = {
  /** Classes of the buyer. */
  className?: string;
};

export function Piece({ className = '' }: Props) {
  return (
    <section className="bg-white p-4 text-black">
      <h2 className="text-2xl text-[var(--brand,#8a1c10)]">A piece</h2>
      <p className={className}>Its text</p>
    </section>
  );
}
`,
  },
  'a prop without a comment': {
    fails: 'source',
    props: { type: 'note?: string;', taken: `note = 'A note'` },
    body: '<p>{note}</p>',
  },
  'a font that nobody can change': {
    fails: 'source',
    body: '<p className="[font-family:Georgia,serif]">Georgia</p>',
  },
  'a wrong type': {
    fails: 'types',
    before: `const count: number = 'three';`,
    body: '<p>{count}</p>',
  },
  'a file that does not bundle': { fails: 'build', before: 'await Promise.resolve();' },
  'too much script': {
    fails: 'weight',
    before: `const NOISE = '${NOISE}';`,
    first: 'const [noise] = useState(NOISE);',
    body: '<p>{noise.slice(0, 4)}</p>',
  },
  'an error on the console': {
    fails: 'console',
    first: `useEffect(() => console.error('planted'), []);`,
  },
  'an error on the console once pressed': {
    fails: 'console',
    body: `<button type="button" className="p-3" onClick={() => console.error('planted')}>Open</button>`,
  },
  'an error once a form is sent': {
    fails: 'console',
    body: `<form onSubmit={(event) => { event.preventDefault(); if (new FormData(event.currentTarget).get('mail')) throw new Error('planted'); }}>
      <label>Mail <input name="mail" type="email" className="border" /></label><button className="p-3">Send</button></form>`,
  },
  'something from the network': {
    fails: 'network',
    first: `useEffect(() => { new Image().src = ['http:', '', 'cdn.example', 'a.png'].join('/'); }, []);`,
  },
  'pale text': { fails: 'axe', body: '<p className="text-[#c8c8c8]">Pale</p>' },
  'pale text once pressed': {
    fails: 'axe',
    first: STATE,
    body: onPress('<p className="text-[#c8c8c8]">Pale</p>'),
  },
  'something wider than the window': {
    fails: 'sideways scroll',
    body: '<div className="h-2 w-[3000px] bg-black" />',
  },
  'something wider than the window once pressed': {
    fails: 'sideways scroll',
    first: STATE,
    body: onPress('<div className="h-2 w-[3000px] bg-black" />'),
  },
  'small print': { fails: 'text size', body: '<p className="text-[11px]">Small</p>' },
  'text in too low a box': {
    fails: 'text is never cut',
    body: '<p className="h-8 w-40 overflow-hidden">Three or four lines of text that stand in a box for one.</p>',
  },
  'a box that fits only this size': {
    fails: 'text is never cut',
    body: '<div className="h-10 overflow-hidden leading-none"><span className="text-base">Short</span></div>',
  },
  'a box that fits only these words': {
    fails: 'text is never cut',
    body: '<p className="w-fit max-w-[12ch] overflow-clip whitespace-nowrap font-mono">Dictionary</p>',
  },
  'motion nobody asked for': {
    fails: 'reduced motion',
    body: '<div className="size-8 animate-spin bg-black" />',
  },
  'motion before an element': {
    fails: 'reduced motion',
    body: `<div className="relative size-8 before:absolute before:size-8 before:animate-ping before:opacity-0 before:content-['']" />`,
  },
  'a slow move': {
    fails: 'reduced motion',
    body: '<div className="size-8 bg-black transition-transform duration-500" />',
  },
  'a shift to the left': {
    fails: 'right to left',
    body: '<p style={{ marginInlineStart: 40, transform: "translateX(-40px)" }}>A line of text that goes on for long enough to fill the whole of any window it may be shown in, whether small or large, and then on.</p>',
  },
  'a server that says something else': {
    fails: 'hydration',
    body: `<p>{typeof window === 'undefined' ? 'there' : 'here'}</p>`,
  },
  'a clock in the first paint': {
    fails: 'hydration',
    body: '<p>{new Date().toLocaleTimeString()}</p>',
  },
  'a server without a window': { fails: 'hydration', body: '<p>{String(window.origin)}</p>' },
  'a word that JavaScript cannot lose': {
    fails: 'JavaScript variant',
    before: 'function same(value: string): string;\nfunction same(value: string) { return value; }',
    body: `<p>{same('Same')}</p>`,
  },
  'another text in JavaScript': {
    fails: 'JavaScript variant',
    first: `const [word, setWord] = useState('One');
  useEffect(() => { if (location.pathname.includes('/jsx/')) setWord('Other'); }, []);`,
    body: '<p>{word}</p>',
  },
  'what breaks in a new project': {
    fails: 'pasted into fresh',
    first: `useEffect(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    if (location.hostname === 'pasted.test' && fontSize === '16px') throw new Error('planted');
  }, []);`,
  },
  'what an older project does not know': {
    fails: 'pasted into settled',
    body: `<p>{['b', 'a'].toSorted().join(' ')}</p>`,
  },
  'a link without a colour of its own': {
    fails: 'pasted into settled',
    body: '<p className="bg-black p-4 text-white">See <a href="#there" className="no-underline">there</a></p>',
  },
};
