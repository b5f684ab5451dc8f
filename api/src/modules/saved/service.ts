import { mayCopy, mayCopySaved, type LinkedItem } from '@tessera/contract/access';
import type { ComponentCard } from '@tessera/contract/catalog';
import type { Library, SavedComponent } from '@tessera/contract/saved';
import type { Clock } from '../../platform/clock.ts';
import { decodeCursor, encodeCursor } from '../../platform/db/cursor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { FoundCard, ItemsService } from '../catalog/service.items.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { savedRepository } from './repository.ts';

export type SavedPage = { items: SavedComponent[]; nextCursor: string | null };
export type SavedService = ReturnType<typeof createSavedService>;

const asLinkedItem = (
  { _id, subscriptionPlan: plan }: ComponentCard,
  links: ReadonlyMap<string, string[]>,
): LinkedItem => ({
  _id,
  ...(plan && {
    subscriptionPlan: { ...plan, accessiblePlans: links.get(plan._id) ?? [] },
  }),
});

export const createSavedService = ({
  db,
  clock,
  items,
  plans,
  subscriptions,
}: {
  db: Database;
  clock: Clock;
  items: ItemsService;
  plans: PlansService;
  subscriptions: SubscriptionsService;
}) => {
  /** The access rule of the saved page, for this user and these items. */
  const ruleFor = async (principal: Principal, itemIds: readonly string[]) => {
    const [holdings, links, planLinks] = await Promise.all([
      subscriptions.holdingsOf(principal, itemIds),
      plans.links(db),
      plans.planLinks(db),
    ]);
    return {
      /** A withdrawn component stays visible to users who bought it. */
      shows: ({ card, onSale }: FoundCard): boolean =>
        onSale || holdings.purchasedIds.includes(card._id),
      opensCard: (card: ComponentCard): boolean =>
        mayCopySaved(holdings, asLinkedItem(card, links), planLinks),
      /** The code of such a component comes with this list only. */
      opensHereOnly: (card: ComponentCard): boolean =>
        !mayCopy(holdings, asLinkedItem(card, links)),
    };
  };

  return {
    list: async (
      principal: Principal,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<SavedPage> => {
      const rows = await savedRepository.list(db, principal.userId, {
        after: cursor === undefined ? undefined : decodeCursor(cursor),
        limit: limit + 1,
      });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const ids = page.map(({ componentId }) => componentId);
      const [cards, { shows, opensCard, opensHereOnly }] = await Promise.all([
        items.cardsOf(ids),
        ruleFor(principal, ids),
      ]);
      const shown = page.flatMap(({ componentId, savedAt }) => {
        const found = cards.get(componentId);
        return found && shows(found) ? [{ card: found.card, savedAt }] : [];
      });
      const open = shown.map(({ card }) => card).filter((card) => opensCard(card));
      const opened = new Set(open);
      const code = await items.codeOf(
        principal,
        open
          .toSorted((one, other) => Number(opensHereOnly(other)) - Number(opensHereOnly(one)))
          .map((card) => ({ id: card._id, paid: card.subscriptionPlan !== undefined })),
      );
      return {
        items: shown.map(({ card, savedAt }) =>
          Object.assign(
            card,
            { savedAt: savedAt.toISOString(), mayCopy: opened.has(card) },
            code.get(card._id),
          ),
        ),
        nextCursor: last ? encodeCursor({ at: last.savedAtText, id: last.componentId }) : null,
      };
    },

    /** Whether the saved page shows this user the code of the component. */
    opens: async (principal: Principal, componentId: string): Promise<boolean> => {
      if (!(await savedRepository.has(db, principal.userId, componentId))) return false;
      const [cards, { shows, opensCard }] = await Promise.all([
        items.cardsOf([componentId]),
        ruleFor(principal, [componentId]),
      ]);
      const found = cards.get(componentId);
      return found !== undefined && shows(found) && opensCard(found.card);
    },

    save: async ({ userId }: Principal, componentId: string): Promise<void> => {
      if (!(await items.isOnSale(componentId))) throw new AppError('NOT_FOUND');
      if (!(await savedRepository.insert(db, userId, componentId, clock.now())))
        throw new AppError('SAVED_FULL');
    },

    /** Removing a component that is not saved succeeds. */
    remove: ({ userId }: Principal, componentId: string): Promise<void> =>
      savedRepository.remove(db, userId, componentId),

    library: async ({ userId }: Principal): Promise<Library> => {
      const [savedIds, purchasedIds, activePlans, outdated] = await Promise.all([
        savedRepository.listIds(db, userId),
        subscriptions.purchasedIds(userId),
        subscriptions.activePlans(userId),
        savedRepository.listOutdated(db, userId),
      ]);
      return {
        savedIds,
        purchasedIds,
        activePlans,
        outdated: outdated.map(({ componentId, copied, copiedAt, current }) => ({
          componentId,
          copied,
          copiedAt: copiedAt.toISOString(),
          current,
        })),
      };
    },

    personalData: {
      name: 'savedComponents',
      exportFor: (userId: string) => savedRepository.listIds(db, userId),
      removeFor: (tx: Tx, userId: string) => savedRepository.removeAll(tx, userId),
    },
  };
};
