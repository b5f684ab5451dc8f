import { CircleAlert, X } from 'lucide-react';

type FailureNoticeProps = { message: string | null; onDismiss: () => void; className?: string };

/** What went wrong with something just done; it stays until it is put away. The place is always there, so that it is read out. */
export function FailureNotice({ message, onDismiss, className }: FailureNoticeProps) {
  return (
    <div role="alert" className={className}>
      {message !== null && (
        <div className="mb-4 flex items-start gap-2.5 rounded-md bg-danger-soft pl-3.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-3.5 size-4 shrink-0" />
          <p className="min-w-0 flex-1 py-3 wrap-anywhere">{message}</p>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={onDismiss}
            className="grid size-11 shrink-0 place-items-center rounded-md"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}
