import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOW } from './stage.ts';
import { emptyFolder } from './workshop.ts';

/** What a server sends, and what was said while it made it. */
export type ServerMarkup = { markup: string; said: string[] };

/** Earlier than the browser's afternoon: a page is old by the time it is read. */
const SERVED_AT_MS = NOW.getTime() - 197 * 60_000;

const RUNNER = `const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) { if (parts.length > 0) super(...parts); else super(${SERVED_AT_MS}); }
  static now() { return ${SERVED_AT_MS}; }
};
const made = {};
for (const slug of process.argv.slice(2)) {
  const said = [];
  console.error = console.warn = (...parts) => said.push('on the server: ' + parts.join(' '));
  let markup = '';
  try { markup = require('./' + slug + '.cjs').render(); }
  catch (error) { said.push('on the server: threw ' + error.message); }
  made[slug] = { markup, said };
}
process.stdout.write(JSON.stringify(made));
`;

/** Renders everything in one process that lives elsewhere: another hour, another zone, another language. */
export function renderOnServer(scripts: Map<string, string>): Map<string, ServerMarkup> {
  const folder = emptyFolder('server');
  for (const [slug, script] of scripts) writeFileSync(join(folder, `${slug}.cjs`), script);
  const runner = join(folder, 'runner.cjs');
  writeFileSync(runner, RUNNER);
  const { status, stdout, stderr } = spawnSync(process.execPath, [runner, ...scripts.keys()], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { NODE_ENV: 'development', TZ: 'America/New_York', LC_ALL: 'de_DE.UTF-8' },
  });
  if (status !== 0) throw new Error(`the server did not render: ${stderr}`);
  return new Map(Object.entries(JSON.parse(stdout) as Record<string, ServerMarkup>));
}
