'use client';

import { type KeyboardEvent, useState } from 'react';
import { PlainToggleGroup } from './component.tsx';

const OPTIONS = [
  { value: 'pier', label: 'Selbstabholung' },
  { value: 'post', label: 'Standardversand' },
  { value: 'express', label: 'Expresslieferung' },
  { value: 'station', label: 'Paketstation' },
];

export function Ours() {
  return (
    <form className="p-5">
      <PlainToggleGroup
        legend="Lieferung"
        hint={null}
        name="delivery"
        defaultValue="post"
        options={OPTIONS}
      />
      <button type="submit">Weiter</button>
    </form>
  );
}

/** `ToggleGroup type="single" variant="outline"` of shadcn/ui, with what Radix does when it is pressed. */
export function Rival() {
  const [value, setValue] = useState('post');
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { previousElementSibling, nextElementSibling } = event.currentTarget;
    const next = { ArrowLeft: previousElementSibling, ArrowRight: nextElementSibling }[event.key];
    (next as HTMLElement | null | undefined)?.focus();
  };
  return (
    <form className="p-5">
      <p className="mb-2 text-sm font-medium">Lieferung</p>
      <div
        role="group"
        aria-label="Lieferung"
        data-variant="outline"
        className="flex w-fit items-center rounded-md shadow-xs"
      >
        {OPTIONS.map((option) => (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={value === option.value}
            tabIndex={value === option.value ? 0 : -1}
            onKeyDown={move}
            data-state={value === option.value ? 'on' : 'off'}
            onClick={() => setValue(value === option.value ? '' : option.value)}
            className="inline-flex h-9 min-w-0 flex-1 shrink-0 items-center justify-center gap-2 rounded-none border border-s-0 bg-transparent px-3 text-sm font-medium whitespace-nowrap outline-none first:rounded-s-md first:border-s last:rounded-e-md data-[state=on]:bg-neutral-100"
          >
            {option.label}
          </button>
        ))}
      </div>
      <button type="submit">Weiter</button>
    </form>
  );
}
