import type { Planted } from './pieces.ts';

type Written = {
  fails: string | null;
  /** Code in front of the component. */
  before?: string;
  /** Members of the type of the props, after those that every piece has. */
  type?: string;
  /** Names with defaults that the component takes, after those that every piece has. */
  taken?: string;
  /** Code in the component, before its return statement. */
  first?: string;
  body: string;
};

/** Every word is a prop and the brand is limited, so that only the planted fault is one. */
function piece({ fails, before = '', type = '', taken = '', first = '', body }: Written): Planted {
  const code = `${before}${first}${body}`;
  const hooks = ['useEffect', 'useId', 'useState'].filter((hook) => code.includes(`${hook}(`));
  const types = ['ReactNode'].filter((name) => code.includes(name) || type.includes(name));
  const imports = [...hooks, ...types.map((name) => `type ${name}`)].join(', ');
  const isClient = hooks.length > 0 || /\son[A-Z]\w*=/.test(body);
  const source = `${isClient ? `'use client';\n\n` : ''}${imports === '' ? '' : `import { ${imports} } from 'react';\n`}
${before}

type Props = {
  /** Classes of the buyer, for the root. */
  className?: string;
  /** The heading. */
  title?: string;
  /** The text below it. */
  note?: string;
  /** What the button says. */
  action?: string;
  ${type}
};

export function Piece({ className = '', title = 'A piece', note = 'Below', action = 'Open', ${taken} }: Props) {
  ${first}
  return (
    <section className={\`bg-white p-4 text-start text-base text-black \${className}\`}>
      <h2 className="m-0 text-2xl font-bold text-[oklch(from_var(--brand,#8a1c10)_min(l,.48)_c_h)]">{title}</h2>
      ${body}
      {note === '' && <button type="button">{action}</button>}
    </section>
  );
}
`;
  return { fails, source, checks: LOOK };
}

/** What a piece of this file is given: what every item is, and all checks of what buyers do with one. */
const LOOK = [
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
  'slots',
  'twice',
  'words',
] as const;

const STATE = 'const [open, setOpen] = useState(false);';
const pressed = (body: string): string =>
  `<button type="button" className="border p-3" onClick={() => setOpen(true)}>{action}</button>{open && ${body}}`;
const LIST = {
  type: '/** Entries. */\n  entries?: { name: string; count: number }[];',
  taken: `entries = [{ name: 'One', count: 1 }, { name: 'Other', count: 4 }]`,
};
const ICON = { type: '/** A drawing. */\n  icon?: ReactNode;', taken: 'icon = <Star />' };
const STAR =
  'function Star() { return <svg aria-hidden="true" viewBox="0 0 9 9" className="size-16"><path d="M1 1h7v7z" /></svg>; }';

