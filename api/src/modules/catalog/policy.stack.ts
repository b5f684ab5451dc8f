import { z } from 'zod';
import {
  componentProp,
  type ComponentRequirements,
  componentToken,
} from '@tessera/contract/catalog';
import { COMPONENT_KINDS, type ComponentKind } from '@tessera/contract/constants';

/** The parts of a record that pages show. Each is read by itself, because older records lack some. */
const recordedFacts = z.object({
  /** Ranges of major versions, such as `react: '18 || 19'`, beside other requirements. */
  requires: z.record(z.string(), z.unknown()).catch({}),
  /** The projects that it was pasted into. Newer records have a check for each project instead. */
  pasted: z.array(z.string()).catch([]),
  next: z.object({}).optional().catch(undefined),
  'create-vite': z.object({}).optional().catch(undefined),
  limits: z.array(z.string()).catch([]),
  expressive: z.string().min(1).optional().catch(undefined),
  character: z.string().min(1).optional().catch(undefined),
  props: z.array(componentProp).catch([]),
  tokens: z.array(componentToken).catch([]),
});

type RecordedFacts = z.output<typeof recordedFacts>;

export type StackSource = {
  checks: unknown;
  dependencies: Record<string, string>;
  hasJavascript: boolean;
};

/** Packages by name with their major versions, none if unknown; then languages and tools. */
type Stack = { packages: Map<string, string[]>; languages: string[]; tools: string[] };

const PACKAGES = { react: 'React', tailwindcss: 'Tailwind CSS' };
/** The checks that paste an item into a project. */
const PROJECTS = ['next', 'create-vite'] as const;
const TOOLS: readonly [RegExp, string][] = [
  [/\bnext\b/i, 'Next.js'],
  [/\bvite\b/i, 'Vite'],
];

const and = new Intl.ListFormat('en', { type: 'conjunction' });
const or = new Intl.ListFormat('en', { type: 'disjunction' });

export const readFacts = (checks: unknown): RecordedFacts =>
  recordedFacts.safeParse(checks).data ?? recordedFacts.parse({});

export function readKind(recorded: unknown): { kind?: ComponentKind } {
  const kind = COMPONENT_KINDS.find((known) => known === recorded);
  return kind ? { kind } : {};
}

/** What tells cards apart. What was not recorded is left out. */
export function readWeight({
  client,
  scriptBytes,
  styleBytes,
}: Record<'client' | 'scriptBytes' | 'styleBytes', unknown>): {
  gzipBytes?: number;
  interactive?: boolean;
} {
  return {
    ...(typeof scriptBytes === 'number' &&
      typeof styleBytes === 'number' && { gzipBytes: scriptBytes + styleBytes }),
    ...(typeof client === 'boolean' && { interactive: client }),
  };
}

/** The first number of each alternative: '18 || ^19.3.1' gives 18 and 19. */
const majorsOf = (range: unknown): string[] =>
  typeof range === 'string'
    ? range.split('||').flatMap((part) => /\d+/.exec(part)?.slice(0, 1) ?? [])
    : [];

/** What the item needs of Tailwind CSS and of browsers. Left out when the record says neither. */
export function readRequirements({ requires }: RecordedFacts): {
  requires?: ComponentRequirements;
} {
  const tailwindcss = majorsOf(requires['tailwindcss']);
  const browser = z.array(z.string()).catch([]).parse(requires['browser']);
  return tailwindcss.length + browser.length > 0 ? { requires: { tailwindcss, browser } } : {};
}

function readStack({ checks, dependencies, hasJavascript }: StackSource): Stack {
  const { requires, pasted: older, ...facts } = readFacts(checks);
  const pasted = [...older, ...PROJECTS.filter((name) => facts[name] !== undefined)];
  const packages = new Map<string, string[]>();
  for (const [name, label] of Object.entries(PACKAGES)) {
    const majors = majorsOf(requires[name] ?? dependencies[name]);
    // Whatever the pipeline has pasted is a React component, also one that imports nothing.
    if (majors.length > 0 || (name === 'react' && pasted.length > 0)) packages.set(label, majors);
  }
  return {
    packages,
    languages: hasJavascript ? ['TypeScript', 'JavaScript'] : ['TypeScript'],
    tools: TOOLS.flatMap(([sign, label]) =>
      pasted.some((project) => sign.test(project)) ? [label] : [],
    ),
  };
}

const common = (lists: readonly string[][]): string[] =>
  (lists[0] ?? []).filter((entry) => lists.every((list) => list.includes(entry)));

/** What all of them have in common. */
function shared(stacks: readonly Stack[]): Stack {
  const names = common(stacks.map(({ packages }) => [...packages.keys()]));
  return {
    packages: new Map(
      names.map((name) => [
        name,
        common(
          stacks.map(({ packages }) => packages.get(name) ?? []).filter((list) => list.length > 0),
        ),
      ]),
    ),
    languages: common(stacks.map(({ languages }) => languages)),
    tools: common(stacks.map(({ tools }) => tools)),
  };
}

const present = ({ packages, languages, tools }: Stack): string[] =>
  [
    ...[...packages].map(([label, majors]) => `${label} ${or.format(majors)}`.trim()),
    and.format(languages),
    and.format(tools),
  ].filter((part) => part !== '');

/** 'React 19', 'Tailwind CSS 4', 'TypeScript and JavaScript', 'Next.js and Vite'. What is unknown is left out. */
export const stackOf = (source: StackSource): string[] => present(readStack(source));

export const sharedStackOf = (sources: readonly StackSource[]): string[] =>
  present(shared(sources.map(readStack)));
