import type { z } from 'zod';
import { rupeesFromPaise } from '@tessera/contract/money';
import { REQUEST_MESSAGES_MAX, REQUESTS_OPEN_MAX } from '@tessera/contract/request-rules';
import type {
  Allowance,
  CustomRequest,
  RequestDetail,
  submitRequest,
} from '@tessera/contract/requests';
import type { Clock } from '../../platform/clock.ts';
import { decodeCursor, encodeCursor } from '../../platform/db/cursor.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/form.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { keysOf, type Pictures, type StoredPicture } from '../../platform/images/pictures.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { PlansService } from '../plans/service.ts';
import type { PeriodsService, RunningPeriod } from '../subscriptions/service.periods.ts';
import type { UsersService } from '../users/service.ts';
import type { RequestLetterOrder } from './jobs.ts';
import type { RequestLimits } from './policy.limits.ts';
import { findPlace, leftIn, leftInAll, takesMessages, type TakenSlot } from './policy.ts';
import { presentDetail, presentRequest } from './presenter.ts';
import { MESSAGES_SHOWN, requestsRepository, type RequestRow } from './repository.ts';

type Form = z.output<typeof submitRequest.body>;

/** Large enough to see what is meant, small enough to open on a phone. */
const PLACE = { shelf: 'private', folder: 'requests', widths: [1600, 320] } as const;
const EXPORTED_MESSAGES = 5_000;

export type RequestsService = ReturnType<typeof createRequestsService>;

const componentIdsOf = (rows: readonly RequestRow[]): string[] =>
  rows.flatMap(({ componentId }) => componentId ?? []);

/** What members ask for. */
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
  const givingOf = (periods: readonly RunningPeriod[]) =>
    periods.filter(({ requestQuota }) => requestQuota !== 0);
  const takenIn = (db: Database, periods: readonly RunningPeriod[]): Promise<TakenSlot[]> =>
    requestsRepository.listTaken(
      db,
      periods.map(({ grantId }) => grantId),
    );

  /** The place a request of this person would take, or the reason why there is none. */
  const getPlace = async (db: Database, userId: string, periods: readonly RunningPeriod[]) => {
    const giving = givingOf(periods);
    if (giving.length === 0) throw new AppError('REQUESTS_NOT_INCLUDED');
    const place = findPlace(giving, await takenIn(db, giving));
    if (!place) throw new AppError('REQUESTS_USED_UP');
    if ((await requestsRepository.countOpen(db, userId)) >= REQUESTS_OPEN_MAX)
      throw new AppError('REQUESTS_WAITING');
    return place;
  };

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

  const keep = (userId: string, form: Form, stored: StoredPicture[]): Promise<string> =>
    inTransaction(o.db, async (tx) => {
      // Whoever deletes the account meanwhile must not leave this behind.
      if (!(await o.users.lock(tx, userId))) throw new AppError('UNAUTHENTICATED');
      // Held to the end: ten forms at once stand in line here, and the database counts slots besides.
      const place = await getPlace(tx, userId, await o.periods.hold(tx, userId));
      const now = o.clock.now();
      const id = uuidv7(now.getTime());
      await requestsRepository.insert(
        tx,
        { id, userId, ...form, ...place, createdAt: now },
        stored.map(({ key, width, height, widths }) => ({ key, width, height, widths })),
      );
      await o.writeLetter(tx, { requestId: id });
      return id;
    });

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
      form: Form,
      files: readonly UploadedFile[],
    ): Promise<RequestDetail> => {
      const { userId } = principal;
      await o.limits.submit(userId);
      // Before any picture is drawn; it is asked again where it counts.
      await getPlace(o.db, userId, await o.periods.list(userId));
      const id = await o.pictures.keep(files, PLACE, (stored) => keep(userId, form, stored));
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
          await o.pictures.remove(tx, { shelf: PLACE.shelf, keys: pictures.flatMap(keysOf) });
      },
    },
  };
};
