import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const PendingIntent = lazy(async () => ({
  default: (await import('../features/catalog/pending-intent.tsx')).PendingIntent,
}));

/** Loads the pending intent only when the URL has an action. */
export function LazyPendingIntent(props: ComponentProps<typeof PendingIntent>) {
  const { search } = useLocation();
  // Not in the server's HTML, which is the same for all visitors. It stays after the action is
  // removed from the URL.
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [hasIntent, setHasIntent] = useState(false);
  if (isInBrowser && !hasIntent && search.includes('action=')) setHasIntent(true);
  return (
    hasIntent && (
      <Suspense>
        <PendingIntent {...props} />
      </Suspense>
    )
  );
}
