import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { COMPONENT_CATEGORIES } from '@tessera/contract/categories';
import { foreignSentence, makeVocabulary, randomFrom, VOCABULARY_SIZE, zipf } from './language.ts';

/** The data of the plain definition: all text in lower case, one field per line. */
export type Item = { id: string; title: string; text: string; category: string };

type Columns = {
  ids: string[];
  titles: string[];
  descriptions: string[];
  categories: string[];
  tags: string[];
  /** Seconds since the first component. */
  times: number[];
};

const BATCH = 8_192;
const FIRST_MS = Date.UTC(2025, 0, 1);
const SPACING_SECONDS = 20;
const FOREIGN_SHARE = 0.03;
const CODE_NAME_SHARE = 0.1;

export const vocabulary = makeVocabulary();

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function writerOf(seed: number) {
  const random = randomFrom(seed);
  const rank = zipf(VOCABULARY_SIZE, random);
  // Titles contain nouns rather than articles, so their words are taken from a later part of the vocabulary.
  const titleRank = zipf(4_000, random);
  const word = () => vocabulary[rank()]!;
  const titleWord = () => vocabulary[14 + titleRank()]!;
  const description = () => {
    const words = Array.from({ length: 14 + random.below(16) }, () =>
      random.next() < 0.1 ? `${word()}${random.pick([',', '.', ':'])}` : word(),
    );
    if (random.next() < CODE_NAME_SHARE)
      words.push(`${random.pick(['v', 'x-', 'no.'])}${random.below(1e6)}`);
    if (random.next() < FOREIGN_SHARE) words.push(foreignSentence(random));
    return `${capital(words.join(' '))}.`;
  };
  return (number: number) => ({
    id: randomUUID(),
    title: capital(Array.from({ length: 2 + random.below(4) }, titleWord).join(' ')),
    description: description(),
    category:
      COMPONENT_CATEGORIES[Math.floor(random.next() ** 2 * COMPONENT_CATEGORIES.length)] ?? 'Hero',
    tags: [...new Set(Array.from({ length: random.below(5) }, titleWord))],
    time: number * SPACING_SECONDS + random.below(SPACING_SECONDS),
  });
}

async function insert(client: pg.Client, columns: Columns) {
  await client.query('begin');
  await client.query(
    `insert into components (id, slug, status, current_version_id, title, description, category, tags, created_at, published_at)
     select id, 'item-' || id, 'published', md5(id::text)::uuid, title, description, category,
       case when tags = '' then '{}' else string_to_array(tags, ' ') end, at, at
     from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[]) new (id, title, description, category, tags, seconds)
     cross join lateral (select to_timestamp($7::float8 / 1000 + seconds) as at) t`,
    [
      columns.ids,
      columns.titles,
      columns.descriptions,
      columns.categories,
      columns.tags,
      columns.times,
      FIRST_MS,
    ],
  );
  await client.query(
    `insert into component_versions (id, component_id, number, files, licence, sha256)
     select md5(id::text)::uuid, id, 1, '[{"path":"component.tsx","content":""}]', 'MIT', repeat('0', 64) from unnest($1::uuid[]) id`,
    [columns.ids],
  );
  await client.query(
    `insert into images (id, component_id, theme, width, height, key, placeholder)
     select md5('image' || id)::uuid, id, 'light', 800, 500, 'components/' || id, repeat('0', 24) from unnest($1::uuid[]) id`,
    [columns.ids],
  );
  await client.query('commit');
}

/** Inserts components with the product's own triggers active. The newest is the last in the list. */
export async function publish(client: pg.Client, count: number, seed: number): Promise<Item[]> {
  const write = writerOf(seed);
  const items: Item[] = [];
  for (let done = 0; done < count; done += BATCH) {
    const columns: Columns = {
      ids: [],
      titles: [],
      descriptions: [],
      categories: [],
      tags: [],
      times: [],
    };
    for (let n = done; n < Math.min(count, done + BATCH); n++) {
      const { id, title, description, category, tags, time } = write(n);
      columns.ids.push(id);
      columns.titles.push(title);
      columns.descriptions.push(description);
      columns.categories.push(category);
      columns.tags.push(tags.join(' '));
      columns.times.push(time);
      items.push({
        id,
        title: title.toLowerCase(),
        text: [title, description, category, ...tags].join('\n').toLowerCase(),
        category,
      });
    }
    await insert(client, columns);
  }
  await client.query('vacuum analyze');
  return items;
}
