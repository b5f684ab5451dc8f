import { useRef } from 'react';
import { Select, type SelectProps } from './select.tsx';

type FetchedSelectProps<Value extends string> = SelectProps<Value> & {
  /** Shown instead of an error when loading the choices failed. */
  failure: string | false;
  onRetry: () => void;
};

/** A select whose choices are fetched. */
export function FetchedSelect<Value extends string>({
  failure,
  onRetry,
  error,
  ...select
}: FetchedSelectProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The retry button disappears with the failure.
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
