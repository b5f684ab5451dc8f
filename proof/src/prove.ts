// `npm run prove -- <name> [--full | --quick] [--json] [--raise]` runs one proof. Its last line says whether the proof
// holds.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Prove } from './runner/verdict.ts';
import { restartWithServices } from './runner/with-services.ts';

const folder = import.meta.dirname;
const available = readdirSync(folder)
  .filter((file) => /^[a-z0-9-]+\.ts$/.test(file) && file !== 'prove.ts')
  .map((file) => file.slice(0, -'.ts'.length));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    raise: { type: 'boolean', default: false },
  },
});

const [name = ''] = positionals;
if (available.includes(name)) {
  const root = join(folder, '../..');
  const proof: { prove: Prove; needsServices?: true } = await import(
    pathToFileURL(join(folder, `${name}.ts`)).href
  );
  const restarted = proof.needsServices ? restartWithServices(root) : null;
  if (restarted !== null) process.exit(restarted);
  const { figure, bar, passed } = await proof.prove({
    root,
    full: values.full,
    quick: values.quick,
    raise: values.raise,
    report: values.json ? console.error : console.log,
  });
  console.log(
    values.json
      ? JSON.stringify({ name, figure, bar, passed })
      : `${name}: ${figure} (bar: ${bar}) ${passed ? 'PASS' : 'FAIL'}`,
  );
  process.exitCode = passed ? 0 : 1;
} else {
  console.error(`no proof called '${name}'; there are: ${available.join(', ')}`);
  process.exitCode = 2;
}
