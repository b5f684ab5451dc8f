const NAME = 'paid';

/** One channel for the whole page, so that a tab does not hear itself. Old browsers have none. */
const channel =
  typeof BroadcastChannel === 'undefined' || import.meta.env.SSR
    ? null
    : new BroadcastChannel(NAME);

/** Tells the other tabs that this item is paid for. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches the own origin only
export const announcePaid = (itemId: string): void => channel?.postMessage(itemId);

/** Calls the listener when another tab has paid for an item. Returns how to stop it. */
export function watchPaid(listener: (itemId: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