export const PIECES_LOOK: Record<string, Planted> = {
  'sound for buyers': piece({
    fails: null,
    before: STAR,
    type: `${LIST.type}\n  ${ICON.type}`,
    taken: `${LIST.taken}, ${ICON.taken}`,
    first: `${STATE} const id = useId();`,
    body: `{icon}{entries.length > 0 && <ul className="m-0 list-none p-0">{entries.map(({ name, count }) => <li key={name}>{name} {count}</li>)}</ul>}
      <label htmlFor={id}>{note}</label> <input id={id} className="border" />${pressed('<p>{note}</p>')}`,
  }),
  'a brand as it comes': piece({
    fails: 'brands',
    body: '<p className="text-[var(--brand,#8a1c10)]">{note}</p>',
  }),
  'a brand as it comes once pressed': piece({
    fails: 'brands',
    first: STATE,
    body: pressed('<p className="text-[var(--brand,#8a1c10)]">{note}</p>'),
  }),
  'a second brand as it comes': piece({
    fails: 'brands',
    body: '<p className="text-[var(--brand-2,#8a1c10)]">{note}</p>',
  }),
  'a class on two elements': piece({
    fails: 'class name',
    body: '<p className={className}>{note}</p>',
  }),
  'a word that is no prop': piece({ fails: 'words', body: '<p>{note} of course</p>' }),
  'a spoken word that is no prop': piece({
    fails: 'words',
    body: '<div role="group" aria-label="Choices"><p>{note}</p></div>',
  }),
  'a word in the styles': piece({
    fails: 'words',
    body: `<p className="before:content-['New_']">{note}</p>`,
  }),
  'a word that is no prop once pressed': piece({
    fails: 'words',
    first: STATE,
    body: pressed('<p>Done</p>'),
  }),
  'a month in one language': piece({
    fails: 'words',
    body: `<p>{new Date(0).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })}</p>`,
  }),
  'a state shown by its name in the code': piece({
    fails: 'words',
    type: `/** How it is. */\n  state?: 'live' | 'failed';`,
    taken: `state = 'live'`,
    body: '<p>{state}</p>',
  }),
  'a list without entries': piece({
    fails: 'counts',
    ...LIST,
    body: '<ul className="m-0 list-none p-0">{entries.map(({ name }) => <li key={name}>{name}</li>)}</ul>',
  }),
  'a mean of nothing': piece({
    fails: 'counts',
    ...LIST,
    body: '<p>{entries.reduce((sum, { count }) => sum + count, 0) / entries.length}</p>',
  }),
  'a row for two': piece({
    fails: 'counts',
    ...LIST,
    body: '{entries.length > 0 && <ul className="m-0 flex list-none p-0">{entries.map(({ name }) => <li key={name} className="w-36 shrink-0">{name}</li>)}</ul>}',
  }),
  'a key that repeats': piece({
    fails: 'counts',
    ...LIST,
    body: '{entries.length > 0 && <ul>{entries.map(({ name }) => <li key={name.slice(0, 2)}>{name}</li>)}</ul>}',
  }),
  'a fixed number that is said nowhere': piece({
    fails: 'source',
    type: '/** One number for each hour.\n   * @fixed A day has two halves. */\n  halves?: number[];',
    taken: 'halves = [1, 2]',
    body: '<p>{halves.join(" ")}</p>',
  }),
  'a width by the letters of a word': piece({
    fails: 'languages',
    body: '<p style={{ minWidth: `${note.length * 4}rem` }}>{note}</p>',
  }),
  'a drawing that leaves its box': piece({
    fails: 'slots',
    before: STAR,
    ...ICON,
    body: '<div className="size-20">{icon}</div>',
  }),
  'a drawing that is not shown': piece({
    fails: 'slots',
    before: STAR,
    ...ICON,
    body: '{icon !== null && <Star />}',
  }),
  'an id of its own': piece({
    fails: 'twice',
    body: '<label htmlFor="field">{note}</label> <input id="field" className="border" />',
  }),
  'radio buttons with a name of their own': piece({
    fails: 'twice',
    body: `<label><input type="radio" name="choice" /> {note}</label> <label><input type="radio" name="choice" /> {action}</label>`,
  }),
  'a state that two share': piece({
    fails: 'twice',
    first: `${STATE}
  useEffect(() => {
    const show = () => setOpen(true);
    addEventListener('planted', show);
    return () => removeEventListener('planted', show);
  }, []);`,
    body: `<button type="button" className="border p-3" onClick={() => dispatchEvent(new Event('planted'))}>{action}</button>{open && <p>{note}</p>}`,
  }),
  'a key that two answer': piece({
    fails: 'twice',
    first: `${STATE}
  useEffect(() => {
    const show = (event: KeyboardEvent) => { if (event.ctrlKey && event.key === 'k') setOpen(true); };
    addEventListener('keydown', show);
    return () => removeEventListener('keydown', show);
  }, []);`,
    body: '{open && <p>{note}</p>}',
  }),
  'light text on paper': piece({
    fails: 'print',
    body: '<p className="bg-black p-4 text-white">{note}</p>',
  }),
  'a bar that sticks to the paper': piece({
    fails: 'print',
    body: '<p className="sticky top-0 m-0">{note}</p>',
  }),
  'text that paper cuts': piece({
    fails: 'print',
    body: '<p className="m-0 w-fit print:h-2 print:overflow-hidden">{note}</p>',
  }),
  'a choice told by its ground': piece({
    fails: 'forced colours',
    first: STATE,
    body: `<button type="button" aria-pressed={open} onClick={() => setOpen(!open)} className="border p-3 aria-pressed:bg-yellow-200">{action}</button>`,
  }),
  'a focus told by its ground': piece({
    fails: 'forced colours',
    body: '<a href="#there" className="inline-block p-3 text-black outline-none focus:bg-yellow-200">{action}</a>',
  }),
  'a white drawing on a dark button': piece({
    fails: 'forced colours',
    body: `<button type="button" aria-label={action} className="border border-black bg-black p-3"><svg aria-hidden="true" viewBox="0 0 9 9" className="size-6 fill-white"><path d="M1 1h7v7z" /></svg></button>`,
  }),
  'a field told by its ground': piece({
    fails: 'forced colours',
    body: '<input aria-label={note} className="border-0 bg-gray-300 p-3" />',
  }),
  'text that keeps its colour': piece({
    fails: 'forced colours',
    body: '<p className="bg-black p-4 text-white [print-color-adjust:exact]"><span className="[forced-color-adjust:none]">{note}</span></p>',
  }),
};
