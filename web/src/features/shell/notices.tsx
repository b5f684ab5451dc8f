import { type ComponentType, useEffect, useState } from 'react';
import { listenForNotices, type Notice, notify } from '../../ui/notify.ts';

/** Loads the toaster with the first notice, and passes that notice on. */
export function Notices() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Toaster) return undefined;
    const held: Notice[] = [];
    const stop = listenForNotices((notice) => {
      held.push(notice);
      import('../../ui/toast.tsx').then(
        (loaded) => setToaster(() => loaded.Toaster),
        // Offline the notice waits, and the next notice tries to load again.
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
