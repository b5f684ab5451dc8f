'use client';

import { Printer, RotateCw, Ruler, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainIconButtons } from './component.tsx';

const TOOLS = [
  { id: 'out', label: 'Smaller', icon: <ZoomOut className="size-5" /> },
  { id: 'in', label: 'Larger', icon: <ZoomIn className="size-5" /> },
  { id: 'turn', label: 'Turn it', icon: <RotateCw className="size-5" /> },
  { id: 'rule', label: 'Rule in seer and litre', icon: <Ruler className="size-5" /> },
  { id: 'print', label: 'Print the card of the piece', icon: <Printer className="size-5" /> },
];

/** A bar at the end of a panel whose corners cut what stands out. */
function Page({ children }: { children: ReactNode }) {
  return (
    <main className="bg-white text-neutral-900">
      <a href="#before" className="block p-5">
        All pieces
      </a>
      <div className="flex h-40 items-start justify-end overflow-hidden rounded-xl border border-neutral-300">
        {children}
      </div>
      <a href="#after" className="block p-5">
        The next piece
      </a>
    </main>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainIconButtons groups={[{ label: 'Look', tools: TOOLS }]} />
    </Page>
  );
}

/** Icon buttons of shadcn/ui with the tooltip that Tailwind makes easy. */
export function Rival() {
  return (
    <Page>
      <div className="flex">
        {TOOLS.map(({ id, label, icon }) => (
          <button
            key={id}
            type="button"
            aria-label={label}
            className="group relative inline-flex size-9 items-center justify-center rounded-md hover:bg-neutral-100"
          >
            {icon}
            <span className="pointer-events-none absolute start-1/2 top-full mt-1 -translate-x-1/2 rounded bg-neutral-900 px-2 py-1 text-sm whitespace-nowrap text-white opacity-0 group-hover:opacity-100">
              {label}
            </span>
          </button>
        ))}
      </div>
    </Page>
  );
}
