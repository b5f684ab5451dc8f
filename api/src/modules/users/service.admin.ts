import { ADMIN_COUNT_MAX, type AdminPage } from '@tessera/contract/admin-list';
import { NEW_USER_DAYS } from '@tessera/contract/constants';
import type { UserFile, UserSummary } from '@tessera/contract/users-admin';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { numberedPage } from '../../platform/db/numbered-page.ts';
import { AppError } from '../../platform/errors.ts';
import { presentSummary } from './presenter.ts';
import { summariesRepository as repository, type UserListing } from './repository.summaries.ts';

const DAY_MS = 24 * 3_600_000;
/** Spec decisions: whoever signed in or copied in this while is active. */
const ACTIVE_DAYS = 30;
/** How far a search is turned through: whoever finds more looks for something more exact. */
const FOUND = { limit: 90, readFirst: 10_000 };
const EXPORTED = { limit: ADMIN_COUNT_MAX, readFirst: 100_000 };

type Wanted = Omit<UserListing, 'newSince'> & { search?: string | undefined };

export type UserAdminService = ReturnType<typeof createUserAdminService>;

/** The shop's people as an admin sees them. */
export const createUserAdminService = ({ db, clock }: { db: Database; clock: Clock }) => {
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
      const found = await repository.search(db, listing, wanted.search, {
        ...FOUND,
        limit: FOUND.limit + 1,
      });
      const total = Math.min(found.length, FOUND.limit);
      const from = (wanted.page - 1) * wanted.limit;
      return {
        items: await present(found.slice(from, Math.min(from + wanted.limit, total)), listing),
        total,
        isMore: found.length > total,
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

    /** The same list, all of it that anybody takes along. */
    export: async (wanted: Wanted): Promise<{ at: Date; rows: UserSummary[] }> => {
      const listing = listingOf(wanted);
      const ids = wanted.search
        ? await repository.search(db, listing, wanted.search, EXPORTED)
        : await repository.listIds(db, listing, { offset: 0, limit: ADMIN_COUNT_MAX });
      return { at: clock.now(), rows: await present(ids, listing) };
    },

    stats: () => repository.countPeople(db, daysAgo(ACTIVE_DAYS)),

    /** Nobody is new for ever; the mark only keeps the list of new people quick, so it may go late. */
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
