import { useEffect, useRef, useState } from 'react';
import { beginPurchase, endPurchase, usePurchase } from '../../lib/purchase.ts';
import { useSession } from '../../lib/session.tsx';
import { CheckoutDialogs } from './checkout-dialogs.tsx';
import { findLeftPurchase, isPaymentKept } from './kept-payment.ts';

/** Runs one checkout at a time. A payment that was in progress when the page was left comes first. */
export function Counter() {
  const purchase = usePurchase();
  const { user, status } = useSession();
  const buyerId = user?.isVerified ? user._id : null;
  // A stored payment comes before a new one. The session must be loaded first, to know whose payment it is.
  const [isOpen, setOpen] = useState(() => !isPaymentKept());
  const isSettled = status !== 'loading';
  const isStanding = useRef(false);

  useEffect(() => {
    if (!isSettled) return;
    const left = buyerId === null ? null : findLeftPurchase(buyerId);
    if (left && !isOpen) endPurchase();
    if (left) beginPurchase(left);
    // oxlint-disable-next-line react/set-state-in-effect -- it opens after the stored purchase is in the store again
    setOpen(true);
  }, [buyerId, isSettled, isOpen]);

  useEffect(() => {
    isStanding.current = true;
    return () => {
      isStanding.current = false;
      // Strict mode mounts it again at once. Otherwise a stored payment continues at the next mount.
      queueMicrotask(() => {
        if (!isStanding.current) endPurchase();
      });
    };
  }, []);

  return purchase && isOpen && <CheckoutDialogs key={purchase.id} purchase={purchase} />;
}
