import { readFileSync } from 'node:fs';
import pg from 'pg';
import { adminUrl } from './world.ts';

const differing = (of: 'pairs' | 'sums') =>
  readFileSync(new URL(`copies-${of}.sql`, import.meta.url), 'utf8');

/** Returns the sums of copies that differ from the event log. `today` is a day in the shop's time zone. */
export async function differences(today: string): Promise<string[]> {
  const client = new pg.Client(adminUrl());
  await client.connect();
  try {
    const pairs = await client.query<{ what: string }>(differing('pairs'), [1, 0]);
    const sums = await client.query<{ what: string }>(differing('sums'), [today]);
    return [...pairs.rows, ...sums.rows].map(({ what }) => what);
  } finally {
    await client.end();
  }
}
