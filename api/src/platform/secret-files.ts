import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';

/**
 * Adds settings that stand in files: `CODE_SECRET_FILE=/run/secrets/code` sets CODE_SECRET to the content of that file.
 * Containers get secrets as files, because environment variables are shown by many tools. Only these names are looked
 * for.
 */
export function readSecretFiles(
  names: readonly string[],
  source: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const found: NodeJS.ProcessEnv = {};
  for (const name of names) {
    const path = source[name + SUFFIX];
    if (!path) continue;
    if (source[name]) throw new Error(`Set ${name} or ${name + SUFFIX}, not both.`);
    found[name] = readSecret(name + SUFFIX, path);
  }
  return { ...source, ...found };
}

function readSecret(variable: string, path: string): string {
  try {
    // Editors and `echo` end a file with a line break.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`The file of ${variable} cannot be read: ${code}`, { cause: error });
  }
}
