import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyCheck } from '../checks/check.ts';
import { findClientNeed } from '../checks/client.ts';
import { CHECKS } from '../checks/registry.ts';
import { emptyFolder } from '../checks/workshop.ts';
import { type Item, loadItem } from '../item.ts';
import { PIECES_LOOK } from './pieces-look.ts';
import { PROJECT_PIECES } from './pieces-projects.ts';
import { PIECES, type Planted } from './pieces.ts';

/** Every planted item by name. The pieces of a group of checks are one line here. */
export const PLANTED: Record<string, Planted> = {
  ...PIECES,
  ...PIECES_LOOK,
  ...PROJECT_PIECES,
};

/** The checks of a piece that names none. The others cost a project each. */
const FIRST = new Set(['source', 'types', 'size', 'javascript', 'rendering', 'pasted']);

/** The checks that a planted item is given. */
export function checksOf({ checks }: Planted): AnyCheck[] {
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
  kind: 'workhorse',
  title: 'A piece',
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
export async function plant(): Promise<Map<string, Item>> {
  const garden = emptyFolder('planted');
  const items = new Map<string, Item>();
  for (const [name, planted] of Object.entries(PLANTED)) {
    const folder = join(garden, slugOf(name));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'component.tsx'), sourceOf(planted));
    writeFileSync(join(folder, 'meta.ts'), `export const meta = ${JSON.stringify(META)};\n`);
    items.set(name, await loadItem(folder));
  }
  return items;
}
