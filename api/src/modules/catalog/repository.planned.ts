import { sql } from 'kysely';
import type { ChangeNote } from '@tessera/contract/change-note';
import type { Database, Tx } from '../../platform/db/database.ts';

const CATEGORIES = 100;

/** The components of a plan. */
export const plannedRepository = {
  countByPlan: (
    db: Database,
    planIds: readonly string[],
  ): Promise<{ planId: string; count: number }[]> =>
    planIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('components')
          .select((row) => [
            row.ref('planId').$notNull().as('planId'),
            row.fn.countAll<number>().as('count'),
          ])
          .where('planId', 'in', planIds)
          .groupBy('planId')
          .execute(),

  listCategories: async (db: Database, planId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('components')
      .select('category')
      .distinct()
      .where('planId', '=', planId)
      .limit(CATEGORIES)
      .execute();
    return rows.map(({ category }) => category);
  },

  listNewestSlugs: async (db: Database, planId: string, limit: number): Promise<string[]> => {
    const rows = await db
      .selectFrom('components')
      .select('slug')
      .where('planId', '=', planId)
      .where('status', '=', 'published')
      .orderBy('publishedAt', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ slug }) => slug);
  },

  /** Components of creators that may not go there: to a plan without their consent, or free for everybody. */
  countUnwilling: async (tx: Tx, from: string, to: string | null): Promise<number> => {
    const { count } = await tx
      .selectFrom('components')
      .innerJoin('creators', 'creators.id', 'components.sellerId')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('components.planId', '=', from)
      .$if(to !== null, (query) =>
        query.where((is) =>
          is.or([is('creators.plansAgreed', 'is', null), is('creators.plansAgreed', '=', false)]),
        ),
      )
      .executeTakeFirstOrThrow();
    return count;
  },

  lockSome: async (tx: Tx, planId: string, limit: number): Promise<string[]> => {
    const rows = await tx
      .selectFrom('components')
      .select('id')
      .where('planId', '=', planId)
      .orderBy('id')
      .limit(limit)
      .forNoKeyUpdate()
      .execute();
    return rows.map(({ id }) => id);
  },

  setPlan: async (
    tx: Tx,
    ids: readonly string[],
    planId: string | null,
    at: Date,
  ): Promise<void> => {
    await tx
      .updateTable('components')
      .set({ planId, updatedAt: at })
      .where('id', 'in', ids)
      .execute();
  },

  /** Adds versions with the same content under another licence. */
  relicense: async (
    tx: Tx,
    versionIds: readonly { componentId: string; versionId: string }[],
    { licence, note }: { licence: string; note: ChangeNote },
    at: Date,
  ): Promise<void> => {
    await sql`
      with wanted as (
        select * from unnest(${versionIds.map(({ componentId }) => componentId)}::uuid[],
                             ${versionIds.map(({ versionId }) => versionId)}::uuid[]) as pair (component_id, version_id)
      ), added as (
        insert into component_versions
          (id, component_id, number, files, dependencies, licence, sha256, highlighted_html, highlighted_js_html,
           checks, preview, change_note, lines_added, lines_removed, published_at)
        select wanted.version_id, before.component_id, before.number + 1, before.files, before.dependencies,
               ${licence}, before.sha256, before.highlighted_html, before.highlighted_js_html,
               before.checks, before.preview, ${JSON.stringify(note)}::jsonb, 0, 0, ${at}::timestamptz
        from wanted
        join components on components.id = wanted.component_id
        join component_versions before on before.id = components.current_version_id
        where before.licence <> ${licence}
        returning id, component_id
      )
      update components set current_version_id = added.id from added where components.id = added.component_id
    `.execute(tx);
  },
};
