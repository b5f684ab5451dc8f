import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import { ITEMS_MAX } from './policy.ts';

/** All other data is read when the mail is sent. No address and no name is queued. */
export type DigestOrder = { userId: string; month: string };

export type NewerItem = {
  slug: string;
  title: string;
  copied: number;
  current: number;
  /** The notes of the versions in between, the newest first. Null where a version has none. */
  changeNotes: unknown[];
};

/** More versions than a member is likely to have missed. */
const VERSIONS_MAX = 10;

/** The last mail of an earlier month. What was published before has been told. */
const lastTold = (userId: RawBuilder<unknown>, month: RawBuilder<unknown>) => sql`coalesce((
  select max(earlier.posted_at) from version_digests earlier
  where earlier.user_id = ${userId} and earlier.month < ${month}), '-infinity')`;

/** Published components of which the member copied an older version than the current one. */
const newerItems = (
  userId: RawBuilder<unknown>,
  month: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
) => sql`
  from copied_versions copied
  join component_versions own on own.id = copied.version_id
  join components item on item.id = copied.component_id and item.status = 'published'
  join component_versions newest on newest.id = item.current_version_id
  where copied.user_id = ${userId} and own.number < newest.number
    and newest.published_at > ${lastTold(userId, month)} and newest.published_at <= ${until}`;

export const digestsRepository = {
  /** Records the mails of a month as queued and returns their members. Recorded ones are left out. */
  claim: async (tx: Tx, o: { month: string; now: Date; limit: number }): Promise<string[]> => {
    const month = sql`${o.month}::date`;
    const now = sql`${o.now}::timestamptz`;
    const { rows } = await sql<{ userId: string }>`
      insert into version_digests (user_id, month, posted_at)
      select wanted.user_id, ${month}, ${now}
      from mail_settings wanted
      join users on users.id = wanted.user_id and users.verified_at is not null and users.deleted_at is null
      where wanted.kind = 'version-digest' and wanted.is_on
        and not exists (
          select from version_digests made where made.user_id = wanted.user_id and made.month = ${month})
        and exists (select ${newerItems(sql`wanted.user_id`, month, now)})
      order by wanted.user_id
      limit ${o.limit}
      on conflict do nothing
      returning user_id`.execute(tx);
    return rows.map(({ userId }) => userId);
  },

  find: (
    db: Database,
    userId: string,
    month: string,
  ): Promise<{ postedAt: Date; sentAt: Date | null } | undefined> =>
    db
      .selectFrom('versionDigests')
      .select(['postedAt', 'sentAt'])
      .where('userId', '=', userId)
      .where('month', '=', sql<Date>`${month}::date`)
      .executeTakeFirst(),

  /** The newest change first. */
  listNewer: async (
    db: Database,
    o: { userId: string; month: string; until: Date },
  ): Promise<NewerItem[]> => {
    const userId = sql`${o.userId}::uuid`;
    const { rows } = await sql<NewerItem>`
      select item.slug, item.title, own.number as copied, newest.number as current, array(
        select version.change_note from component_versions version
        where version.component_id = item.id and version.number > own.number and version.number <= newest.number
        order by version.number desc limit ${VERSIONS_MAX}) as change_notes
      ${newerItems(userId, sql`${o.month}::date`, sql`${o.until}::timestamptz`)}
      order by newest.published_at desc, item.id
      limit ${ITEMS_MAX}`.execute(db);
    return rows;
  },

  markSent: async (db: Database, userId: string, month: string, sentAt: Date): Promise<void> => {
    await db
      .updateTable('versionDigests')
      .set({ sentAt })
      .where('userId', '=', userId)
      .where('month', '=', sql<Date>`${month}::date`)
      .execute();
  },

  listForExport: (db: Database, userId: string) =>
    db
      .selectFrom('versionDigests')
      .select(['postedAt', 'sentAt'])
      .where('userId', '=', userId)
      .orderBy('month')
      .execute(),

  removeAll: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('versionDigests').where('userId', '=', userId).execute();
  },
};
