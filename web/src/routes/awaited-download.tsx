import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const PendingDownload = lazy(async () => ({
  default: (await import('../features/templates/pending-download.tsx')).PendingDownload,
}));

/** Fetches the errand only where the address speaks of one. */
export function AwaitedDownload(errand: ComponentProps<typeof PendingDownload>) {
  const { search } = useLocation();
  // Not in the server's HTML, which is the same for everyone; and still there once the address is cleaned.
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
        <PendingDownload {...errand} />
      </Suspense>
    )
  );
}
