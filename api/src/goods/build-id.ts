import { sha256Of } from '../platform/sha256.ts';

/** The id of a build: a hash of the names and hashes of its files. */
export const buildIdOf = (
  files: readonly (readonly [path: string, sha256: string | undefined])[],
): string => sha256Of(files.map((file) => file.join(' ')).join('\n')).slice(0, 16);
