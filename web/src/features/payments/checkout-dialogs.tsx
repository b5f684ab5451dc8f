import { useEffect, useState } from 'react';
import type { Purchase } from '../../state/purchase.ts';
import type { Phase } from './checkout.ts';
import { type Progress, ProgressDialog } from './progress-dialog.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { useCheckout } from './use-checkout.ts';

const findProgress = (phase: Phase): Progress | null =>
  phase.at === 'pending' || phase.at === 'done'
    ? phase
    : phase.at === 'confirming'
      ? { at: 'confirming' }
      : null;

/** The dialogs of a purchase. None is open while the provider's window is, because the window needs the focus. */
export function CheckoutDialogs({ purchase }: { purchase: Purchase }) {
  const { phase, isHidden, hasFailed, pay, check, close } = useCheckout(purchase);
  const progress = findProgress(phase);
  const isPreparing = phase.at === 'preparing';
  const isOffered =
    phase.at === 'offer' ? purchase.summaryPath !== undefined : phase.at === 'failed';
  useFocusBack(phase.at === 'window');
  return (
    <>
      <PurchaseDialog
        purchase={purchase}
        open={isOffered || (isPreparing && hasFailed)}
        onClose={close}
        onPay={pay}
        isPreparing={isPreparing}
        failure={phase.at === 'failed' ? phase : null}
      />
      {progress && (
        <ProgressDialog
          purchase={purchase}
          progress={progress}
          open={!isHidden}
          onCheck={check}
          onClose={close}
        />
      )}
    </>
  );
}

/** Restores the focus, which is lost when the provider's iframe is removed. */
function useFocusBack(isAway: boolean) {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (!isAway) return undefined;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, [isAway, opener]);
}
