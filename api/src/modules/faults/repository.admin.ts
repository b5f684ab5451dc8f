import { sql } from 'kysely';
import type { FaultStatus } from '@tessera/contract/fault-rules';
import type { Database, Tx } from '../../platform/db/database.ts';
import { faultsRepository, selectFaults, type FaultRow } from './repository.ts';

export type AdminFaultRow = FaultRow & {
  userId: string | null;
  memberName: string | null;
  memberEmail: string | null;
  slug: string;
  title: string;
  isCurrentVersion: boolean;
};

export type AdminFaultFilter = { search?: string | undefined; status: FaultStatus | 'all' };

export type AdminFaultOrder = { sort: 'createdAt' | 'updatedAt'; direction: 'asc' | 'desc' };

/** More users than a useful search term matches. */
const NAMESAKES = 1_000;
const FORMER_SLUGS = 10;

/** A part of the component's title, or of the member's name or address. */
const isCalled = (search: string | undefined) => {
  if (!search) return sql<boolean>`true`;
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(faults.user_id = any (array(
      select user_id from user_words where search_text like ${pattern} limit ${NAMESAKES}))
    or exists (select from components named where named.id = faults.component_id and named.title_lower like ${pattern}))`;
};

const isWanted = ({ search, status }: AdminFaultFilter) =>
  sql<boolean>`(${status === 'all' ? sql`true` : sql`faults.status = ${status}`} and ${isCalled(search)})`;

const selectForAdmins = (db: Database) =>
  selectFaults(db)
    .innerJoin('components', 'components.id', 'faults.componentId')
    .leftJoin('users', 'users.id', 'faults.userId')
    .select([
      'faults.userId',
      'users.name as memberName',
      'users.email as memberEmail',
      'components.slug',
      'components.title',
    ])
    .select(sql<boolean>`components.current_version_id = faults.version_id`.as('isCurrentVersion'))
    .$castTo<AdminFaultRow>();

/** The faults as admins see them. */
export const faultAdminRepository = {
  list: (
    db: Database,
    filter: AdminFaultFilter,
    { sort, direction }: AdminFaultOrder,
    window: { offset: number; limit: number },
  ): Promise<AdminFaultRow[]> =>
    selectForAdmins(db)
      .where(isWanted(filter))
      .orderBy(`faults.${sort}`, direction)
      .orderBy('faults.id', direction)
      .offset(window.offset)
      .limit(window.limit)
      .execute(),

  find: (db: Database, id: string): Promise<AdminFaultRow | undefined> =>
    selectForAdmins(db).where('faults.id', '=', id).executeTakeFirst(),

  countUpTo: async (db: Database, filter: AdminFaultFilter, most: number): Promise<number> => {
    const { rows } = await sql<{ counted: number }>`
      select count(*)::int as counted from (
        select 1 from faults where ${isWanted(filter)} limit ${most}) as wanted`.execute(db);
    return rows[0]?.counted ?? 0;
  },

  /** Locked first and read afterwards. A value that is read before the lock may be outdated. */
  lock: async (tx: Tx, id: string): Promise<FaultRow | undefined> => {
    await tx.selectFrom('faults').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return faultsRepository.find(tx, id);
  },

  update: async (
    tx: Tx,
    id: string,
    change: {
      status: FaultStatus;
      shownAs: string | null;
      confirmedAt: Date | null;
      updatedAt: Date;
    },
  ): Promise<void> => {
    await tx.updateTable('faults').set(change).where('id', '=', id).execute();
  },

  /** The slugs under which a component is or was reached. */
  listSlugs: async (tx: Tx, componentId: string): Promise<string[]> => {
    const current = tx.selectFrom('components').select('slug').where('id', '=', componentId);
    const former = tx
      .selectFrom('slugRedirects')
      .select('slug')
      .where('componentId', '=', componentId)
      .orderBy('slug')
      .limit(FORMER_SLUGS);
    const rows = [...(await current.execute()), ...(await former.execute())];
    return rows.map(({ slug }) => slug);
  },
};
