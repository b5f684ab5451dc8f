// Checks the architecture: import rules, file names, and file contents.
import { parseArgs } from 'node:util';
import { AIM_LINES, contentRules, countLines, hasLineLimit } from './architecture/content-rules.ts';
import { findImportBreaches } from './architecture/import-rules.ts';
import { findMigrationBreaches } from './architecture/migration-rules.ts';
import { nameRules } from './architecture/name-rules.ts';
import { type Breach, isScript, listSourceFiles } from './architecture/source-file.ts';

/** A checker that reads no files must not pass. Raise this as the repository grows. */
const MIN_FILES = 100;
/** Templates are left out. They are separate projects, built outside this repository without our packages. */
const CRUISED = /^(contract|api|web|e2e|proof|sandbox|catalogue(?!\/templates\/)|tools)\//;

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: `${import.meta.dirname}/..` },
    'min-files': { type: 'string', default: String(MIN_FILES) },
  },
});

const files = listSourceFiles(values.root);
const scripts = files.filter((file) => isScript(file) && CRUISED.test(file.path));
const imports = findImportBreaches(
  values.root,
  scripts.map(({ path }) => path),
);

const breaches: Breach[] = [
  ...imports.breaches,
  ...[...nameRules, ...contentRules].flatMap(({ name, find }) =>
    files.flatMap((file) => {
      const detail = find(file);
      return detail === undefined ? [] : [{ rule: name, file: file.path, detail }];
    }),
  ),
  ...findMigrationBreaches(files),
  ...imports.unread.map((file) => ({
    rule: 'every-file-examined',
    file,
    detail: 'was not read; is the TypeScript version supported?',
  })),
];
if (scripts.length < Number(values['min-files'])) {
  const detail = `only ${scripts.length} source files found, at least ${values['min-files']} expected`;
  breaches.push({ rule: 'every-file-examined', file: '.', detail });
}

for (const { rule, file, detail } of breaches) console.error(`${rule}: ${file}: ${detail}`);
const long = files.filter((file) => hasLineLimit(file) && countLines(file) > AIM_LINES).length;
console.log(
  `architecture: ${breaches.length} breaches; ${files.length} files, ${scripts.length} cruised, ${long} above ${AIM_LINES} lines`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
