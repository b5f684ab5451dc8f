import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { Application, ApplicationPage } from '@tessera/contract/creators';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import { numberedPage } from '../../platform/db/numbered-page.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { AuditService } from '../audit/service.ts';
import type { ApplicationLetterOrder } from './jobs.ts';
import { APPLICATION_COLUMNS, presentApplication } from './presenter.ts';
import {
  reviewRepository,
  type ApplicationFilter,
  type ApplicationOrder,
} from './repository.admin.ts';
import { creatorsRepository } from './repository.ts';
import type { CreatorRecords } from './service.records.ts';

export type ReviewService = ReturnType<typeof createReviewService>;

type Decision = { status: 'approved' | 'rejected'; reason: string | null };

/** Applications for admins: lists and decisions. */
export const createReviewService = (o: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  records: CreatorRecords;
  privateLinks: PrivateLinks;
  writeLetter: Enqueue<ApplicationLetterOrder>;
}) => {
  const get = async (id: string): Promise<Application> => {
    const row = await creatorsRepository.findById(o.db, id);
    if (!row) throw new AppError('NOT_FOUND');
    const samples = await creatorsRepository.listSamples(o.db, [id]);
    return presentApplication(row, samples, o.privateLinks);
  };

  const decide = async (
    { userId }: Principal,
    id: string,
    { status, reason }: Decision,
  ): Promise<Application> => {
    await inTransaction(o.db, async (tx) => {
      const decision = { status, reason, decidedAt: o.clock.now() };
      if (!(await reviewRepository.decide(tx, id, decision))) {
        const isThere = (await creatorsRepository.findById(tx, id)) !== null;
        throw new AppError(isThere ? 'APPLICATION_DECIDED' : 'NOT_FOUND');
      }
      await o.audit.record(tx, {
        actorId: userId,
        action: status === 'approved' ? 'approve' : 'reject',
        subject: { kind: 'creator-application', id },
        fields: reason === null ? ['status'] : ['status', 'reason'],
      });
      const decided = await creatorsRepository.findById(tx, id);
      if (decided) await o.records.open(tx, decided);
      await o.writeLetter(tx, { about: status, applicationId: id });
    });
    return get(id);
  };

  /** An approved application becomes a rejected one, so the person may apply again. */
  const reverse = async (
    { userId }: Principal,
    id: string,
    reason: string,
  ): Promise<Application> => {
    await inTransaction(o.db, async (tx) => {
      if (!(await reviewRepository.reverse(tx, id, { reason, decidedAt: o.clock.now() }))) {
        const isThere = (await creatorsRepository.findById(tx, id)) !== null;
        throw new AppError(isThere ? 'APPLICATION_NOT_APPROVED' : 'NOT_FOUND');
      }
      await o.audit.record(tx, {
        actorId: userId,
        action: 'reverse',
        subject: { kind: 'creator-application', id },
        fields: ['status', 'reason'],
      });
      await o.records.end(tx, id);
      await o.writeLetter(tx, { about: 'reversed', applicationId: id });
    });
    return get(id);
  };

  return {
    reverse,

    list: async (
      query: ApplicationFilter & ApplicationOrder & { page: number; limit: number },
    ): Promise<ApplicationPage> => {
      const [page, counts] = await Promise.all([
        numberedPage(
          query,
          (window) => reviewRepository.list(o.db, query, query, window),
          (most) => reviewRepository.countUpTo(o.db, query, most),
        ),
        reviewRepository.countByStatus(o.db),
      ]);
      const samples = await creatorsRepository.listSamples(
        o.db,
        page.items.map(({ id }) => id),
      );
      return {
        ...page,
        items: page.items.map((row) => presentApplication(row, samples, o.privateLinks)),
        counts,
      };
    },

    /** The list for an export, up to the same limit as the pages. */
    export: async ({ userId }: Principal, query: ApplicationFilter & ApplicationOrder) => {
      const rows = await reviewRepository.list(o.db, query, query, {
        offset: 0,
        limit: ADMIN_COUNT_MAX,
      });
      await inTransaction(o.db, (tx) =>
        o.audit.record(tx, {
          actorId: userId,
          action: 'export',
          subject: { kind: 'application-list', id: null },
          fields: [
            `status ${query.status}`,
            ...(query.search ? ['searched'] : []),
            `${rows.length} rows`,
          ],
        }),
      );
      return { columns: APPLICATION_COLUMNS, rows, at: o.clock.now() };
    },

    approve: (principal: Principal, id: string): Promise<Application> =>
      decide(principal, id, { status: 'approved', reason: null }),

    reject: (principal: Principal, id: string, reason: string | undefined): Promise<Application> =>
      decide(principal, id, { status: 'rejected', reason: reason || null }),
  };
};
