import { sql } from 'kysely';
import {
  REQUEST_MESSAGES_MAX,
  REQUEST_STATUSES,
  type RequestStatus,
} from '@tessera/contract/request-rules';
import { isAfter, type Position, positionTime } from '../../platform/db/cursor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { TakenSlot } from './policy.ts';

export type RequestRow = {
  id: string;
  userId: string;
  title: string;
  category: string;
  purpose: string;
  links: string[];
  status: RequestStatus;
  needsReply: boolean;
  componentId: string | null;
  createdAt: Date;
  createdAtText: string;
  updatedAt: Date;
  /** The name of its plan at the time of the purchase. */
  planName: string;
};

export type NewRequest = Pick<
  RequestRow,
  'id' | 'userId' | 'title' | 'category' | 'purpose' | 'links' | 'createdAt'
> & { grantId: string; slot: number | null };

export type PictureRow = { requestId: string; key: string; widths: number[] };
export type NewPicture = { key: string; width: number; height: number; widths: number[] };

export type MessageRow = {
  id: string;
  requestId: string;
  byTeam: boolean;
  status: RequestStatus | null;
  text: string | null;
  writtenAt: Date;
};

const EXPORTED = 200;
/** All messages that a request can have, and its status changes. */
export const MESSAGES_SHOWN = REQUEST_MESSAGES_MAX + REQUEST_STATUSES.length;

export const selectRequests = (db: Database) =>
  db
    .selectFrom('requests')
    .innerJoin('grants', 'grants.id', 'requests.grantId')
    .select([
      'requests.id',
      'requests.userId',
      'requests.title',
      'requests.category',
      'requests.purpose',
      'requests.links',
      'requests.status',
      'requests.needsReply',
      'requests.componentId',
      'requests.createdAt',
      'requests.updatedAt',
      positionTime('requests.createdAt').as('createdAtText'),
      sql<string>`grants.snapshot ->> 'name'`.as('planName'),
    ])
    .$castTo<RequestRow>();

export const requestsRepository = {
  insert: async (tx: Tx, request: NewRequest, pictures: NewPicture[]): Promise<void> => {
    await tx
      .insertInto('requests')
      .values({ ...request, updatedAt: request.createdAt })
      .execute();
    if (pictures.length > 0)
      await tx
        .insertInto('requestPictures')
        .values(
          pictures.map((picture, index) => ({
            requestId: request.id,
            position: index + 1,
            ...picture,
          })),
        )
        .execute();
  },

  /** The requests that count in these periods. Declined ones do not. */
  listTaken: (db: Database, grantIds: readonly string[]): Promise<TakenSlot[]> =>
    grantIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('requests')
          .select(['grantId', 'slot'])
          .where('grantId', 'in', grantIds)
          .where('status', '<>', 'declined')
          .where('slot', 'is not', null)
          .execute(),

  countOpen: async (db: Database, userId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('requests')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('status', 'in', ['submitted', 'accepted', 'in-progress'])
      .executeTakeFirstOrThrow();
    return count;
  },

  listOf: (
    db: Database,
    userId: string,
    o: { after?: Position | undefined; limit: number },
  ): Promise<RequestRow[]> => {
    let query = selectRequests(db)
      .where('requests.userId', '=', userId)
      .orderBy('requests.createdAt', 'desc')
      .orderBy('requests.id', 'desc')
      .limit(o.limit);
    if (o.after)
      query = query.where(isAfter({ at: 'requests.createdAt', id: 'requests.id' }, o.after));
    return query.execute();
  },

  find: (db: Database, id: string): Promise<RequestRow | undefined> =>
    selectRequests(db).where('requests.id', '=', id).executeTakeFirst(),

  /** Locked first and read afterwards. A value that is read before the lock may be outdated. */
  lock: async (tx: Tx, id: string): Promise<RequestRow | undefined> => {
    await tx.selectFrom('requests').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return requestsRepository.find(tx, id);
  },

  listPictures: (db: Database, requestIds: readonly string[]): Promise<PictureRow[]> =>
    requestIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('requestPictures')
          .select(['requestId', 'key', 'widths'])
          .where('requestId', 'in', requestIds)
          .orderBy('requestId')
          .orderBy('position')
          .execute(),

  /** Oldest first. */
  listMessages: (
    db: Database,
    requestIds: readonly string[],
    limit: number,
  ): Promise<MessageRow[]> =>
    requestIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('requestMessages')
          .select(['id', 'requestId', 'byTeam', 'status', 'text', 'writtenAt'])
          .where('requestId', 'in', requestIds)
          .orderBy('requestId')
          .orderBy('id')
          .limit(limit)
          .$castTo<MessageRow>()
          .execute(),

  findMessage: (db: Database, id: string): Promise<MessageRow | undefined> =>
    db
      .selectFrom('requestMessages')
      .select(['id', 'requestId', 'byTeam', 'status', 'text', 'writtenAt'])
      .where('id', '=', id)
      .$castTo<MessageRow>()
      .executeTakeFirst(),

  countMessages: async (db: Database, requestId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('requestMessages')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('requestId', '=', requestId)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Stores a message or a status change, and updates the request. */
  note: async (
    tx: Tx,
    message: MessageRow,
    change: { status?: RequestStatus; componentId?: string } = {},
  ): Promise<void> => {
    await tx.insertInto('requestMessages').values(message).execute();
    await tx
      .updateTable('requests')
      .set({ ...change, needsReply: !message.byTeam, updatedAt: message.writtenAt })
      .where('id', '=', message.requestId)
      .execute();
  },

  /** Whether a component was made for another user. */
  isDeliveredToOthers: async (tx: Tx, componentId: string, userId: string): Promise<boolean> => {
    const row = await tx
      .selectFrom('requests')
      .select('id')
      .where('componentId', '=', componentId)
      .where('userId', '<>', userId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  listForExport: (db: Database, userId: string): Promise<RequestRow[]> =>
    requestsRepository.listOf(db, userId, { limit: EXPORTED }),

  /** Returns the pictures, because their files must be removed too. */
  removeAllOf: async (tx: Tx, userId: string): Promise<PictureRow[]> => {
    const rows = await tx
      .selectFrom('requests')
      .select('id')
      .where('userId', '=', userId)
      .forUpdate()
      .execute();
    const pictures = await requestsRepository.listPictures(
      tx,
      rows.map(({ id }) => id),
    );
    await tx.deleteFrom('requests').where('userId', '=', userId).execute();
    return pictures;
  },
};
