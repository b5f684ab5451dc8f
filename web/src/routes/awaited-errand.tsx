import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const PendingErrand = lazy(async () => ({
  default: (await import('../features/catalog/pending-errand.tsx')).PendingErrand,
}));

/** Loads the pending intent only when the URL has an action. */
export function AwaitedErrand(errand: ComponentProps<typeof PendingErrand>) {
  const { search } = useLocation();
  // Not in the server's HTML, which is the same for all visitors. It stays after the action is
  // removed from the URL.
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [hasErrand, setHasErrand] = useState(false);
  if (isInBrowser && !hasErrand && search.includes('action=')) setHasErrand(true);
  return (
    hasErrand && (
      <Suspense>
        <PendingErrand {...errand} />
      </Suspense>
    )
  );
}
