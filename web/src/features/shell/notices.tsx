import { type ComponentType, useEffect, useState } from 'react';
import { listenForNotices, type Notice, notify } from '../../ui/notify.ts';

const PRESSES = ['pointerdown', 'keydown'];
const load = () => import('../../ui/toast.tsx');

/**
 * Fetches the toasts when there is a first thing to say, and hands it over to them. From the first press on they are at
 * hand: what most often has to be said is that the connection is gone.
 */
export function Notices() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  useEffect(() => {
    const fetchAhead = () => void load().catch(() => undefined);
    for (const press of PRESSES) addEventListener(press, fetchAhead, { once: true });
    return () => PRESSES.forEach((press) => removeEventListener(press, fetchAhead));
  }, []);

  useEffect(() => {
    if (Toaster) return undefined;
    const held: Notice[] = [];
    const stop = listenForNotices((notice) => {
      held.push(notice);
      load().then(
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
