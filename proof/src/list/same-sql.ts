import { writeFileSync } from 'node:fs';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { catalogRepository } from '../../../api/src/modules/catalog/repository.ts';
import type { DB } from '../../../api/src/platform/db/tables.ts';

/** pgbench takes every `:word` for a variable of its own, inside quotes too. */
const withoutColons = (sql: string): string =>
  sql.replaceAll(/'[^']*:[^']*'/g, (text) => `(${text.replaceAll(':', "' || chr(58) || '")})`);

/** The statements of the product's own list, as a script for pgbench in which each run asks for a new time. */
export async function listAsPgbench(o: {
  url: string;
  file: string;
  at: string;
  id: string;
}): Promise<void> {
  const statements: string[] = [];
  const pool = new pg.Pool({ connectionString: o.url, max: 1 });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query: { sql, parameters } }) =>
      void statements.push(
        withoutColons(sql).replaceAll(/\$(\d+)/g, (_, number: string) => {
          const value = parameters[Number(number) - 1];
          if (typeof value === 'number') return String(value);
          if (value === `${o.at}.000000`)
            return `(${withoutColons(`'${o.at}.'`)} || (100000 + :moment::int)::text)`;
          return withoutColons(`'${String(value)}'`);
        }),
      ),
  });
  await catalogRepository.list(db, { after: { at: `${o.at}.000000`, id: o.id }, limit: 25 });
  await catalogRepository.countsByCategory(db);
  await db.destroy();
  const script = [String.raw`\set moment random(0, 899999)`, ...statements.map((sql) => `${sql};`)];
  writeFileSync(o.file, `${script.join('\n')}\n`);
}
