import type { z } from 'zod';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { AuditAction } from '@tessera/contract/audit-words';
import { REQUEST_MESSAGES_MAX, type RequestStatus } from '@tessera/contract/request-rules';
import type {
  deliverRequest,
  moveRequest,
  RequestFile,
  RequestPage,
} from '@tessera/contract/requests-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { numberedPage } from '../../platform/db/numbered-page.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { AuditService } from '../audit/service.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { ReleaseService } from '../catalog/service.release.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import type { RequestLetterOrder } from './jobs.ts';
import { mayBecome, takesMessages } from './policy.ts';
import { presentFile, presentRecord } from './presenter.ts';
import {
  requestAdminRepository,
  type AdminRequestFilter,
  type AdminRequestOrder,
} from './repository.admin.ts';
import { MESSAGES_SHOWN, requestsRepository, type RequestRow } from './repository.ts';

type Move = z.output<typeof moveRequest.body>;
type Delivery = z.output<typeof deliverRequest.body>;

const STALE = 'This request has changed since you opened it. Look at it again, then decide.';
const NOT_FOR_OTHERS = 'That component was made for somebody else. Choose another one.';
const WITHDRAWN = 'That component was taken off the shelves. Choose another one.';

const VERBS = { accepted: 'accept', 'in-progress': 'start', declined: 'decline' } as const;

export type RequestAdminService = ReturnType<typeof createRequestAdminService>;

/** Requests for admins: lists, replies and decisions. */
export const createRequestAdminService = (o: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  items: ItemsService;
  releases: ReleaseService;
  subscriptions: SubscriptionsService;
  privateLinks: PrivateLinks;
  writeLetter: Enqueue<RequestLetterOrder>;
}) => {
  const get = async (id: string): Promise<RequestFile> => {
    const row = await requestAdminRepository.find(o.db, id);
    if (!row) throw new AppError('NOT_FOUND');
    const [cards, pictures, messages] = await Promise.all([
      o.items.cardsOf(row.componentId === null ? [] : [row.componentId]),
      requestsRepository.listPictures(o.db, [id]),
      requestsRepository.listMessages(o.db, [id], MESSAGES_SHOWN),
    ]);
    return presentFile(row, { cards, pictures, messages }, o.privateLinks);
  };

  const getForChange = async (tx: Tx, id: string): Promise<RequestRow> => {
    const row = await requestsRepository.lock(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };

  const refuseStale = (row: RequestRow, loadedAt: string): void => {
    if (Date.parse(loadedAt) !== row.updatedAt.getTime())
      throw new AppError('CONFLICT', { message: STALE });
  };

  /** Stores the message, the audit entry and the e-mail job in one transaction. */
  const act = async (
    tx: Tx,
    { userId: actorId }: Principal,
    requestId: string,
    step: {
      action: AuditAction;
      fields: string[];
      text: string | undefined;
      status?: RequestStatus;
      componentId?: string;
    },
  ): Promise<void> => {
    const { action, fields, text = null, status = null, componentId } = step;
    const now = o.clock.now();
    const messageId = uuidv7(now.getTime());
    await requestsRepository.note(
      tx,
      { id: messageId, requestId, byTeam: true, status, text, writtenAt: now },
      { ...(status && { status }), ...(componentId && { componentId }) },
    );
    await o.audit.record(tx, {
      actorId,
      action,
      subject: { kind: 'request', id: requestId },
      fields: [...fields, ...(text === null ? [] : ['message'])],
    });
    await o.writeLetter(tx, { requestId, messageId });
  };

  /** Grants the component to the requester. A private component is never granted to another user. */
  const give = async (tx: Tx, request: RequestRow, componentId: string): Promise<void> => {
    const item = await o.releases.hold(tx, componentId);
    if (item.status !== 'published' && item.status !== 'private')
      throw new AppError('CONFLICT', { message: WITHDRAWN });
    if (
      item.status === 'private' &&
      (await requestsRepository.isDeliveredToOthers(tx, componentId, request.userId))
    )
      throw new AppError('CONFLICT', { message: NOT_FOR_OTHERS });
    const { title, pricePaise } = item;
    await o.subscriptions.grantBoughtComponent(tx, {
      holderId: request.userId,
      componentId,
      source: { kind: 'admin', id: request.id },
      snapshot: { title, pricePaise },
    });
  };

  return {
    get,

    list: async (
      query: AdminRequestFilter & AdminRequestOrder & { page: number; limit: number },
    ): Promise<RequestPage> => {
      const [{ items: rows, ...page }, open, waiting] = await Promise.all([
        numberedPage(
          query,
          (window) => requestAdminRepository.list(o.db, query, query, window),
          (most) => requestAdminRepository.countUpTo(o.db, query, most),
        ),
        requestAdminRepository.countUpTo(o.db, { status: 'open' }, ADMIN_COUNT_MAX),
        requestAdminRepository.countWaiting(o.db),
      ]);
      const cards = await o.items.cardsOf(rows.flatMap(({ componentId }) => componentId ?? []));
      return {
        ...page,
        items: rows.map((row) => presentRecord(row, cards)),
        counts: { open, waiting },
      };
    },

    move: async (principal: Principal, id: string, form: Move): Promise<RequestFile> => {
      const { status, text } = form;
      await inTransaction(o.db, async (tx) => {
        const request = await getForChange(tx, id);
        refuseStale(request, form.updatedAt);
        if (!mayBecome(request.status, status)) throw new AppError('CONFLICT', { message: STALE });
        await act(tx, principal, id, { action: VERBS[status], fields: ['status'], status, text });
      });
      return get(id);
    },

    reply: async (principal: Principal, id: string, text: string): Promise<RequestFile> => {
      await inTransaction(o.db, async (tx) => {
        const { status } = await getForChange(tx, id);
        const isFull = (await requestsRepository.countMessages(tx, id)) >= REQUEST_MESSAGES_MAX;
        if (!takesMessages(status) || isFull) throw new AppError('REQUEST_CLOSED');
        await act(tx, principal, id, { action: 'reply', fields: [], text });
      });
      return get(id);
    },

    deliver: async (principal: Principal, id: string, form: Delivery): Promise<RequestFile> => {
      const { componentId, text } = form;
      const isReleased = await inTransaction(o.db, async (tx) => {
        const request = await getForChange(tx, id);
        refuseStale(request, form.updatedAt);
        if (!mayBecome(request.status, 'delivered'))
          throw new AppError('CONFLICT', { message: STALE });
        await give(tx, request, componentId);
        const released =
          form.publish && (await o.releases.release(tx, principal.userId, componentId));
        await act(tx, principal, id, {
          action: 'deliver',
          fields: ['status', 'component'],
          status: 'delivered',
          componentId,
          text,
        });
        return released;
      });
      if (isReleased) await o.releases.changed();
      return get(id);
    },

    /** Publishes the delivered component for all users. */
    publish: async (principal: Principal, id: string): Promise<RequestFile> => {
      await inTransaction(o.db, async (tx) => {
        const { componentId } = await getForChange(tx, id);
        if (!componentId) throw new AppError('CONFLICT', { message: STALE });
        await o.releases.release(tx, principal.userId, componentId);
      });
      await o.releases.changed();
      return get(id);
    },
  };
};
