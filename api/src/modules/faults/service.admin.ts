import type { z } from 'zod';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { Tag } from '@tessera/contract/endpoint';
import { FAULT_TEXTS } from '@tessera/contract/fault-rules';
import type { changeFault, FaultPage, FaultRecord } from '@tessera/contract/faults-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import { numberedPage } from '../../platform/db/numbered-page.ts';
import type { RefreshEdge } from '../../platform/edge.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { AuditService } from '../audit/service.ts';
import { copiesOf } from './policy.edge.ts';
import { presentRecord } from './presenter.ts';
import {
  faultAdminRepository,
  type AdminFaultFilter,
  type AdminFaultOrder,
} from './repository.admin.ts';

type Change = z.output<typeof changeFault.body>;

const STALE = 'This fault has changed since you opened it. Look at it again, then decide.';

export type FaultAdminService = ReturnType<typeof createFaultAdminService>;

/** Faults for admins: the list and the decisions. */
export const createFaultAdminService = (o: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  privateLinks: PrivateLinks;
  changed: (tag: Tag) => Promise<void>;
  refreshEdge: RefreshEdge;
}) => ({
  list: async (
    query: AdminFaultFilter & AdminFaultOrder & { page: number; limit: number },
  ): Promise<FaultPage> => {
    const countOf = (status: 'new' | 'confirmed') =>
      faultAdminRepository.countUpTo(o.db, { status }, ADMIN_COUNT_MAX);
    const [{ items: rows, ...page }, fresh, confirmed] = await Promise.all([
      numberedPage(
        query,
        (window) => faultAdminRepository.list(o.db, query, query, window),
        (most) => faultAdminRepository.countUpTo(o.db, query, most),
      ),
      countOf('new'),
      countOf('confirmed'),
    ]);
    return {
      ...page,
      items: rows.map((row) => presentRecord(row, o.privateLinks)),
      counts: { new: fresh, confirmed },
    };
  },

  change: async (
    { userId: actorId }: Principal,
    id: string,
    { status, sentence, updatedAt }: Change,
  ): Promise<FaultRecord> => {
    const isShownAnew = await inTransaction(o.db, async (tx) => {
      const before = await faultAdminRepository.lock(tx, id);
      if (!before) throw new AppError('NOT_FOUND');
      if (Date.parse(updatedAt) !== before.updatedAt.getTime())
        throw new AppError('CONFLICT', { message: STALE });
      // Without a sentence the former one stays. An empty one removes it.
      const shownAs = (sentence ?? before.shownAs) || null;
      if (status === 'confirmed' && shownAs === null)
        throw new AppError('BAD_REQUEST', { message: FAULT_TEXTS.sentence });
      const fields = [
        ...(status === before.status ? [] : ['status']),
        ...(shownAs === before.shownAs ? [] : ['sentence']),
      ];
      if (fields.length === 0) return false;
      const now = o.clock.now();
      const isKept = before.status === 'confirmed' && before.confirmedAt;
      await faultAdminRepository.update(tx, id, {
        status,
        shownAs,
        confirmedAt: status === 'confirmed' ? isKept || now : before.confirmedAt,
        updatedAt: now,
      });
      await o.audit.record(tx, {
        actorId,
        action: 'update',
        subject: { kind: 'fault', id },
        fields,
      });
      const isPublic = status === 'confirmed' || before.status === 'confirmed';
      if (isPublic) {
        const slugs = await faultAdminRepository.listSlugs(tx, before.componentId);
        await o.refreshEdge(tx, { tag: 'catalog', paths: copiesOf(slugs) });
      }
      return isPublic;
    });
    // After the commit, because cached responses are outdated then.
    if (isShownAnew) await o.changed('catalog');
    const row = await faultAdminRepository.find(o.db, id);
    if (!row) throw new AppError('NOT_FOUND');
    return presentRecord(row, o.privateLinks);
  },
});
