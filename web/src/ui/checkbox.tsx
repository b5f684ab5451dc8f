import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
};

/** The browser's own checkbox, so that it also works in server HTML, where the CSP blocks style attributes. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const hintId = `${id ?? ownId}-hint`;
  const errorId = `${id ?? ownId}-error`;
  return (
    <div className={clsx('min-w-0 text-sm', className)}>
      <label className="flex min-h-11 items-start gap-3 py-3 has-disabled:cursor-not-allowed has-disabled:opacity-60 not-has-disabled:cursor-pointer">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            {...input}
            id={id ?? ownId}
            aria-describedby={clsx(error && errorId, hint && hintId) || undefined}
            aria-invalid={error ? true : undefined}
            className={clsx(
              'peer size-5 cursor-[inherit] appearance-none rounded-sm border border-control-line bg-surface',
              'transition-colors duration-[120ms] checked:border-ink checked:bg-ink aria-invalid:border-danger',
              'forced-colors:appearance-auto',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute size-3.5 text-canvas opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 wrap-break-word text-ink">{label}</span>
      </label>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="-mt-2 pl-8 wrap-break-word text-danger">
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className={clsx('pl-8 wrap-break-word text-ink-muted', !error && '-mt-2')}>
          {hint}
        </p>
      )}
    </div>
  );
}
