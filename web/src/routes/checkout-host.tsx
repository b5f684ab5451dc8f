import { lazy, Suspense, useEffect } from 'react';
import { beginPurchase, usePurchase } from '../lib/purchase.ts';
import { useSession } from '../lib/session.tsx';
import { PAYMENT_STORAGE_KEY } from '../lib/storage-keys.ts';

const CheckoutDialogs = lazy(async () => ({
  default: (await import('../features/payments/checkout-dialogs.tsx')).CheckoutDialogs,
}));

/** Around every page, so that a payment outlives a walk through the shop; fetched with the first purchase. */
export function CheckoutHost() {
  const purchase = usePurchase();
  const { user } = useSession();
  const buyerId = user?.isVerified ? user._id : null;

  useEffect(() => {
    if (buyerId !== null && wasLeft()) void followLeft(buyerId);
  }, [buyerId]);

  return (
    purchase && (
      <Suspense>
        <CheckoutDialogs key={purchase.id} purchase={purchase} />
      </Suspense>
    )
  );
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
