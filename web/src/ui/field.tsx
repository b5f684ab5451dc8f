import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** The classes shared by all input controls. */
export const controlClasses = clsx(
  'w-full min-w-0 rounded-md border border-control-line bg-surface text-sm text-ink pointer-coarse:text-base',
  'placeholder:text-ink-faint placeholder:opacity-100 hover:border-ink-muted',
  'transition-[border-color,background-color] duration-[120ms] ease-out',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-ink-muted',
);

/** The props that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The slots of a field, for components that pass them on. */
export type FieldSlots = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown at the end of the label's line without being part of the name, such as a link or a counter. */
  aside?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

type FieldProps = FieldSlots & { children: (control: ControlProps) => ReactNode };

export function Field({
  label,
  hint,
  error,
  aside,
  hideLabel = false,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = clsx(error && errorId, hint && hintId) || undefined;

  return (
    <div className={clsx('min-w-0 text-sm', className)}>
      <div
        className={clsx(
          'mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4',
          hideLabel && !aside && 'sr-only',
        )}
      >
        <label
          htmlFor={controlId}
          id={`${controlId}-label`}
          className={clsx('min-w-0 font-strong wrap-break-word text-ink', hideLabel && 'sr-only')}
        >
          {label}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {/* Always rendered, so that screen readers announce a later error. */}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-1.5 flex gap-1.5 text-danger">
            <CircleAlert aria-hidden="true" className="mt-[0.15em] size-4 shrink-0" />
            <span className="min-w-0 wrap-break-word">{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 wrap-break-word text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
