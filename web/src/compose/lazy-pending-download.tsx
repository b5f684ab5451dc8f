import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const PendingDownload = lazy(async () => ({
  default: (await import('../features/templates/pending-download.tsx')).PendingDownload,
}));

/** Loads the pending download only when the URL has an action. */
export function LazyPendingDownload(props: ComponentProps<typeof PendingDownload>) {
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
        <PendingDownload {...props} />
      </Suspense>
    )
  );
}
