import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

type SegmentedControlProps<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  options: ReadonlyArray<{ value: Value; label: string; icon?: ReactNode; disabled?: boolean }>;
  value: Value;
  onChange: (value: Value) => void;
  size?: 'sm' | 'md';
  /** False: only the icons are visible. Screen readers still read the labels. */
  hasLabels?: boolean;
  className?: string;
};

/** One choice of a few, all visible. Native radio buttons, so that arrow keys work before scripts are loaded. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  hasLabels = true,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(
        'inline-flex max-w-full rounded-md border border-control-line bg-surface p-px',
        size === 'md' ? 'min-h-11' : 'min-h-9 pointer-coarse:min-h-11',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-w-0 flex-auto not-has-disabled:cursor-pointer has-disabled:opacity-50"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className={clsx(
              'peer absolute inset-0.5 cursor-[inherit] appearance-none rounded-sm',
              'transition-colors duration-[120ms] checked:bg-sunken forced-colors:checked:bg-[Highlight]',
            )}
          />
          <span
            className={clsx(
              'pointer-events-none relative inline-flex min-w-0 flex-auto items-center justify-center gap-1.5 px-3 py-1',
              'text-center text-sm font-strong text-ink-muted transition-colors duration-[120ms] peer-checked:text-ink',
              'peer-[:hover:not(:checked,:disabled)]:text-ink [&>svg]:size-4 [&>svg]:shrink-0',
            )}
          >
            {option.icon}
            <span className={hasLabels ? 'min-w-0 wrap-break-word' : 'sr-only'}>
              {option.label}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
