import { sql } from 'kysely';
import { FAULTS_SHOWN_MAX } from '@tessera/contract/fault-rules';
import type { Database } from '../../platform/db/database.ts';

type CurrentVersion = { id: string; number: number };
type KnownRow = { id: string; shownAs: string; confirmedAt: Date };

/**
 * Works with the database role for anonymous reads (`api_read`), which sees only what the shop says of a fault.
 */
export const knownRepository = {
  /** The current version of a published component. An old slug finds the component that had it. */
  findVersion: (db: Database, slug: string): Promise<CurrentVersion | undefined> =>
    db
      .selectFrom('components')
      .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
      .select(['version.id', 'version.number'])
      .where('components.status', '=', 'published')
      .where((is) =>
        is.or([
          is('components.slug', '=', slug),
          is(
            'components.id',
            '=',
            db.selectFrom('slugRedirects').select('componentId').where('slug', '=', slug),
          ),
        ]),
      )
      // A slug in use wins over an old one.
      .orderBy(sql`components.slug = ${slug}`, 'desc')
      .limit(1)
      .executeTakeFirst(),

  list: (db: Database, versionId: string): Promise<KnownRow[]> =>
    db
      .selectFrom('faults')
      .select((row) => [
        'id',
        row.ref('shownAs').$notNull().as('shownAs'),
        row.ref('confirmedAt').$notNull().as('confirmedAt'),
      ])
      .where('versionId', '=', versionId)
      .where('status', '=', 'confirmed')
      .orderBy('confirmedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(FAULTS_SHOWN_MAX)
      .execute(),
};
