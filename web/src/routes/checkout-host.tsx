import { type ComponentType, useEffect, useState } from 'react';
import { beginPurchase, endPurchase, type Purchase, usePurchase } from '../lib/purchase.ts';
import { useSession } from '../lib/session.tsx';
import { PAYMENT_STORAGE_KEY } from '../lib/storage-keys.ts';
import { notify } from '../ui/notify.ts';

/** Around every page, so that a payment outlives a walk through the shop; fetched with the first purchase. */
export function CheckoutHost() {
  const purchase = usePurchase();
  const { user } = useSession();
  const [Dialogs, setDialogs] = useState<ComponentType<{ purchase: Purchase }> | null>(null);
  const buyerId = user?.isVerified ? user._id : null;
  const isMissing = purchase !== null && Dialogs === null;

  useEffect(() => {
    if (buyerId !== null && wasLeft()) void followLeft(buyerId);
  }, [buyerId]);

  useEffect(() => {
    if (!isMissing) return;
    import('../features/payments/checkout-dialogs.tsx').then(
      (loaded) => setDialogs(() => loaded.CheckoutDialogs),
      () => {
        endPurchase();
        notify({ title: 'Failed to initiate payment', tone: 'danger' });
      },
    );
  }, [isMissing]);

  return purchase && Dialogs && <Dialogs key={purchase.id} purchase={purchase} />;
}

function wasLeft(): boolean {
  try {
    return sessionStorage.getItem(PAYMENT_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

async function followLeft(buyerId: string) {
  try {
    const { findLeftPurchase } = await import('../features/payments/kept-payment.ts');
    const left = findLeftPurchase(buyerId);
    if (left) beginPurchase(left);
  } catch {
    // Without a connection the next page tries again, and the server settles it by itself.
  }
}
