import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** With the catalogue they fill three pages of a list. */
export const FIXTURES = 30;

/** Titles that are hard to lay out: sixty letters, long words, another script. */
const TITLES = [
  'Fixture with a title that has sixty letters and not one less',
  'Fixture: Vertragsbedingungen als nummerierte Fragenübersicht',
  'Fixture: ग्राहक की एक बात, बड़े अक्षरों में',
];

/** Inserts components that are nobody's goods and say so. They are older than the catalogue, so they follow it in lists. */
export async function insertFixtures(client: pg.Client): Promise<void> {
  for (let number = 1; number <= FIXTURES; number++) {
    const [component, version] = [randomUUID(), randomUUID()];
    await client.query(
      `insert into components (id, slug, status, current_version_id, title, description, category, published_at)
       values ($1, 'fixture-' || $3::int, 'published', $2, $4, 'Inserted for tests.',
               (array['Blocks', 'Cards', 'Buttons', 'Navigation'])[1 + $3::int % 4], '2021-01-01'::timestamptz - $3::int * interval '1 hour')`,
      [component, version, number, TITLES[number - 1] ?? `Fixture ${number}`],
    );
    await client.query(
      `insert into component_versions (id, component_id, number, files, licence, sha256)
       values ($1, $2, 1, '[{"path": "component.tsx", "content": "export const Fixture = () => null;"}]', 'MIT', repeat('0', 64))`,
      [version, component],
    );
    await client.query(
      `insert into images (id, component_id, theme, width, height, key, placeholder)
       values ($1, $2, 'light', 800, 300 + $3::int * 97 % 700, 'components/missing-fixture-' || $3::int || '.webp', repeat('e4ded2', 4))`,
      [randomUUID(), component, number],
    );
  }
}
