import { rupeesFromPaise } from '@tessera/contract/money';
import { REQUEST_MESSAGES_MAX } from '@tessera/contract/request-rules';
import type { Allowance, CustomRequest, RequestDetail } from '@tessera/contract/requests';
import type { Clock } from '../../platform/clock.ts';
import { decodeCursor, encodeCursor } from '../../platform/db/cursor.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/form.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { keysOf, type Pictures } from '../../platform/images/pictures.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { PlansService } from '../plans/service.ts';
import type { PeriodsService } from '../subscriptions/service.periods.ts';
import type { UsersService } from '../users/service.ts';
import type { RequestLetterOrder } from './jobs.ts';
import type { RequestLimits } from './policy.limits.ts';
import { leftIn, leftInAll, takesMessages } from './policy.ts';
import { presentDetail, presentRequest } from './presenter.ts';
import { MESSAGES_SHOWN, requestsRepository, type RequestRow } from './repository.ts';
import {
  createSubmissions,
  givingOf,
  PLACE,
  type RequestForm,
  takenIn,
} from './service.submissions.ts';

const EXPORTED_MESSAGES = 5_000;

export type RequestsService = ReturnType<typeof createRequestsService>;

const componentIdsOf = (rows: readonly RequestRow[]): string[] =>
  rows.flatMap(({ componentId }) => componentId ?? []);

/** The custom requests of members. */
export const createRequestsService = (o: {
  db: Database;
  clock: Clock;
  users: UsersService;
  plans: PlansService;
  periods: PeriodsService;
  items: ItemsService;
  pictures: Pictures;
  privateLinks: PrivateLinks;
  limits: RequestLimits;
  writeLetter: Enqueue<RequestLetterOrder>;
}) => {
  const submissions = createSubmissions(o);

  const detail = async (row: RequestRow): Promise<RequestDetail> => {
    const [cards, pictures, messages] = await Promise.all([
      o.items.cardsOf(componentIdsOf([row])),
      requestsRepository.listPictures(o.db, [row.id]),
      requestsRepository.listMessages(o.db, [row.id], MESSAGES_SHOWN),
    ]);
    return presentDetail(row, { cards, pictures, messages }, o.privateLinks);
  };

  const getOwn = async (db: Database, { userId }: Principal, id: string): Promise<RequestRow> => {
    const row = await requestsRepository.find(db, id);
    if (row?.userId !== userId) throw new AppError('NOT_FOUND');
    return row;
  };

  return {
    allowance: async ({ userId }: Principal): Promise<Allowance> => {
      const [running, offers] = await Promise.all([
        o.periods.list(userId),
        o.plans.listGivingRequests(o.db),
      ]);
      const giving = givingOf(running);
      const taken = await takenIn(o.db, giving);
      return {
        periods: giving.map((period) => ({
          plan: period.name,
          quota: period.requestQuota,
          left: leftIn(period, taken),
          endsAt: period.endsAt.toISOString(),
        })),
        left: leftInAll(giving, taken),
        offers: offers.map(({ id, name, pricePaise, durationDays, requestQuota }) => ({
          _id: id,
          name,
          price: rupeesFromPaise(pricePaise),
          duration: durationDays,
          requestQuota,
        })),
      };
    },

    list: async (
      { userId }: Principal,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<{ items: CustomRequest[]; nextCursor: string | null }> => {
      const rows = await requestsRepository.listOf(o.db, userId, {
        after: cursor === undefined ? undefined : decodeCursor(cursor),
        limit: limit + 1,
      });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const cards = await o.items.cardsOf(componentIdsOf(page));
      return {
        items: page.map((row) => presentRequest(row, cards)),
        nextCursor: last ? encodeCursor({ at: last.createdAtText, id: last.id }) : null,
      };
    },

    get: async (principal: Principal, id: string): Promise<RequestDetail> =>
      detail(await getOwn(o.db, principal, id)),

    submit: async (
      principal: Principal,
      form: RequestForm,
      files: readonly UploadedFile[],
    ): Promise<RequestDetail> => {
      const id = await submissions.submit(principal.userId, form, files);
      return detail(await getOwn(o.db, principal, id));
    },

    write: async (principal: Principal, id: string, text: string): Promise<RequestDetail> => {
      await o.limits.write(principal.userId);
      await inTransaction(o.db, async (tx) => {
        await requestsRepository.lock(tx, id);
        const { status } = await getOwn(tx, principal, id);
        const isFull = (await requestsRepository.countMessages(tx, id)) >= REQUEST_MESSAGES_MAX;
        if (!takesMessages(status) || isFull) throw new AppError('REQUEST_CLOSED');
        const now = o.clock.now();
        await requestsRepository.note(tx, {
          id: uuidv7(now.getTime()),
          requestId: id,
          byTeam: false,
          status: null,
          text,
          writtenAt: now,
        });
      });
      return detail(await getOwn(o.db, principal, id));
    },

    personalData: {
      name: 'requests',
      exportFor: async (userId: string): Promise<RequestDetail[]> => {
        const rows = await requestsRepository.listForExport(o.db, userId);
        const ids = rows.map(({ id }) => id);
        const [cards, pictures, messages] = await Promise.all([
          o.items.cardsOf(componentIdsOf(rows)),
          requestsRepository.listPictures(o.db, ids),
          requestsRepository.listMessages(o.db, ids, EXPORTED_MESSAGES),
        ]);
        return rows.map((row) => presentDetail(row, { cards, pictures, messages }, o.privateLinks));
      },
      removeFor: async (tx: Tx, userId: string): Promise<void> => {
        const pictures = await requestsRepository.removeAllOf(tx, userId);
        if (pictures.length > 0)
          await o.pictures.remove(tx, { bucket: PLACE.bucket, keys: pictures.flatMap(keysOf) });
      },
    },
  };
};
