import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** pgbench reads every `:word` as a variable, inside quotes too. */
const withoutColons = (sql: string): string =>
  sql.replaceAll(/'[^']*'/g, (text) =>
    text.includes(':') ? `(${text.replaceAll(':', "' || chr(58) || '")})` : text,
  );

/** Writes the statements of the product's list as a pgbench script. Each run uses a new time. */
export function listAsPgbench(o: { root: string; file: string; at: string; id: string }): void {
  const at = `${o.at}.000000`;
  const printed = execFileSync(
    process.execPath,
    [join(o.root, 'api/src/commands/list-statements.ts'), at, o.id],
    { encoding: 'utf8' },
  );
  const statements: { sql: string; parameters: unknown[] }[] = JSON.parse(printed);
  const literal = (value: unknown): string => {
    if (typeof value === 'number') return String(value);
    if (value === at) return `(${withoutColons(`'${o.at}.'`)} || (100000 + :moment::int)::text)`;
    return withoutColons(`'${String(value)}'`);
  };
  const lines = statements.map(
    ({ sql, parameters }) =>
      `${withoutColons(sql).replaceAll(/\$(\d+)/g, (_, number: string) => literal(parameters[Number(number) - 1]))};`,
  );
  writeFileSync(o.file, `${[String.raw`\set moment random(0, 899999)`, ...lines].join('\n')}\n`);
}
