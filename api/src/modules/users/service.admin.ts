import { ADMIN_COUNT_MAX, type AdminPage } from '@tessera/contract/admin-list';
import { NEW_USER_DAYS } from '@tessera/contract/constants';
import type { UserFile, UserSummary } from '@tessera/contract/users-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import { numberedPage } from '../../platform/db/numbered-page.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { AuditService } from '../audit/service.ts';
import { presentSummary } from './presenter.ts';
import { searchPeople } from './repository.search.ts';
import { summariesRepository as repository, type UserListing } from './repository.summaries.ts';

const DAY_MS = 24 * 3_600_000;
/** Spec decisions: users who signed in or copied within this time are active. */
const ACTIVE_DAYS = 30;
/** The maximum number of search results. For more, the admin needs a more precise search. */
const FOUND_MAX = 90;
const LOOKING = { sampled: 1_000, walked: 10_000, collected: 6_000 };
const EXPORTING = { sampled: 1_000, walked: 100_000, collected: 100_000 };

type Wanted = Omit<UserListing, 'newSince'> & { search?: string | undefined };

export type UserAdminService = ReturnType<typeof createUserAdminService>;

/** The list of users for admins. */
export const createUserAdminService = ({
  db,
  clock,
  audit,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
}) => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const listingOf = ({ filter, sort, direction }: Wanted): UserListing => ({
    filter,
    sort,
    direction,
    newSince: daysAgo(NEW_USER_DAYS),
  });

  const present = async (ids: readonly string[], listing: UserListing): Promise<UserSummary[]> =>
    (await repository.list(db, ids)).map((row) => presentSummary(row, listing.newSince));

  return {
    list: async (
      wanted: Wanted & { page: number; limit: number },
    ): Promise<AdminPage<UserSummary>> => {
      const listing = listingOf(wanted);
      if (!wanted.search)
        return numberedPage(
          wanted,
          async (window) => present(await repository.listIds(db, listing, window), listing),
          (most) => repository.countUpTo(db, listing, most),
        );
      const from = Math.min((wanted.page - 1) * wanted.limit, FOUND_MAX);
      const until = Math.min(from + wanted.limit, FOUND_MAX);
      const { ids, count } = await searchPeople(db, listing, wanted.search, {
        shown: until,
        counted: FOUND_MAX + 1,
        effort: LOOKING,
      });
      const total = Math.min(count, FOUND_MAX);
      return {
        items: await present(ids.slice(from, until), listing),
        total,
        isMore: count > total,
      };
    },

    get: async (id: string): Promise<UserFile['user']> => {
      const [row] = await repository.list(db, [id]);
      if (!row) throw new AppError('NOT_FOUND');
      return {
        ...presentSummary(row, daysAgo(NEW_USER_DAYS)),
        lastCopiedAt: row.lastCopiedAt?.toISOString() ?? null,
      };
    },

    /** The list for an export, up to its limit. */
    export: async (
      { userId }: Principal,
      wanted: Wanted,
    ): Promise<{ at: Date; rows: UserSummary[] }> => {
      const listing = listingOf(wanted);
      const most = { shown: ADMIN_COUNT_MAX, counted: ADMIN_COUNT_MAX, effort: EXPORTING };
      const ids = wanted.search
        ? (await searchPeople(db, listing, wanted.search, most)).ids
        : await repository.listIds(db, listing, { offset: 0, limit: ADMIN_COUNT_MAX });
      const rows = await present(ids, listing);
      // The search term may be a name, so only the fact of a search is recorded.
      await inTransaction(db, (tx) =>
        audit.record(tx, {
          actorId: userId,
          action: 'export',
          subject: { kind: 'user-list', id: null },
          fields: [
            `filter ${wanted.filter}`,
            ...(wanted.search ? ['searched'] : []),
            `${rows.length} rows`,
          ],
        }),
      );
      return { at: clock.now(), rows };
    },

    stats: () => repository.countPeople(db, daysAgo(ACTIVE_DAYS)),

    /** The flag only makes the list of new users fast, so it may be cleared late. */
    retireNew: async (): Promise<number> => {
      let retired = 0;
      for (;;) {
        const now = await repository.retireNew(db, daysAgo(NEW_USER_DAYS));
        retired += now;
        if (now === 0) return retired;
      }
    },
  };
};
