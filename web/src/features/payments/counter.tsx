import { useEffect, useRef, useState } from 'react';
import { beginPurchase, endPurchase, usePurchase } from '../../lib/purchase.ts';
import { useSession } from '../../lib/session.tsx';
import { CheckoutDialogs } from './checkout-dialogs.tsx';
import { findLeftPurchase, isPaymentKept } from './kept-payment.ts';

/** Serves one purchase at a time, beginning with one that was under way when the page was left. */
export function Counter() {
  const purchase = usePurchase();
  const { user, status } = useSession();
  const buyerId = user?.isVerified ? user._id : null;
  // What was left comes before what is wanted now, and whose it is must be known first.
  const [isOpen, setOpen] = useState(() => !isPaymentKept());
  const isSettled = status !== 'loading';
  const isStanding = useRef(false);

  useEffect(() => {
    if (!isSettled) return;
    const left = buyerId === null ? null : findLeftPurchase(buyerId);
    if (left && !isOpen) endPurchase();
    if (left) beginPurchase(left);
    // oxlint-disable-next-line react/set-state-in-effect -- it opens once what was left stands in the store again
    setOpen(true);
  }, [buyerId, isSettled, isOpen]);

  useEffect(() => {
    isStanding.current = true;
    return () => {
      isStanding.current = false;
      // Strict mode puts it back at once; otherwise what was kept resumes when the counter returns.
      queueMicrotask(() => {
        if (!isStanding.current) endPurchase();
      });
    };
  }, []);

  return purchase && isOpen && <CheckoutDialogs key={purchase.id} purchase={purchase} />;
}
