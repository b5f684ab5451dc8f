import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function onConnectionChange(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const TEXT = 'You are offline. What is on the screen stays, the rest waits for the connection.';

export function OfflineBanner({ text = TEXT }: { text?: string }) {
  return (
    <p className="flex items-center justify-center gap-2.5 bg-warning-soft px-4 py-2.5 text-sm text-warning">
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  );
}

/** The banner shown while offline. Screen readers announce it once, politely. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!online && <OfflineBanner />}</div>;
}
