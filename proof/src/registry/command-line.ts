import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutHeader } from '@tessera/contract/code-header';
import type { Item } from '../../../catalogue/pipeline/item.ts';
import { type Ran, runTool } from '../runner/pinned-tools.ts';
import type { Project } from './projects.ts';

/** The real CLI, without a terminal. It says success when it wrote nothing, so only files count. */
export const createCli =
  ({ bin, coloursUrl, home }: { bin: string; coloursUrl: string; home: string }) =>
  (folder: string, args: readonly string[], key?: string): Promise<Ran> =>
    runTool(join(bin, 'shadcn'), args, {
      cwd: folder,
      environment: {
        HOME: home,
        REGISTRY_URL: coloursUrl,
        ...(key !== undefined && { TESSERA_KEY: key }),
      },
    });

export type Cli = ReturnType<typeof createCli>;

/** The CLI takes the directive away in projects without server components. */
const withoutDirective = (code: string): string => code.replace(/^(['"])use client\1;?\s*\n/, '');

const plain = (code: string): string => withoutDirective(withoutHeader(code)).trim();

/** Why a file is not the published component. Null when it is. */
export function differsFrom({ fileOf }: Project, { slug, source }: Item): string | null {
  const file = fileOf(slug);
  if (!existsSync(file)) return `${slug}: there is no file`;
  return plain(readFileSync(file, 'utf8')) === plain(source)
    ? null
    : `${slug}: the file is not the published one`;
}
