import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { PLANS_TEXT } from '@tessera/contract/application-rules';

type PlansChoiceProps = {
  /** Nothing is chosen beforehand, unless the person has answered before. */
  chosen?: 'yes' | 'no' | undefined;
  error?: string | undefined;
  disabled?: boolean;
};

const CHOICES = [
  { value: 'yes', label: PLANS_TEXT.yes },
  { value: 'no', label: PLANS_TEXT.no },
] as const;

/** The question whether plans may open a creator's components. */
export function PlansChoice({ chosen, error, disabled = false }: PlansChoiceProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}-error ${id}-note` : `${id}-note`}
      disabled={disabled}
      className="min-w-0 text-sm"
    >
      <legend className="font-strong text-ink">{PLANS_TEXT.question}</legend>
      <p id={`${id}-note`} className="mt-1 text-pretty text-ink-muted">
        {PLANS_TEXT.note}
      </p>
      <div className="mt-2.5 grid gap-2 sm:grid-cols-2">
        {CHOICES.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 rounded-md border border-control-line px-3.5 py-2 not-has-disabled:cursor-pointer hover:border-ink-muted has-checked:border-ink has-checked:bg-sunken has-disabled:opacity-60"
          >
            <input
              type="radio"
              name="opensPlans"
              value={value}
              required
              defaultChecked={chosen === value}
              className={clsx(
                'size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border bg-surface',
                'checked:border-[6px] checked:border-ink forced-colors:appearance-auto',
                error ? 'border-danger' : 'border-control-line',
              )}
            />
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-danger">
            <CircleAlert aria-hidden="true" className="mt-[0.15em] size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
