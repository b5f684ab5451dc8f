import clsx from 'clsx';
import { CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';

type FailureNoticeProps = { message: string | null; onDismiss: () => void; className?: string };

/** The error of the last action, shown until it is dismissed. Always rendered, so that screen readers announce it. */
export function FailureNotice({ message, onDismiss, className }: FailureNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    // The button disappears with the message, so the focus moves to the place where it was.
    place.current?.focus();
    onDismiss();
  };
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className={clsx('outline-none focus-visible:shadow-none', className)}
    >
      {message !== null && (
        <div className="mb-4 flex items-start gap-2.5 rounded-md bg-danger-soft pl-3.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-3.5 size-4 shrink-0" />
          <p className="min-w-0 flex-1 py-3 wrap-anywhere">{message}</p>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={dismiss}
            className="grid size-11 shrink-0 place-items-center rounded-md"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}
