import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Person } from './people.ts';

const root = join(import.meta.dirname, '..');

/** Grants a plan by name, or a component by slug, with the product's own command. */
export async function grant({ email }: Person, thing: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['api/src/commands/grant.ts', email, thing], {
    cwd: root,
  });
}
