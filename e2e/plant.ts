import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { insertFixtures } from './fixtures.ts';
import { PLANTED_SCRIPT, PLANTED_TITLE } from './planted.ts';

/** Inserts fixtures and a malicious component directly into the database, past all checks of the API. */
const client = new pg.Client({ connectionString: process.env['DATABASE_MIGRATE_URL'] });
await client.connect();
const [component, version] = [randomUUID(), randomUUID()];
await client.query('begin');
await insertFixtures(client);
await client.query(
  `insert into components (id, slug, status, current_version_id, title, description, category, tags, info, published_at)
   values ($1, 'planted', 'published', $2, $3, $4, 'Blocks', $5, $4, now())`,
  [component, version, PLANTED_TITLE, PLANTED_SCRIPT, [PLANTED_SCRIPT]],
);
await client.query(
  `insert into component_versions (id, component_id, number, files, licence, sha256)
   values ($1, $2, 1, '[{"path": "component.tsx", "content": "CODE_MARKER"}]', 'MIT', repeat('0', 64))`,
  [version, component],
);
await client.query(
  `insert into images (id, component_id, theme, width, height, key, placeholder)
   values ($1, $2, 'light', 800, 500, 'components/missing.webp', repeat('e4ded2', 4))`,
  [randomUUID(), component],
);
await client.query('commit');
await client.end();
