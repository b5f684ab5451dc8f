import { mayDownload } from '@tessera/contract/access';
import type { CategoryCount } from '@tessera/contract/catalog';
import type { TemplateCard, TemplateDetail } from '@tessera/contract/templates';
import type { Clock } from '../../platform/clock.ts';
import { decodeCursor, encodeCursor } from '../../platform/db/cursor.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { presentDetail, presentTemplate } from './presenter.ts';
import { templatesRepository as repository, type DownloadRow } from './repository.ts';

const LINK_SECONDS = 60;
const WORDS_MAX = 8;

export type TemplatesService = ReturnType<typeof createTemplatesService>;

export const wordsOf = (search: string | undefined): string[] =>
  (search ?? '')
    .replaceAll('\0', '')
    .split(/\s+/)
    .map((word) => word.replace(/^#+/, ''))
    .filter(Boolean)
    .slice(0, WORDS_MAX);

const asItem = ({ id, planId, planName, planLinksTo }: DownloadRow) => ({
  _id: id,
  ...(planId !== null && {
    subscriptionPlan: { _id: planId, name: planName ?? '', accessiblePlans: planLinksTo },
  }),
});

const FRESH = { fresh: true };

export const createTemplatesService = ({
  db,
  reads,
  clock,
  storage,
  plans,
  subscriptions,
}: {
  db: Database;
  reads: ReadRouter;
  clock: Clock;
  storage: Storage;
  plans: PlansService;
  subscriptions: SubscriptionsService;
}) => {
  /** The template, if the user may download it. */
  const getDownloadable = async (principal: Principal, id: string): Promise<DownloadRow> => {
    const [row, holdings, planLinks] = await Promise.all([
      repository.findForDownload(db, id),
      subscriptions.holdingsOf(principal, []),
      plans.planLinks(db),
    ]);
    if (!row || (row.status !== 'published' && !holdings.isAdmin)) throw new AppError('NOT_FOUND');
    if (!mayDownload(holdings, asItem(row), planLinks))
      throw new AppError('LOCKED', { message: `Requires plan ${row.planName}` });
    return row;
  };

  return {
    list: async (
      {
        limit,
        cursor,
        category,
        search,
      }: {
        limit: number;
        cursor?: string | undefined;
        category?: string | undefined;
        search?: string | undefined;
      },
      o: { fresh: boolean },
    ): Promise<{ items: TemplateCard[]; nextCursor: string | null; total: number }> => {
      const after = cursor === undefined ? undefined : decodeCursor(cursor);
      const filter = { category, words: wordsOf(search) };
      const [rows, total] = await reads.read(
        (handle) =>
          Promise.all([
            // One row more than the page shows whether there is a next page.
            repository.list(handle, { ...filter, after, limit: limit + 1 }),
            repository.count(handle, filter),
          ]),
        o,
      );
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        items: rows.slice(0, limit).map(presentTemplate),
        nextCursor: last ? encodeCursor({ at: last.publishedAtText, id: last.id }) : null,
        total,
      };
    },

    countsByCategory: (o: { fresh: boolean }): Promise<CategoryCount[]> =>
      reads.read((handle) => repository.countsByCategory(handle), o),

    detail: async (slug: string, o: { fresh: boolean }): Promise<TemplateDetail> => {
      const find = (handle: Database) => repository.findBySlug(handle, slug);
      // A standby may lag behind, so a missing slug is looked up on the primary.
      const found =
        (await reads.read(find, o)) ?? (o.fresh ? undefined : await reads.read(find, FRESH));
      if (!found) throw new AppError('NOT_FOUND');
      return presentDetail(found);
    },

    card: async (id: string, o: { fresh: boolean }): Promise<TemplateCard> => {
      const found = await reads.read((handle) => repository.findPublished(handle, id), o);
      if (!found) throw new AppError('NOT_FOUND');
      return presentTemplate(found);
    },

    /** All access to the file of a template goes through here. */
    download: async (
      principal: Principal,
      id: string,
    ): Promise<{ url: string; expiresAt: string | null }> => {
      const { slug, versionId, planId, externalUrl, fileKey } = await getDownloadable(
        principal,
        id,
      );
      const now = clock.now();
      const url =
        externalUrl ??
        (await storage.signedDownload(fileKey ?? '', {
          fileName: `${slug}.zip`,
          seconds: LINK_SECONDS,
          at: now,
        }));
      await inTransaction(db, (tx) =>
        repository.recordDownload(tx, {
          id: uuidv7(now.getTime()),
          userId: principal.userId,
          templateId: id,
          versionId,
          paid: planId !== null,
          occurredAt: now,
        }),
      );
      const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000).toISOString();
      return { url, expiresAt: externalUrl === null ? expiresAt : null };
    },

    /** Download counts stay when the account is deleted. The account is anonymous then. */
    personalData: {
      name: 'downloads',
      exportFor: (userId: string) => repository.listDownloads(db, userId),
      removeFor: async () => {},
    },
  };
};
