import clsx from 'clsx';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DiscardQuestion } from './discard-question.tsx';

type FormGuardProps = {
  /** The user is about to leave, and waits for the answer. */
  isHeld: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** An earlier draft of this form. */
  offer: {
    time: string;
    hadFiles: boolean;
    /** The record was changed after the draft was written. */
    isOutdated: boolean;
    onRestore: () => void;
    onDiscard: () => void;
  } | null;
  /** A dialog above the form, when the session has ended. */
  signIn: ReactNode;
  /** What leaving would lose, in the question before it. */
  description?: string;
  /** For the offer. */
  className?: string;
};

/**
 * What protects typed work: the offer of an earlier draft, the question before leaving, and the
 * sign-in dialog. It stands beside the form element, never inside, because a submit inside would
 * reach the form.
 */
export function FormGuard({
  isHeld,
  onStay,
  onLeave,
  offer,
  signIn,
  description,
  className,
}: FormGuardProps) {
  return (
    <>
      <div role="status">
        {offer && (
          <div
            className={clsx(
              'flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md border border-line bg-sunken px-3.5 py-2.5 text-sm',
              className,
            )}
          >
            <History aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            <p className="min-w-40 flex-1 text-pretty">
              There is a draft from {offer.time} that was not saved.
              {offer.isOutdated && ' Somebody has changed this since, so look at every field.'}
              {offer.hadFiles && ' Files cannot be kept: choose them again.'}
            </p>
            <span className="flex flex-wrap gap-2">
              <Button size="sm" className="pointer-coarse:min-h-11" onClick={offer.onRestore}>
                Restore your draft from {offer.time}
              </Button>
              <Button
                size="sm"
                variant="text"
                className="pointer-coarse:min-h-11"
                onClick={offer.onDiscard}
              >
                Discard it
              </Button>
            </span>
          </div>
        )}
      </div>
      <DiscardQuestion
        open={isHeld}
        onOpenChange={(open) => {
          if (!open) onStay();
        }}
        onDiscard={onLeave}
        {...(description && { description })}
      />
      {signIn}
    </>
  );
}
