import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { type Chip, ChipBody, type ChipLayout } from './chip.tsx';

/**
 * The row extends into the page's margin, so that chips scroll to the edge of the screen and focus
 * rings are not cut.
 */
const ROOT: Record<ChipLayout, string> = {
  sidebar: '',
  scroll: '-mx-4 overflow-x-auto px-4',
  responsive: 'max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4',
};
const LIST: Record<ChipLayout, string> = {
  sidebar: 'grid grid-cols-1 gap-1',
  scroll: 'flex w-max gap-2 py-1',
  responsive: 'grid grid-cols-1 gap-1 max-lg:flex max-lg:w-max max-lg:gap-2 max-lg:py-1',
};

type ChipsProps = {
  label: string;
  chips: readonly Chip[];
  value: string;
  onSelect?: (value: string) => void;
  layout?: ChipLayout;
  className?: string;
};

export function Chips({
  label,
  chips,
  value,
  onSelect,
  layout = 'responsive',
  className,
}: ChipsProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = root.current;
    const chosen = row?.querySelector<HTMLElement>('[data-chosen]');
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
    row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 });
  }, [value]);

  return (
    <div
      ref={root}
      role={chips.some((chip) => chip.href !== undefined) ? 'navigation' : 'group'}
      aria-label={label}
      className={clsx('relative [scrollbar-width:none]', ROOT[layout], className)}
    >
      <ul className={LIST[layout]}>
        {chips.map((chip) => (
          <li key={chip.value} className="min-w-0">
            <ChipBody
              chip={chip}
              chosen={chip.value === value}
              onSelect={onSelect}
              layout={layout}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
