import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { type Item, mayCopy } from '@tessera/contract/access';
import { PURCHASES_MAX } from '@tessera/contract/constants';
import { splitTitle } from '@tessera/contract/item-title';
import { checkoutPath } from '../lib/checkout-page.ts';
import { type Copyable, type Copying, useCopy } from '../state/copy-code.ts';
import { findLibrary } from '../state/library-store.ts';
import { userAccessOf, useLibrary, useSaveToggle } from '../state/library.ts';
import { beginPurchase, usePurchase } from '../state/purchase.ts';
import { useSession } from '../state/session.tsx';
import { notify } from '../ui/notify.ts';

const CopyByHand = lazy(async () => ({
  default: (await import('../ui/copy-by-hand.tsx')).CopyByHand,
}));
const SubscriptionRequired = lazy(async () => ({
  default: (await import('../features/subscriptions/subscription-required.tsx'))
    .SubscriptionRequired,
}));

/** The data about an item that every page with items has. */
export type ShopItem = Item & Copyable & { slug?: string; price?: number | undefined };

export type ItemTools = Pick<Copying<ShopItem>, 'copy' | 'copiedId' | 'pendingId'> & {
  isLocked: (item: ShopItem) => boolean;
  isSaved: (item: ShopItem) => boolean;
  toggleSaved: (componentId: string) => void;
  require: (item: ShopItem) => void;
  buy: (item: ShopItem) => void;
  /** Whether one of the dialogs is open. */
  isAsking: boolean;
  /** Must be rendered somewhere on the page. */
  dialogs: ReactNode;
};

const complain = (message: string) => notify({ title: message, tone: 'danger' });

const sayTypeScript = ({ title }: ShopItem) =>
  notify({ title: `${splitTitle(title).name} comes in TypeScript only. That is what was copied.` });

const knowsAllPurchases = () =>
  (findLibrary()?.purchasedIds.length ?? PURCHASES_MAX) < PURCHASES_MAX;

/** Copying, saving and buying, for any page with items. The code of the dialogs is loaded when needed. */
export function useItemTools(): ItemTools {
  const { user } = useSession();
  const library = useLibrary();
  const [required, setRequired] = useState<ShopItem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const require = useCallback((item: ShopItem) => {
    setRequired(item);
    setAsking(true);
  }, []);
  const copying = useCopy<ShopItem>({
    onLocked: require,
    onFailure: complain,
    onOtherLanguage: sayTypeScript,
  });
  const toggleSaved = useSaveToggle(complain);

  const savedIds = useMemo(() => new Set(library.savedIds), [library]);
  const holdings = useMemo(() => userAccessOf(library, user), [library, user]);
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
      summaryPath: checkoutPath('component', slug),
    });
  };

  return {
    ...copying,
    // The client refuses only when it knows all purchases. With `code` present the server has allowed it already.
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
