import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type CodeRow = {
  componentId: string;
  slug: string;
  number: number;
  /** Of the main file. */
  sha256: string;
  code: string;
  highlightedHtml: string | null;
  /** The JavaScript variant. */
  codeJs: string | null;
  highlightedJsHtml: string | null;
};

const columns = [
  'components.id as componentId',
  'components.slug',
  'version.number',
  'version.sha256',
  'version.highlightedHtml',
  'version.highlightedJsHtml',
  sql<string>`version.files -> 0 ->> 'content'`.as('code'),
  sql<string | null>`jsonb_path_query_first(version.files,
    '$[*] ? (@.path like_regex "[.]jsx$").content') #>> '{}'`.as('codeJs'),
] as const;

/** Used by the services that check the access, and by no other. */
export const codeRepository = {
  /** The main file of the current version of each, and its JavaScript variant. */
  list: (db: Database, ids: readonly string[]): Promise<CodeRow[]> =>
    db
      .selectFrom('components')
      .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
      .select(columns)
      .where('components.id', 'in', ids)
      .execute(),

  /** The same of some versions of one component, the oldest first. */
  listVersions: (db: Database, id: string, numbers: readonly number[]): Promise<CodeRow[]> =>
    db
      .selectFrom('components')
      .innerJoin('componentVersions as version', 'version.componentId', 'components.id')
      .select(columns)
      .where('components.id', '=', id)
      .where('version.number', 'in', numbers)
      .orderBy('version.number')
      .execute(),
};
