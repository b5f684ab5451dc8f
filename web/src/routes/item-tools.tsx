import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { type Item, mayCopy } from '@tessera/contract/access';
import { PURCHASES_MAX } from '@tessera/contract/constants';
import { type Copyable, type Copying, useCopy } from '../lib/copy-code.ts';
import { findLibrary } from '../lib/library-store.ts';
import { holdingsOf, useLibrary, useSaveToggle } from '../lib/library.ts';
import { beginPurchase, usePurchase } from '../lib/purchase.ts';
import { useSession } from '../lib/session.tsx';
import { notify } from '../ui/notify.ts';

const CopyByHand = lazy(async () => ({
  default: (await import('../ui/copy-by-hand.tsx')).CopyByHand,
}));
const SubscriptionRequired = lazy(async () => ({
  default: (await import('../features/subscriptions/subscription-required.tsx'))
    .SubscriptionRequired,
}));

/** What every page that offers items knows about one. */
export type ShopItem = Item & Copyable & { slug?: string; price?: number | undefined };

export type ItemTools = Pick<Copying<ShopItem>, 'copy' | 'copiedId' | 'pendingId'> & {
  isLocked: (item: ShopItem) => boolean;
  isSaved: (item: ShopItem) => boolean;
  toggleSaved: (componentId: string) => void;
  require: (item: ShopItem) => void;
  buy: (item: ShopItem) => void;
  /** Whether one of the dialogs stands open. */
  isAsking: boolean;
  /** Put them somewhere on the page. */
  dialogs: ReactNode;
};

const complain = (message: string) => notify({ title: message, tone: 'danger' });

const knowsAllPurchases = () =>
  (findLibrary()?.purchasedIds.length ?? PURCHASES_MAX) < PURCHASES_MAX;

/** Copying, saving and buying, for any page with items; the dialogs come with the first need of them. */
export function useItemTools(): ItemTools {
  const { user } = useSession();
  const library = useLibrary();
  const [required, setRequired] = useState<ShopItem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const require = useCallback((item: ShopItem) => {
    setRequired(item);
    setAsking(true);
  }, []);
  const copying = useCopy<ShopItem>({ onLocked: require, onFailure: complain });
  const toggleSaved = useSaveToggle(complain);

  const savedIds = useMemo(() => new Set(library.savedIds), [library]);
  const holdings = useMemo(() => holdingsOf(library, user), [library, user]);
  const isLocked = (item: ShopItem) => !mayCopy(holdings, item);
  const purchase = usePurchase();
  const buy = (item: ShopItem) => {
    setAsking(false);
    const { _id, slug, title, price } = item;
    if (price === undefined || slug === undefined) return;
    beginPurchase({
      kind: 'component',
      id: _id,
      name: title,
      rupees: price,
      path: `/components/${slug}`,
      // The server has the say: what this page knew is from before the payment.
      copy: () => copying.copy(item),
    });
  };

  return {
    ...copying,
    // What is not known here, the server decides; and it has decided already where the code is at hand.
    copy: (item) =>
      item.code === undefined && user?.isVerified && knowsAllPurchases() && isLocked(item)
        ? require(item)
        : copying.copy(item),
    isLocked,
    isSaved: ({ _id }) => savedIds.has(_id),
    toggleSaved,
    require,
    buy,
    isAsking: isAsking || purchase !== null,
    dialogs: (
      <>
        <p role="status" className="sr-only">
          {copying.copiedId !== null && 'The code is on your clipboard.'}
        </p>
        <Suspense>
          {copying.byHand && <CopyByHand {...copying.byHand} />}
          {required && (
            <SubscriptionRequired
              item={required}
              open={isAsking}
              onOpenChange={setAsking}
              onBuy={() => buy(required)}
            />
          )}
        </Suspense>
      </>
    ),
  };
}
