import clsx from 'clsx';
import { turnSlash, useSlashKey } from './slash-key.ts';

/** The setting for the `/` shortcut. Accessibility rules require that a one-character shortcut can be turned off. */
export function SlashSwitch() {
  const on = useSlashKey();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => turnSlash(!on)}
      className="mt-3 flex min-h-9 items-center justify-between gap-2 rounded-md px-3 text-left text-xs text-ink-faint hover:text-ink touch:hidden"
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
