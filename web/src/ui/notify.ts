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

/** Tells the person something in passing. It weighs nothing: what is said before the toasts have loaded waits for them. */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** For the one place that shows notices; hands over those that wait. */
export function listenForNotices(next: Listener): () => void {
  listener = next;
  const held = waiting;
  waiting = [];
  for (const notice of held) next(notice);
  return () => {
    if (listener === next) listener = undefined;
  };
}
