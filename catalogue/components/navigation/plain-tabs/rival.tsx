'use client';

import { type KeyboardEvent, useState } from 'react';
import { PlainTabs } from './component.tsx';

const TABS = [
  { id: 'measures', label: 'Measures', content: 'A seer holds 933 g of water.' },
  { id: 'glaze', label: 'Glaze', content: 'No two are alike.' },
  { id: 'maker', label: 'Maker', content: 'The name and the month are on the card.' },
  { id: 'weighing', label: 'Weighing', content: 'Every jug is filled with water.' },
  { id: 'delivery', label: 'Delivery', content: 'Five days in India.' },
  { id: 'returns', label: 'Returns', content: 'Within thirty days, unused.' },
  { id: 'repairs', label: 'Repairs', content: 'You pay for the hours.' },
];

export function Ours() {
  return (
    <div className="p-5">
      <PlainTabs tabs={TABS} />
    </div>
  );
}

/** `tabs` of shadcn/ui in the box that scrolls, with what Radix does. */
export function Rival() {
  const [value, setValue] = useState('measures');
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) => {
    const { previousElementSibling, nextElementSibling } = currentTarget;
    const next = { ArrowLeft: previousElementSibling, ArrowRight: nextElementSibling }[key];
    (next as HTMLElement | null | undefined)?.focus();
  };
  return (
    <div className="p-5">
      <div className="flex flex-col gap-2">
        <div className="overflow-x-auto">
          <div
            role="tablist"
            className="inline-flex h-9 w-fit items-center justify-center rounded-lg bg-neutral-100 p-[3px]"
          >
            {TABS.map(({ id, label }) => (
              <button
                key={id}
                id={`trigger-${id}`}
                type="button"
                role="tab"
                aria-selected={value === id}
                aria-controls={id}
                tabIndex={value === id ? 0 : -1}
                onFocus={() => setValue(id)}
                onClick={() => setValue(id)}
                onKeyDown={move}
                className="inline-flex h-full flex-1 items-center justify-center rounded-md px-2 py-1 text-sm font-medium whitespace-nowrap aria-selected:bg-white aria-selected:shadow-sm"
              >
                {label}
              </button>
            ))}
          </div>
        </div>
        {TABS.map(({ id, content }) => (
          <div
            key={id}
            id={id}
            role="tabpanel"
            aria-labelledby={`trigger-${id}`}
            hidden={value !== id}
            tabIndex={0}
            className="flex-1 outline-none"
          >
            {value === id && content}
          </div>
        ))}
      </div>
    </div>
  );
}
