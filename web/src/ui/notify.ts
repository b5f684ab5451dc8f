export type NoticeTone = 'neutral' | 'positive' | 'danger';

export type Notice = {
  title: string;
  description?: string;
  tone?: NoticeTone;
  action?: { label: string; onSelect: () => void };
};

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;
let waiting: Notice[] = [];

/** Shows a short message. It adds almost nothing to the bundle: messages wait until the toaster is loaded. */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** For the one component that shows notices. It gets the waiting ones at once. */
export function listenForNotices(next: Listener): () => void {
  listener = next;
  const held = waiting;
  waiting = [];
  for (const notice of held) next(notice);
  return () => {
    if (listener === next) listener = undefined;
  };
}
