import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { AnyCheck } from '../checks/check.ts';
import { findClientNeed } from '../checks/client.ts';
import { type Judgement, judge } from '../checks/judgement.ts';
import { CHECKS } from '../checks/registry.ts';
import { emptyFolder } from '../checks/workshop.ts';
import { type Item, loadItem } from '../item.ts';
import { PIECES_LOOK } from './pieces-look.ts';
import { PROJECT_PIECES } from './pieces-projects.ts';
import { WORKHORSE_PIECES } from './pieces-workhorse.ts';
import { PIECES, type Planted } from './pieces.ts';

/** Every planted item by name. The pieces of a group of checks are one line here. */
const PLANTED: Record<string, Planted> = {
  ...PIECES,
  ...PIECES_LOOK,
  ...PROJECT_PIECES,
  ...WORKHORSE_PIECES,
};

/** The checks of a piece that names none. The others cost a project each. */
const FIRST = new Set(['source', 'types', 'size', 'javascript', 'rendering', 'pasted']);

/** The checks that a planted item is given. */
function checksOf({ checks }: Planted): AnyCheck[] {
  const names = checks === 'all' ? null : new Set(checks ?? FIRST);
  return CHECKS.filter(({ name }) => names === null || names.has(name));
}

const slugOf = (name: string): string => name.replaceAll(' ', '-').toLowerCase();

function sourceOf({ before = '', first = '', body = '', props, client, source }: Planted): string {
  if (source !== undefined) return source;
  const hooks = ['useEffect', 'useState'].filter((hook) => `${first}${body}`.includes(hook));
  const written = `${hooks.length > 0 ? `import { ${hooks.join(', ')} } from 'react';` : ''}

${before}

type Props = {
  /** Classes of the buyer, for the root. */
  className?: string;
  /** The heading. */
  title?: string;
  ${props?.type ?? ''}
};

export function Piece({ className = '', title = 'A piece', ${props?.taken ?? ''} }: Props) {
  ${first}
  return (
    <section className={\`bg-white p-4 text-start font-sans text-base tracking-normal text-black \${className}\`}>
      <h2 className="m-0! border-b-2 border-[var(--brand,#8a1c10)] font-sans! text-2xl! font-bold! tracking-normal! text-black!">{title}</h2>
      ${body}
    </section>
  );
}
`;
  const isClient = client ?? findClientNeed(written) !== undefined;
  return isClient ? `'use client';\n\n${written}` : written;
}

const META = {
  kind: 'statement',
  title: 'A piece: What a check is given',
  description: 'A piece.',
  category: 'Hero',
  tags: ['one', 'two'],
  plan: 'Free',
  priceRupees: null,
  usage: '',
  character: 'Swiss',
  situation: '',
  reason: '',
  licence: 'MIT',
};

/** Writes every faulty item to a folder, so that the pipeline judges it like the others. */
async function plant(pieces: Record<string, Planted>): Promise<Map<string, Item>> {
  const garden = emptyFolder('planted');
  const items = new Map<string, Item>();
  for (const [name, planted] of Object.entries(pieces)) {
    const folder = join(garden, slugOf(name));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'component.tsx'), sourceOf(planted));
    const meta = { ...META, ...(planted.kind && { kind: planted.kind }) };
    writeFileSync(join(folder, 'meta.ts'), `export const meta = ${JSON.stringify(meta)};\n`);
    for (const [file, text] of Object.entries(planted.files ?? {}))
      writeFileSync(join(folder, file), text);
    items.set(name, await loadItem(folder));
  }
  return items;
}

export type PlantedJudgement = {
  item: Item;
  judgement: Judgement;
  /** The names of the checks that found a fault. */
  failedBy: string[];
  /** The fault was found, and by its own check alone. */
  isAsMeant: boolean;
};

/** Judges planted items. The result is by name. */
export async function judgePlanted(
  browser: Browser,
  pieces: Record<string, Planted> = PLANTED,
): Promise<{ byName: Map<string, PlantedJudgement>; unplaced: string[] }> {
  const items = await plant(pieces);
  const planted = new Map([...items].map(([name, item]) => [item, pieces[name]!]));
  const { judged, unplaced } = await judge(browser, [...planted.keys()], {
    checksOf: (item) => checksOf(planted.get(item)!),
  });
  const bySlug = new Map(judged.map((judgement) => [judgement.item.slug, judgement]));
  const byName = new Map<string, PlantedJudgement>();
  for (const [name, item] of items) {
    const judgement = bySlug.get(item.slug)!;
    const failedBy = [...new Set(judgement.faults.map(({ check }) => check))];
    const { fails } = pieces[name]!;
    const isAsMeant = failedBy.join() === (fails ?? '');
    byName.set(name, { item, judgement, failedBy, isAsMeant });
  }
  return { byName, unplaced };
}
