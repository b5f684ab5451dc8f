import { readFileSync } from 'node:fs';
import pg from 'pg';
import { adminUrl } from './world.ts';

const DIFFERENCES = readFileSync(new URL('copies.sql', import.meta.url), 'utf8');

/** Which sums of copies differ from the log itself. `today` is a day of the shop. */
export async function differences(today: string): Promise<string[]> {
  const client = new pg.Client(adminUrl());
  await client.connect();
  try {
    const { rows } = await client.query<{ what: string }>(DIFFERENCES, [today]);
    return rows.map(({ what }) => what);
  } finally {
    await client.end();
  }
}
