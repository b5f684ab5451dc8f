import clsx from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { buttonClasses } from './button.tsx';
import { Field, type FieldSlots } from './field.tsx';
import { type FileItem, FileRow } from './file-row.tsx';

type FileDropProps = FieldSlots & {
  files: readonly FileItem[];
  /** Returns false when it accepts none of the files. */
  onAdd: (files: File[]) => unknown;
  onRemove: (id: string) => void;
  /** For files that can be sent again. */
  onRetry?: (id: string) => void;
  /** Types or extensions, such as `image/png`, `image/*` or `.zip`. */
  accept: readonly string[];
  multiple?: boolean;
  required?: boolean;
  disabled?: boolean;
};

/** Dropped files bypass the browser's own filter, so the same rule is applied here. */
const accepts = (accept: readonly string[], file: File) =>
  accept.length === 0 ||
  accept.some((rule) =>
    rule.startsWith('.')
      ? file.name.toLowerCase().endsWith(rule.toLowerCase())
      : rule.endsWith('/*')
        ? file.type.startsWith(rule.slice(0, -1))
        : file.type === rule,
  );

export function FileDrop({
  files,
  onAdd,
  onRemove,
  onRetry,
  accept,
  multiple = true,
  required = false,
  disabled = false,
  error,
  ...slots
}: FileDropProps) {
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState('');
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const offer = (offered: Iterable<File>) => {
    const all = [...offered];
    const fitting = all.filter((file) => accepts(accept, file)).slice(0, multiple ? undefined : 1);
    const wrong = all.filter((file) => !accepts(accept, file));
    setRefused(
      wrong.length > 0
        ? `This kind of file does not fit here: ${wrong.map((file) => file.name).join(', ')}`
        : '',
    );
    if (fitting.length === 0) return undefined;
    if (onAdd(fitting) === false) return setNews('');
    return setNews(`Added ${fitting.map((file) => file.name).join(', ')}`);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) offer(event.dataTransfer.files);
  };

  const remove = (item: FileItem, index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
    onRemove(item.id);
    setRefused('');
    setNews(`Removed ${item.name}`);
  };

  const retry = (id: string) => {
    // The retry button disappears with the failure.
    input.current?.focus();
    onRetry?.(id);
  };

  return (
    <Field {...slots} error={refused || error}>
      {(control) => (
        <>
          <div
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!disabled);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            className={clsx(
              'relative flex flex-wrap items-center justify-center gap-x-4 gap-y-3 rounded-md border border-dashed px-4 py-6 text-center',
              'transition-colors duration-[120ms] has-focus-visible:shadow-[var(--focus)] forced-colors:has-focus-visible:outline-2',
              over && 'border-ink bg-sunken',
              disabled && 'border-line-strong bg-sunken',
              !over && !disabled && 'bg-surface',
              !over &&
                !disabled &&
                (control['aria-invalid']
                  ? 'border-danger'
                  : 'border-control-line hover:border-ink-muted'),
            )}
          >
            <span className="flex min-w-0 items-center gap-2.5 text-ink-muted">
              <Upload aria-hidden="true" className="size-4 shrink-0" />
              {multiple ? 'Drop files here' : 'Drop a file here'}
            </span>
            {!disabled && (
              <span aria-hidden="true" className={buttonClasses('secondary', 'sm')}>
                {multiple ? 'Choose files' : 'Choose a file'}
              </span>
            )}
            <input
              {...control}
              ref={input}
              type="file"
              accept={accept.join(',')}
              multiple={multiple}
              // The input is cleared after each choice, so it never holds a file itself.
              required={required && files.length === 0}
              disabled={disabled}
              onChange={(event) => {
                offer(event.target.files ?? []);
                // Choosing the same file again after removing it must count as a change.
                event.target.value = '';
              }}
              className="absolute inset-0 size-full opacity-0 not-disabled:cursor-pointer file:cursor-[inherit]"
            />
          </div>
          {files.length > 0 && (
            <ul ref={list} className="mt-2 grid grid-cols-1 gap-2">
              {files.map((item, index) => (
                <FileRow
                  key={item.id}
                  item={item}
                  disabled={disabled}
                  onRemove={() => remove(item, index)}
                  onRetry={onRetry && (() => retry(item.id))}
                />
              ))}
            </ul>
          )}
          <span role="status" className="sr-only">
            {news}
          </span>
        </>
      )}
    </Field>
  );
}
