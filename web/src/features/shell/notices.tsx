import { type ComponentType, useEffect, useState } from 'react';
import { listenForNotices, type Notice, notify } from '../../ui/notify.ts';

/** Fetches the toasts when there is a first thing to say, and hands it over to them. */
export function Notices() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Toaster) return undefined;
    const held: Notice[] = [];
    const stop = listenForNotices((notice) => {
      held.push(notice);
      import('../../ui/toast.tsx').then(
        (loaded) => setToaster(() => loaded.Toaster),
        // Without a connection the notice waits, and the next one tries again.
        () => undefined,
      );
    });
    return () => {
      stop();
      for (const notice of held) notify(notice);
    };
  }, [Toaster]);

  return Toaster && <Toaster />;
}
