import clsx from 'clsx';
import { DURATION_PRESETS_DAYS } from '@tessera/contract/constants';
import { TextField } from '../../../ui/text-field.tsx';

type DurationFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** The duration in days: typed, or chosen from common values. */
export function DurationField({ value, onChange, error }: DurationFieldProps) {
  return (
    <div>
      <TextField
        label="Duration (days)"
        name="duration"
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      <div role="group" aria-label="Usual durations" className="mt-2 flex flex-wrap gap-1.5">
        {DURATION_PRESETS_DAYS.map((days) => {
          const chosen = value === String(days);
          return (
            <button
              key={days}
              type="button"
              aria-pressed={chosen}
              onClick={() => onChange(String(days))}
              className={clsx(
                'min-h-9 rounded-full border px-3 text-sm tabular-nums transition-colors duration-[120ms] pointer-coarse:min-h-11',
                chosen
                  ? 'border-ink bg-ink text-canvas'
                  : 'border-control-line text-ink-muted hover:bg-sunken hover:text-ink',
              )}
            >
              {days} {days === 1 ? 'day' : 'days'}
            </button>
          );
        })}
      </div>
    </div>
  );
}
