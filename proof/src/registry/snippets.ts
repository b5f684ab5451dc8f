import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SAMPLE_ORIGIN = 'https://tessera.example';

export type Snippets = ReturnType<typeof readSnippets>;

/** The snippets of the guide, for the shop of this run. They are the files that the pages show. */
export const readSnippets = (root: string, origin: string) => {
  const text = (file: string): string =>
    readFileSync(join(root, 'web/src/features/documents/snippets', file), 'utf8')
      .replaceAll(SAMPLE_ORIGIN, origin)
      .replaceAll('\\\n', ' ')
      .trim();
  return {
    text,
    json: (file: string) => JSON.parse(text(file)) as Record<string, unknown>,
    /** The arguments of a command of the shadcn CLI. */
    cliArgs: (file: string): string[] => {
      const [npx, program, ...args] = text(file).split(/\s+/);
      if (npx !== 'npx' || program !== 'shadcn@latest')
        throw new Error(`${file} is no CLI command`);
      return args;
    },
  };
};
