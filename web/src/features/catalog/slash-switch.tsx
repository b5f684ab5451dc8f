import clsx from 'clsx';
import { turnSlash, useSlashKey } from './slash-key.ts';

/**
 * The setting for the `/` shortcut, below the search field while that is in use. Accessibility rules require that a
 * one-character shortcut can be turned off.
 */
export function SlashSwitch() {
  const on = useSlashKey();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => turnSlash(!on)}
      // Some browsers focus no clicked button. The field would lose the focus, and this would go.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute top-full right-0 z-1 mt-1.5 hidden min-h-9 items-center gap-3 rounded-md border border-line bg-surface px-3 text-left text-xs text-ink-muted shadow-1 group-focus-within:flex hover:text-ink touch:hidden"
    >
      <span>
        Press <kbd className="font-mono">/</kbd> to search
      </span>
      <span
        aria-hidden="true"
        className={clsx(
          'flex h-4 w-7 shrink-0 rounded-full border border-control-line p-px',
          on ? 'justify-end bg-ink' : 'bg-surface',
        )}
      >
        <span className={clsx('size-3 rounded-full', on ? 'bg-canvas' : 'bg-control-line')} />
      </span>
    </button>
  );
}
