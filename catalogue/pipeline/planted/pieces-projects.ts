import type { Planted } from './pieces.ts';

/** The first checks and every check of a project, so that a fault of one is shown to be no fault of the others. */
const PROJECTS = [
  'source',
  'types',
  'size',
  'javascript',
  'linter',
  'rendering',
  'pasted',
  'loose',
  'react-18',
  'create-vite',
  'next',
] as const;

/** Faults that only one kind of project shows. */
export const PROJECT_PIECES: Record<string, Planted> = {
  'a base class in a server component': {
    fails: 'next',
    checks: PROJECTS,
    before: `import { Component } from 'react';`,
    body: '<p>{typeof Component}</p>',
  },
  'a handler in a server component': {
    fails: 'next',
    checks: PROJECTS,
    before: 'const press = { onClick: () => undefined };',
    body: '<button type="button" className="p-3" {...press}>Press</button>',
  },
  'what breaks in a Next project': {
    fails: 'next',
    checks: PROJECTS,
    first: `useEffect(() => {
    if (document.querySelector('script[src*="/_next/"]')) throw new Error('planted');
  }, []);`,
  },
  'a control that breaks in a Next project': {
    fails: 'next',
    checks: PROJECTS,
    body: `<button type="button" className="p-3" onClick={() => {
      if (document.querySelector('script[src*="/_next/"]')) throw new Error('planted');
    }}>Press</button>`,
  },
  'a heading that a template makes smaller': {
    fails: 'create-vite',
    checks: PROJECTS,
    body: '<h1 className="m-0! font-sans! text-6xl leading-none! font-bold! tracking-normal! text-black!">Big</h1>',
  },
  'text that a template moves to the middle': {
    fails: 'create-vite',
    checks: PROJECTS,
    source: `type Props = {
  /** Classes of the buyer, for the root. */
  className?: string;
};

export function Piece({ className = '' }: Props) {
  return (
    <section className={\`bg-white p-4 font-sans text-base tracking-normal text-[var(--brand,#8a1c10)] \${className}\`}>
      <p>A piece</p>
    </section>
  );
}
`,
  },
  'a root that a template makes narrow': {
    fails: 'create-vite',
    checks: PROJECTS,
    source: `type Props = {
  /** Classes of the buyer, for the root. */
  className?: string;
};

export function Piece({ className = '' }: Props) {
  return (
    <section className={\`mx-auto max-w-2xl bg-white p-4 text-start font-sans text-base tracking-normal text-[var(--brand,#8a1c10)] \${className}\`}>
      <p>A piece</p>
    </section>
  );
}
`,
  },
  'an answer that may be nothing': {
    fails: 'loose',
    checks: PROJECTS,
    before: `const join = async (): Promise<number | void> => undefined;`,
    first: `const [count, setCount] = useState(1);`,
    body: `<button type="button" className="p-3" onClick={async () => { setCount((await join()) ?? 2); }}>{count}</button>`,
  },
  'an attribute that React 18 does not know': {
    fails: 'react-18',
    checks: PROJECTS,
    body: '<p inert>Inert</p>',
  },
  'a hook of React 19': {
    fails: 'react-18',
    checks: PROJECTS,
    source: `'use client';

import { useOptimistic } from 'react';

type Props = {
  /** Classes of the buyer, for the root. */
  className?: string;
};

export function Piece({ className = '' }: Props) {
  const [word] = useOptimistic('A piece');
  return (
    <section className={\`bg-white p-4 text-start font-sans text-base tracking-normal text-[var(--brand,#8a1c10)] \${className}\`}>
      <p>{word}</p>
    </section>
  );
}
`,
  },
  'an effect without what it reads': {
    fails: 'linter',
    checks: PROJECTS,
    first: `const [count, setCount] = useState(1);
  useEffect(() => { document.documentElement.dataset['count'] = String(count); }, []);`,
    body: '<button type="button" className="p-3" onClick={() => setCount(count + 1)}>{count}</button>',
  },
  'a value that is never used': {
    fails: 'linter',
    checks: PROJECTS,
    before: `const asText = (value: unknown): string => { try { return String(value); } catch (error) { return ''; } };`,
    body: `<p>{asText('Text')}</p>`,
  },
};
