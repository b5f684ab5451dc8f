import { useEffect } from 'react';
import { beginPurchase, usePurchase } from '../../lib/purchase.ts';
import { useSession } from '../../lib/session.tsx';
import { CheckoutDialogs } from './checkout-dialogs.tsx';
import { findLeftPurchase } from './kept-payment.ts';

/** Serves one purchase at a time, beginning with one that was under way when the page was left. */
export function Counter() {
  const purchase = usePurchase();
  const { user } = useSession();
  const buyerId = user?.isVerified ? user._id : null;

  useEffect(() => {
    const left = buyerId === null ? null : findLeftPurchase(buyerId);
    if (left) beginPurchase(left);
  }, [buyerId]);

  return purchase && <CheckoutDialogs key={purchase.id} purchase={purchase} />;
}
