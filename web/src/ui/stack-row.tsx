import clsx from 'clsx';

type StackRowProps = { parts: readonly string[]; className?: string };

/** What an item needs and was tried in: React 19 · Tailwind CSS 4 · Vite. */
export function StackRow({ parts, className }: StackRowProps) {
  if (parts.length === 0) return null;
  return (
    <ul aria-label="Works with" className={clsx('flex flex-wrap gap-x-2 gap-y-1', className)}>
      {parts.map((part, index) => (
        <li key={part}>
          {part}
          {index < parts.length - 1 && (
            <span aria-hidden="true" className="ml-2">
              ·
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
