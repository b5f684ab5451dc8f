import { type ComponentType, useEffect, useState } from 'react';
import { endPurchase, usePurchase } from '../lib/purchase.ts';
import { useSession } from '../lib/session.tsx';
import { PAYMENT_STORAGE_KEY } from '../lib/storage-keys.ts';
import { notify } from '../ui/notify.ts';

/** Around every page, so that a payment outlives a walk through the shop; fetched with the first purchase. */
export function CheckoutHost() {
  const purchase = usePurchase();
  const { user } = useSession();
  const [Counter, setCounter] = useState<ComponentType | null>(null);
  const isMissing = !Counter && (purchase !== null || (user !== null && wasLeft()));

  useEffect(() => {
    if (!isMissing) return;
    // By way of a small file: the list of all that a checkout needs would weigh on every page.
    import('./checkout-counter.ts')
      .then(({ loadCounter }) => loadCounter())
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

/** A payment was under way when the page was left. */
function wasLeft(): boolean {
  try {
    return sessionStorage.getItem(PAYMENT_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
