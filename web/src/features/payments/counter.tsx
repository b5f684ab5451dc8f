import { useEffect, useRef, useState } from 'react';
import { beginPurchase, endPurchase, usePurchase } from '../../state/purchase.ts';
import { useSession } from '../../state/session.tsx';
import { CheckoutDialogs } from './checkout-dialogs.tsx';
import { findInterruptedPurchase, hasStoredPayment } from './stored-payment.ts';

/** Runs one checkout at a time. A payment that was in progress when the page was left comes first. */
export function Counter() {
  const purchase = usePurchase();
  const { user, status } = useSession();
  const buyerId = user?.isVerified ? user._id : null;
  // A stored payment comes before a new one. The session must be loaded first, to know whose payment it is.
  const [isOpen, setOpen] = useState(() => !hasStoredPayment());
  const isSettled = status !== 'loading';
  const isStanding = useRef(false);

  useEffect(() => {
    if (!isSettled) return;
    const left = buyerId === null ? null : findInterruptedPurchase(buyerId);
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
