import clsx from 'clsx';
import { Check, CircleAlert, X } from 'lucide-react';
import { Button } from './button.tsx';
import { formatSize } from './file-size.ts';
import { FileThumbnail } from './file-thumbnail.tsx';
import { Spinner } from './spinner.tsx';

export type FileItem = {
  id: string;
  name: string;
  /** In bytes; undefined when unknown. */
  size?: number | undefined;
  /** Percent sent; undefined before sending starts. */
  progress?: number | undefined;
  error?: string | undefined;
  /** The current state, shown instead of "Uploaded". */
  note?: { text: string; tone: 'busy' | 'positive' } | undefined;
  /** The label of the remove button; by default `Remove {name}`. */
  removal?: string | undefined;
  /** A failed file can be sent again. */
  canRetry?: boolean;
  /** The file itself, for a thumbnail made in the browser. */
  picture?: Blob | undefined;
  /** The URL of a picture that is already stored. */
  src?: string | undefined;
};

const UPLOADED = { text: 'Uploaded', tone: 'positive' } as const;

type FileRowProps = {
  item: FileItem;
  disabled: boolean;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
};

export function FileRow({ item, disabled, onRemove, onRetry }: FileRowProps) {
  const { name, size, progress, error } = item;
  const sent = !error && progress !== undefined && progress >= 100;
  const note = sent ? (item.note ?? UPLOADED) : error ? undefined : item.note;
  return (
    <li
      className={clsx(
        'flex items-center gap-3 rounded-md border bg-surface py-2 pr-1 pl-2',
        error ? 'border-danger' : 'border-line',
      )}
    >
      <FileThumbnail picture={item.picture} src={item.src} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <p className="flex items-baseline justify-between gap-3">
          <span title={name} className="truncate text-ink">
            {name}
          </span>
          <span className="shrink-0 font-mono text-xs whitespace-nowrap text-ink-muted">
            {!error && progress !== undefined && !sent && `${Math.round(progress)}% of `}
            {size !== undefined && formatSize(size)}
          </span>
        </p>
        {error && (
          <p className="flex gap-1.5 text-xs text-danger">
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span className="min-w-0 wrap-break-word">{error}</span>
          </p>
        )}
        {note && (
          <p
            className={clsx(
              'flex items-center gap-1.5 text-xs',
              note.tone === 'positive' ? 'text-positive' : 'text-ink-muted',
            )}
          >
            {note.tone === 'positive' ? (
              <Check aria-hidden="true" className="size-3.5 shrink-0" />
            ) : (
              <Spinner decorative className="shrink-0" />
            )}
            <span className="min-w-0 wrap-break-word">{note.text}</span>
          </p>
        )}
        {!error && !sent && progress !== undefined && (
          <progress
            aria-label={`Uploading ${name}`}
            value={progress}
            max={100}
            className={clsx(
              'block h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-webkit-progress-bar]:bg-line',
              '[&::-moz-progress-bar]:bg-ink [&::-webkit-progress-value]:bg-ink',
              '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-[220ms]',
            )}
          />
        )}
      </div>
      {error && item.canRetry && onRetry && (
        <Button size="sm" disabled={disabled} onClick={onRetry}>
          Retry<span className="sr-only"> {name}</span>
        </Button>
      )}
      <button
        type="button"
        data-remove
        aria-label={item.removal ?? `Remove ${name}`}
        disabled={disabled}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-sunken hover:text-ink disabled:opacity-50"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
