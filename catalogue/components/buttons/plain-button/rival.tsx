'use client';

import { Loader2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PlainButton } from './component.tsx';

const LABEL = 'Kontoauszüge und Rechnungen vom Oktober miteinander abgleichen';

/** The first answer comes after 250 ms, the second call gets none after 2.5 s. */
const send = (): Promise<void> => {
  const page = globalThis as { calls?: number };
  page.calls = (page.calls ?? 0) + 1;
  const isFirst = page.calls === 1;
  return new Promise((resolve, reject) => {
    if (isFirst) setTimeout(resolve, 250);
    else setTimeout(() => reject(new Error('Failed to fetch')), 2500);
  });
};

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <main className="flex flex-wrap items-start gap-4 bg-white p-5 text-neutral-900">
      {children}
      <a href="#later">Not now</a>
    </main>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainButton onPress={send}>{LABEL}</PlainButton>
    </Page>
  );
}

/** The Button of shadcn/ui as its page shows it for loading, with the error that people add. */
export function Rival() {
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState('');

  const press = async () => {
    setLoading(true);
    setError('');
    try {
      await send();
    } catch (caught) {
      setError(caught instanceof Error ? caught.message : 'Something went wrong');
    } finally {
      setLoading(false);
    }
  };

  return (
    <Page>
      <button
        type="button"
        disabled={isLoading}
        onClick={() => void press()}
        className="inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-md bg-neutral-900 px-4 py-2 text-sm font-medium whitespace-nowrap text-white transition-all disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-4"
      >
        {isLoading && <Loader2 className="animate-spin" />}
        {LABEL}
      </button>
      {error && <p className="text-sm text-red-600">{error}</p>}
    </Page>
  );
}
