import clsx from 'clsx';
import { Check, CircleAlert, X } from 'lucide-react';
import { FileThumbnail } from './file-thumbnail.tsx';

export type FileItem = {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Percent sent; absent before sending starts. */
  progress?: number | undefined;
  error?: string | undefined;
  /** The file itself, for a thumbnail made in the browser. */
  picture?: Blob | undefined;
  /** The address of a picture that is already stored. */
  src?: string | undefined;
};

const megabyte = 1024 * 1024;

const formatSize = (bytes: number) =>
  bytes >= megabyte
    ? `${(bytes / megabyte).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;

type FileRowProps = { item: FileItem; disabled: boolean; onRemove: () => void };

export function FileRow({ item, disabled, onRemove }: FileRowProps) {
  const { name, size, progress, error } = item;
  const sent = !error && progress !== undefined && progress >= 100;
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
            {!error && progress !== undefined && !sent
              ? `${Math.round(progress)}% of ${formatSize(size)}`
              : formatSize(size)}
          </span>
        </p>
        {error && (
          <p className="flex gap-1.5 text-xs text-danger">
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span className="min-w-0 wrap-break-word">{error}</span>
          </p>
        )}
        {sent && (
          <p className="flex items-center gap-1.5 text-xs text-positive">
            <Check aria-hidden="true" className="size-3.5 shrink-0" /> Uploaded
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
      <button
        type="button"
        aria-label={`Remove ${name}`}
        disabled={disabled}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-sunken hover:text-ink disabled:opacity-50"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
