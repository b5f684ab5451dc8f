import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'style'> & {
  label: ReactNode;
  hint?: ReactNode;
  className?: string | undefined;
};

/** A setting that applies at once. Use a checkbox for a choice that needs a submit button. */
export function Switch({ label, hint, id, className, ...input }: SwitchProps) {
  const ownId = useId();
  const hintId = `${id ?? ownId}-hint`;
  return (
    <div className={clsx('min-w-0 text-sm', className)}>
      <label className="flex min-h-11 items-center justify-between gap-4 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-60 not-has-disabled:cursor-pointer">
        <span className="min-w-0 font-strong wrap-break-word text-ink">{label}</span>
        <span className="relative h-6 w-10 shrink-0">
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox reports its own state
            role="switch"
            {...input}
            id={id ?? ownId}
            aria-describedby={hint ? hintId : undefined}
            className={clsx(
              'peer block h-6 w-10 cursor-[inherit] appearance-none rounded-full border border-control-line bg-surface',
              'transition-colors duration-[120ms] checked:border-ink checked:bg-ink forced-colors:appearance-auto',
            )}
          />
          <span
            aria-hidden="true"
            className={clsx(
              'pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-control-line',
              'transition-transform duration-[120ms] ease-out peer-checked:translate-x-4 peer-checked:bg-canvas forced-colors:hidden',
            )}
          />
        </span>
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 pr-14 wrap-break-word text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
