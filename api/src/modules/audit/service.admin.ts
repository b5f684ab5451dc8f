import { z } from 'zod';
import { ADMIN_COUNT_MAX, type AdminPage } from '@tessera/contract/admin-list';
import type { AuditEntry, exportAudit, listAudit, listAuditFilters } from '@tessera/contract/audit';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { numberedPage } from '../../platform/db/numbered-page.ts';
import { firstIdAt } from '../../platform/db/uuid.ts';
import { presentEntry } from './presenter.ts';
import { entriesRepository, type EntryFilter } from './repository.admin.ts';

type ListQuery = z.output<typeof listAudit.query>;
type ExportQuery = z.output<typeof exportAudit.query>;

const DAY_MS = 24 * 3_600_000;
const PERIOD_DAYS = { all: null, day: 1, week: 7, month: 30, quarter: 90 };

export type AuditEntriesService = ReturnType<typeof createAuditEntriesService>;

/** Read access to the audit log for admins. Entries are never changed. */
export const createAuditEntriesService = ({ db, clock }: { db: Database; clock: Clock }) => {
  const filterOf = async (query: ExportQuery): Promise<EntryFilter> => {
    const { actor, action, kind, search, period } = query;
    const days = PERIOD_DAYS[period];
    return {
      actor,
      action,
      kind,
      ...(search && {
        subjectIds: z.uuid().safeParse(search).success
          ? [search]
          : await entriesRepository.findNamed(db, search),
      }),
      ...(days !== null && { sinceId: firstIdAt(clock.now().getTime() - days * DAY_MS) }),
    };
  };

  return {
    list: async (query: ListQuery): Promise<AdminPage<AuditEntry>> => {
      const filter = await filterOf(query);
      const { direction } = query;
      const { items, ...rest } = await numberedPage(
        query,
        (window) => entriesRepository.list(db, filter, { ...window, direction }),
        (most) => entriesRepository.countUpTo(db, filter, most),
      );
      return { items: items.map(presentEntry), ...rest };
    },

    export: async (query: ExportQuery): Promise<{ at: Date; entries: AuditEntry[] }> => {
      const rows = await entriesRepository.list(db, await filterOf(query), {
        offset: 0,
        limit: ADMIN_COUNT_MAX,
        direction: query.direction,
      });
      return { at: clock.now(), entries: rows.map(presentEntry) };
    },

    filters: async (): Promise<z.output<typeof listAuditFilters.response>> => {
      const [admins, actions, kinds] = await Promise.all([
        entriesRepository.listAdmins(db),
        entriesRepository.listActions(db),
        entriesRepository.listKinds(db),
      ]);
      return {
        actors: admins.map(({ id, name, email }) => ({ _id: id, name, email })),
        actions,
        kinds,
      };
    },
  };
};
