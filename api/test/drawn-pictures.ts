import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../src/goods/sha256.ts';
import type { TemplateOnDisk } from '../src/goods/template-records.ts';

/** The keys of the pictures that a publication draws from those of the template. */
export const drawnKeysOf = ({ folder, pictures }: TemplateOnDisk): string[] =>
  pictures.flatMap(({ file, width }) => {
    const name = sha256Of(readFileSync(join(folder, file))).slice(0, 32);
    return [960, 480]
      .filter((narrower) => narrower < width)
      .map((narrower) => `templates/${name}-${narrower}.webp`);
  });
