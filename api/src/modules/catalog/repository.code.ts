import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type CodeRow = {
  componentId: string;
  number: number;
  code: string;
  highlightedHtml: string | null;
  /** The JavaScript variant. */
  codeJs: string | null;
  highlightedJsHtml: string | null;
};

/** Used by the service that checks the access, and by no other. */
export const codeRepository = {
  /** The main file of the current version of each, and its JavaScript variant. */
  list: (db: Database, ids: readonly string[]): Promise<CodeRow[]> =>
    db
      .selectFrom('components')
      .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
      .select([
        'components.id as componentId',
        'version.number',
        'version.highlightedHtml',
        'version.highlightedJsHtml',
        sql<string>`version.files -> 0 ->> 'content'`.as('code'),
        sql<string | null>`jsonb_path_query_first(version.files,
          '$[*] ? (@.path like_regex "[.]jsx$").content') #>> '{}'`.as('codeJs'),
      ])
      .where('components.id', 'in', ids)
      .execute(),
};
