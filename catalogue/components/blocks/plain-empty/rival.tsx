'use client';

import { Inbox } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PlainEmpty } from './component.tsx';

const CARDS = ['Card 2,118', 'Card 2,119', 'Card 2,120', 'Card 2,121', 'Card 2,122'];
const QUICK_MS = 120;
const SLOW_MS = 420;

type State = 'ready' | 'loading' | 'none' | 'failed' | 'offline';

function Card({ name }: { name: string }) {
  return (
    <div className="flex items-baseline justify-between border-b border-neutral-200 py-3 leading-6">
      <span>
        <b className="block font-semibold">{name}</b>
        <span>Brake pads, front</span>
      </span>
      <span>Thursday</span>
    </div>
  );
}

/** What answers, after how long. The second call after a failure has an answer. */
function useCards() {
  const [state, setState] = useState<State>('ready');
  const load = (after: number, answer: State): void => {
    setState('loading');
    setTimeout(() => setState(answer), after);
  };
  return { state, setState, load };
}

type PageProps = ReturnType<typeof useCards> & { children: ReactNode };

/** The page that both versions stand on. Below the list is what would be moved by it. */
function Page({ load, setState, children }: PageProps) {
  const actions: [name: string, act: () => void][] = [
    ['Quick', () => load(QUICK_MS, 'ready')],
    ['Slow', () => load(SLOW_MS, 'ready')],
    ['Broken', () => load(QUICK_MS, 'failed')],
    ['Narrow', () => load(QUICK_MS, 'none')],
    ['Tunnel', () => setState('offline')],
  ];
  return (
    <main className="mx-auto max-w-2xl bg-white px-6 py-12 text-neutral-900">
      <h1 className="text-2xl font-semibold">Cards</h1>
      <div className="flex gap-2">
        {actions.map(([name, act]) => (
          <button key={name} type="button" onClick={act} className="min-h-11 border px-2">
            {name}
          </button>
        ))}
      </div>
      <div id="list">{children}</div>
      <h2 id="below">Price list</h2>
    </main>
  );
}

export function Ours() {
  const cards = useCards();
  return (
    <Page {...cards}>
      <PlainEmpty
        state={cards.state}
        rows={CARDS.length}
        counted={`${CARDS.length} cards`}
        sample={<Card name="Card 2,118" />}
        onRetry={() => cards.load(QUICK_MS, 'failed')}
      >
        {cards.state === 'ready' && CARDS.map((name) => <Card key={name} name={name} />)}
      </PlainEmpty>
    </Page>
  );
}

function Skeleton({ className }: { className: string }) {
  return <div className={`animate-pulse rounded-md bg-neutral-200 ${className}`} />;
}

/** After "Skeleton" and "Empty" of shadcn/ui, as lists are written with them. */
export function Rival() {
  const cards = useCards();
  const rows = cards.state === 'ready' ? CARDS : [];
  const hasError = cards.state === 'failed' || cards.state === 'offline';
  return (
    <Page {...cards}>
      {cards.state === 'loading' ? (
        <div className="flex flex-col gap-3 py-3">
          {CARDS.map((name) => (
            <div key={name} className="space-y-2">
              <Skeleton className="h-4 w-64" />
              <Skeleton className="h-4 w-48" />
            </div>
          ))}
        </div>
      ) : rows.length === 0 ? (
        <div className="flex min-w-0 flex-1 flex-col items-center justify-center gap-6 rounded-lg border-dashed p-12 text-center">
          <div className="mb-2 flex size-10 items-center justify-center rounded-lg bg-neutral-100">
            <Inbox className="size-6" />
          </div>
          <div className="text-lg font-medium">No data</div>
          <div className="text-sm">No data found.</div>
          {hasError && (
            <button
              type="button"
              onClick={() => cards.load(QUICK_MS, 'failed')}
              className="h-9 rounded-md border px-4 text-sm"
            >
              Try again
            </button>
          )}
        </div>
      ) : (
        rows.map((name) => <Card key={name} name={name} />)
      )}
    </Page>
  );
}
