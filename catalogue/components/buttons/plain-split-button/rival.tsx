'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlainSplitButton } from './component.tsx';

const CHOICES = [
  { id: 'now', label: 'Send now', text: 'By text, and on both boards' },
  { id: 'early', label: 'Send at 6:40', text: 'Before it is promised' },
  { id: 'draft', label: 'Keep as a draft', text: 'Only the window sees it' },
  { id: 'delete', label: 'Throw it away', text: 'The draft is gone as well', danger: true },
];

/** A card at the foot of the window whose corners cut what stands out, with its button at the end. */
function Page({ children }: { children: ReactNode }) {
  return (
    <main className="flex h-dvh items-end bg-white text-neutral-900">
      <section className="m-3 w-full overflow-hidden rounded-xl border border-neutral-300">
        <p className="p-4">Wind from the south-west. The 9:30 and the 11:20 do not run.</p>
        <div className="flex justify-end border-t border-neutral-300 p-4">{children}</div>
      </section>
    </main>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainSplitButton choices={CHOICES} />
    </Page>
  );
}

/** A button group with the dropdown that people write below it. */
export function Rival() {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const close = (event: MouseEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('mousedown', close);
    return () => document.removeEventListener('mousedown', close);
  }, []);

  return (
    <Page>
      <div ref={place} className="relative inline-flex rounded-md">
        <button
          type="button"
          className="h-9 rounded-s-md bg-neutral-900 px-4 text-sm font-medium text-white"
        >
          {CHOICES[0]!.label}
        </button>
        <button
          type="button"
          aria-label="More options"
          aria-haspopup="true"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="h-9 rounded-e-md border-s border-neutral-600 bg-neutral-900 px-2 text-white"
        >
          <ChevronDown className="size-4" />
        </button>
        {open && (
          <div className="absolute end-0 top-full z-10 mt-2 w-56 rounded-md border bg-white py-1 shadow-lg">
            {CHOICES.map(({ id, label, danger }) => (
              <button
                key={id}
                type="button"
                onClick={() => setOpen(false)}
                className={`block w-full px-4 py-2 text-start text-sm hover:bg-neutral-100 ${danger ? 'text-red-600' : ''}`}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
    </Page>
  );
}
