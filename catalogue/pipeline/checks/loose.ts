import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Batch, BatchOutcome, Check } from './check.ts';
import { Outcomes } from './outcomes.ts';
import { findTypeFaults } from './types.ts';
import { emptyFolder } from './workshop.ts';

/** The options that Next writes into a project without a tsconfig. The check `next` compares them with what it wrote. */
export const NEXT_OPTIONS = {
  target: 'ES2017',
  lib: ['dom', 'dom.iterable', 'esnext'],
  allowJs: true,
  skipLibCheck: true,
  strict: false,
  noEmit: true,
  incremental: true,
  module: 'esnext',
  esModuleInterop: true,
  moduleResolution: 'bundler',
  resolveJsonModule: true,
  isolatedModules: true,
  jsx: 'react-jsx',
};

/** Types without `strict`; the JavaScript variant is read, not checked. */
async function judge({ prepared }: Batch): Promise<BatchOutcome> {
  const found = new Outcomes('loose', prepared, { strict: false });
  const project = emptyFolder('loose');
  for (const { item, javascript } of prepared) {
    const home = join(project, item.slug);
    mkdirSync(join(home, 'js'), { recursive: true });
    writeFileSync(join(home, 'component.tsx'), item.source);
    writeFileSync(join(home, 'js/component.jsx'), javascript);
  }
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...NEXT_OPTIONS, types: [] }, include: ['.'] }),
  );
  const types = findTypeFaults(
    project,
    prepared.map(({ item }) => item.slug),
  );
  for (const one of prepared)
    for (const text of types.byFolder.get(one.item.slug) ?? []) found.fault(one, text);
  return { outcomes: found.bySlug, unplaced: types.unplaced.map((line) => `loose: ${line}`) };
}

export const loose: Check = {
  name: 'loose',
  module: import.meta.filename,
  tools: ['@typescript/native', '@types/react', 'lucide-react'],
  judge,
};
