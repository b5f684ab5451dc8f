import clsx from 'clsx';
import { Link } from 'react-router';

export type Chip = {
  value: string;
  label: string;
  count?: number | undefined;
  /** Makes the chip a link. */
  href?: string | undefined;
  /** An entry that cannot be chosen, such as an announcement. */
  inert?: boolean | undefined;
};

/** A column; a row that scrolls sideways; or the row below 64rem and the column above. */
export type ChipLayout = 'sidebar' | 'scroll' | 'responsive';

const CHIP: Record<ChipLayout, string> = {
  sidebar: 'min-h-9.5 w-full justify-between px-3 py-1.5 pointer-coarse:min-h-11',
  scroll: 'min-h-11 px-3.5 whitespace-nowrap',
  responsive:
    'min-h-11 px-3.5 lg:min-h-9.5 lg:w-full lg:justify-between lg:px-3 lg:py-1.5 max-lg:whitespace-nowrap lg:pointer-coarse:min-h-11',
};
const REST: Record<ChipLayout, string> = {
  sidebar: 'border-transparent',
  scroll: 'border-line-strong bg-surface',
  responsive: 'border-transparent max-lg:border-line-strong max-lg:bg-surface',
};

type ChipBodyProps = {
  chip: Chip;
  chosen: boolean;
  onSelect: ((value: string) => void) | undefined;
  layout: ChipLayout;
};

export function ChipBody({ chip, chosen, onSelect, layout }: ChipBodyProps) {
  const shape = clsx(
    'flex items-center gap-2 rounded-md border text-left text-sm transition-[background-color,color] duration-[120ms]',
    CHIP[layout],
  );
  if (chip.inert) {
    return (
      <span
        className={clsx(shape, 'cursor-default border-dashed text-ink-faint italic', REST[layout])}
      >
        {chip.label}
      </span>
    );
  }
  const look = clsx(
    shape,
    chosen
      ? 'border-ink bg-ink font-strong text-canvas'
      : clsx('text-ink-muted hover:bg-sunken hover:text-ink', REST[layout]),
  );
  const words = (
    <>
      <span className="min-w-0 wrap-break-word">{chip.label}</span>
      {chip.count !== undefined && (
        <span
          className={clsx(
            'translate-y-px font-mono text-xs font-normal',
            chosen ? 'text-canvas/70' : 'text-ink-faint',
          )}
        >
          {chip.count}
        </span>
      )}
    </>
  );
  return chip.href === undefined ? (
    <button
      type="button"
      aria-pressed={chosen}
      data-chosen={chosen || undefined}
      onClick={() => onSelect?.(chip.value)}
      className={look}
    >
      {words}
    </button>
  ) : (
    <Link
      to={chip.href}
      aria-current={chosen ? 'page' : undefined}
      data-chosen={chosen || undefined}
      onClick={() => onSelect?.(chip.value)}
      className={look}
    >
      {words}
    </Link>
  );
}
