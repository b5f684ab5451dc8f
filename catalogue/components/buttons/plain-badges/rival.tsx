'use client';

import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { PlainBadges } from './component.tsx';

/** Colours as users choose them: twelve hues, light and strong, with near-white and near-black. */
const COLOURS = [
  ...Array.from({ length: 12 }, (_, at) => `hsl(${at * 30} 90% 60%)`),
  ...Array.from({ length: 12 }, (_, at) => `hsl(${at * 30} 80% 35%)`),
  '#fafafa',
  '#0a0a0a',
];
const LABELS = COLOURS.map((colour, at) => ({ label: `Label ${at + 1}`, colour }));
const FILTERS = ['Open', 'Part paid', 'Refunded'];

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-5 bg-white p-5 text-neutral-900 dark:bg-neutral-950 dark:text-neutral-50">
      {children}
    </div>
  );
}

export function Ours() {
  const [filters, setFilters] = useState(FILTERS);
  return (
    <Page>
      <p>
        <PlainBadges badges={[{ label: 'Waiting', mark: 'ring', count: '12', unit: 'lines' }]} />
      </p>
      <p>
        <PlainBadges badges={LABELS} />
      </p>
      <PlainBadges
        removable
        badges={filters.map((label) => ({ label }))}
        onRemove={(removed) =>
          setFilters(filters.filter((one) => !removed.some(({ label }) => label === one)))
        }
      />
    </Page>
  );
}

/** `Badge` of shadcn/ui. */
function Badge({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <span
      style={style}
      className="inline-flex w-fit shrink-0 items-center justify-center gap-1 overflow-hidden rounded-md border px-2 py-0.5 text-xs font-medium whitespace-nowrap"
    >
      {children}
    </span>
  );
}

/** With the style that is added for colours from data, and the usual button for a filter. */
export function Rival() {
  const [filters, setFilters] = useState(FILTERS);
  return (
    <Page>
      <p>
        <Badge>Waiting 12</Badge>
      </p>
      <p className="flex flex-wrap gap-2">
        {LABELS.map(({ label, colour }) => (
          <Badge
            key={label}
            style={{
              color: colour,
              backgroundColor: `color-mix(in srgb, ${colour} 12%, transparent)`,
            }}
          >
            {label}
          </Badge>
        ))}
      </p>
      <p className="flex flex-wrap gap-2">
        {filters.map((label) => (
          <Badge key={label}>
            {label}
            <button
              type="button"
              aria-label={`Remove ${label}`}
              onClick={() => setFilters(filters.filter((one) => one !== label))}
            >
              <X className="size-3" />
            </button>
          </Badge>
        ))}
      </p>
    </Page>
  );
}
