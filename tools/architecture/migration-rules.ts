import { createHash } from 'node:crypto';
import type { Breach, SourceFile } from './source-file.ts';

export const MIGRATION = /^api\/migrations\/\d{12}_[a-z0-9_]+\.sql$/;
export const MIGRATIONS_NEVER_CHANGE = 'migrations-never-change';

/** The digest of every migration, in the format of `sha256sum`. Lines are added, never changed. */
const LIST = 'api/migrations.sha256';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compares the migrations with the list. A released migration has run in databases that cannot run it again. */
export function findMigrationBreaches(files: readonly SourceFile[]): Breach[] {
  const breach = (file: string, detail: string): Breach => ({
    rule: MIGRATIONS_NEVER_CHANGE,
    file,
    detail,
  });
  const lines = files.find(({ path }) => path === LIST)?.text() ?? '';
  const listed = new Map(
    [...lines.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sha256, name]) => [
      `api/migrations/${name}`,
      sha256,
    ]),
  );
  const migrations = files.filter(({ path }) => MIGRATION.test(path));
  const paths = new Set(migrations.map(({ path }) => path));
  return [
    ...migrations.flatMap(({ path, text }) => {
      if (listed.get(path) === digestOf(text())) return [];
      const name = path.split('/').at(-1);
      return listed.has(path)
        ? [breach(path, 'was edited; undo that and write a new migration')]
        : [
            breach(
              path,
              `list it: (cd api/migrations && sha256sum ${name} >>../migrations.sha256)`,
            ),
          ];
    }),
    ...[...listed.keys()]
      .filter((path) => !paths.has(path))
      .map((path) => breach(LIST, `${path} is gone; a migration stays`)),
  ];
}
