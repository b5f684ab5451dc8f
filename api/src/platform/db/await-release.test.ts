import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withScratchDatabase } from '../../../test/scratch-database.ts';
import { awaitRelease } from './await-release.ts';
import { openDatabase } from './database.ts';
import { migrate, PRODUCT_SQL } from './migrate.ts';

const FIRST = '202601010000_create_things.sql';
const SECOND = '202601020000_fill_things.sql';
const SOON = { pauseMs: 10, patienceMs: 60_000 };

/** A folder of migrations and an empty database, with the lines of a process that waits for them. */
async function scratch() {
  const [migrations, functions] = [
    await mkdtemp(join(tmpdir(), 'release-')),
    await mkdtemp(join(tmpdir(), 'functions-')),
  ];
  onTestFinished(async () => {
    for (const folder of [migrations, functions]) await rm(folder, { recursive: true });
  });
  await copyFile(join(PRODUCT_SQL.functions, 'release.sql'), join(functions, 'release.sql'));
  const write = (name: string) => writeFile(join(migrations, name), `-- ${name}\nselect 1;\n`);
  const url = await withScratchDatabase();
  const { db, pool } = openDatabase(url, () => {}, { max: 1 });
  onTestFinished(() => pool.end());
  const lines: string[] = [];
  const log = { info: (_: object, line: string) => void lines.push(line) };
  return {
    write,
    migrate: () => migrate(url, { migrations, functions }),
    remove: (name: string) => rm(join(migrations, name)),
    writeFunctions: (name: string) => writeFile(join(functions, name), `-- ${name}\nselect 1;\n`),
    wait: (o = SOON) => awaitRelease(db, log, { ...o, folders: { migrations, functions } }),
    lines,
  };
}

test('a database with every migration is not waited for', async () => {
  const { write, migrate: run, wait, lines } = await scratch();
  await write(FIRST);
  await run();
  await wait();
  expect(lines).toEqual([]);
});

test('an empty database is waited for, until it has the newest migration', async () => {
  const { write, migrate: run, wait, lines } = await scratch();
  await write(FIRST);
  let isReady = false;
  const waiting = wait().then(() => (isReady = true));
  await expect.poll(() => lines).toEqual(['database: waiting for its migrations']);
  await write(SECOND);
  expect(isReady).toBe(false);
  await run();
  await waiting;
});

test('a database of an earlier release that stays so is an error with the name of the migration', async () => {
  const { write, migrate: run, wait } = await scratch();
  await write(FIRST);
  await run();
  await write(SECOND);
  await expect(wait({ pauseMs: 10, patienceMs: 50 })).rejects.toThrow(
    `the database has not been brought to ${SECOND}`,
  );
});

test('a release whose functions are missing is not there yet', async () => {
  const { write, migrate: run, wait, writeFunctions, lines } = await scratch();
  await write(FIRST);
  await run();
  await writeFunctions('sums.sql');
  const waiting = wait();
  await expect.poll(() => lines).toEqual(['database: waiting for its migrations']);
  await run();
  await waiting;
});

test('a database of a later release is ready for this one', async () => {
  const { write, migrate: run, wait, remove, lines } = await scratch();
  await write(FIRST);
  await write(SECOND);
  await run();
  await remove(SECOND);
  await wait();
  expect(lines).toEqual([]);
});
