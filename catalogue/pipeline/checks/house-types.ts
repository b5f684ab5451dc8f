import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Item } from '../item.ts';
import type { Outcome, TextCheck } from './check.ts';
import { findTypeFaults } from './types.ts';
import { emptyFolder, ROOT } from './workshop.ts';

/** The rules of this repository, over exactly the items that are judged. */
export const types: TextCheck = {
  name: 'types',
  module: import.meta.filename,
  tools: ['@typescript/native', '@types/react', 'lucide-react'],
  files: [join(ROOT, 'catalogue/tsconfig.json'), join(ROOT, 'tsconfig.base.json')],
  judgeText: (items) => {
    const project = emptyFolder('types');
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({
        extends: join(ROOT, 'catalogue/tsconfig.json'),
        include: items.map(({ folder }) => folder),
      }),
    );
    const placeOf = ({ folder }: Item): string => relative(project, folder);
    const { byFolder, unplaced } = findTypeFaults(project, items.map(placeOf));
    const outcomes = new Map(
      items.map((item): [string, Outcome] => {
        const lines = byFolder.get(placeOf(item)) ?? [];
        return [
          item.slug,
          {
            faults: lines.map((text) => ({ check: 'types', text })),
            figures: { strict: true, errors: lines.length, files: item.hasDemo ? 2 : 1 },
          },
        ];
      }),
    );
    return { outcomes, unplaced };
  },
};
