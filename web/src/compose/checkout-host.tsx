import { type ComponentType, useEffect, useState } from 'react';
import { PAYMENT_STORAGE_KEY } from '../lib/storage-keys.ts';
import { endPurchase, usePurchase } from '../state/purchase.ts';
import { useSession } from '../state/session.tsx';
import { notify } from '../ui/notify.ts';

/**
 * Part of every page, so that a checkout survives client-side navigation. Its code is loaded with
 * the first purchase.
 */
export function CheckoutHost() {
  const purchase = usePurchase();
  const { user } = useSession();
  const [Counter, setCounter] = useState<ComponentType | null>(null);
  const isMissing = !Counter && (purchase !== null || (user !== null && hasInterruptedPayment()));

  useEffect(() => {
    if (!isMissing) return;
    // Through a small file: otherwise the preload list of the whole checkout would be in every page's bundle.
    import('./load-checkout.ts')
      .then(({ loadCheckout }) => loadCheckout())
      .then(
        (loaded) => setCounter(() => loaded.Counter),
        () => {
          endPurchase();
          notify({ title: 'Failed to initiate payment', tone: 'danger' });
        },
      );
  }, [isMissing]);

  return Counter && <Counter />;
}

/** A payment was in progress when the page was left. */
function hasInterruptedPayment(): boolean {
  try {
    return sessionStorage.getItem(PAYMENT_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
