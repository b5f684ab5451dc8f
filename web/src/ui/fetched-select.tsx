import { useRef } from 'react';
import { Select, type SelectProps } from './select.tsx';

type FetchedSelectProps<Value extends string> = SelectProps<Value> & {
  /** Said in place of an error while the choices could not be had. */
  failure: string | false;
  onRetry: () => void;
};

/** A select whose choices come from elsewhere, and may not come. */
export function FetchedSelect<Value extends string>({
  failure,
  onRetry,
  error,
  ...select
}: FetchedSelectProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes with the failure.
    box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    onRetry();
  };
  return (
    <div ref={box} className="min-w-0">
      <Select
        {...select}
        error={failure || error}
        aside={
          failure && (
            <button
              type="button"
              onClick={retry}
              className="min-h-6 rounded-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
            >
              Retry
            </button>
          )
        }
      />
    </div>
  );
}
