import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TemplateOnDisk } from '../src/goods/template-records.ts';
import { sha256Of } from '../src/platform/sha256.ts';

/** The keys of the pictures that a publication draws from those of the template. */
export const drawnKeysOf = ({ folder, pictures }: TemplateOnDisk): string[] =>
  pictures.flatMap(({ file, width }) => {
    const name = sha256Of(readFileSync(join(folder, file))).slice(0, 32);
    return [960, 480]
      .filter((narrower) => narrower < width)
      .map((narrower) => `templates/${name}-${narrower}.webp`);
  });
