import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyTextButton } from '../../ui/copy-text-button.tsx';

export type FreshKey = { name: string; secret: string };

/** A key right after it was made. It is shown this once. */
export function FreshKeyNotice({ fresh, onDone }: { fresh: FreshKey; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="rounded-lg bg-positive-soft p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <p role="status" className="font-strong wrap-anywhere">
          “{fresh.name}” is ready. Copy it now: it is shown once.
        </p>
        <Button
          variant="text"
          size="icon-sm"
          aria-label="Hide the key"
          onClick={onDone}
          className="-mt-1.5 pointer-coarse:size-11"
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <input
          ref={field}
          readOnly
          value={fresh.secret}
          aria-label={`The key “${fresh.name}”`}
          spellCheck={false}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
          className="h-11 min-w-0 flex-1 basis-72 rounded-md border border-control-line bg-surface px-3.5 font-mono text-[0.8125rem] text-ink"
        />
        <CopyTextButton
          text={fresh.secret}
          label="the key"
          words="Copy key"
          variant="ink"
          className="max-sm:w-full"
        />
      </div>
      <p className="mt-3 text-sm text-pretty text-ink-muted">
        The steps below already have it, as long as this stays open.
      </p>
    </div>
  );
}
