import clsx from 'clsx';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

/** What the button says while it happens. */
const VERBS = { Delete: 'Deleting', Revoke: 'Revoking', Remove: 'Removing' };

type InlineDeleteConfirmProps = {
  /** The name of the item, used in the names of the buttons. */
  label: string;
  /** If it returns a promise, the question stays until the promise has settled. */
  onConfirm: () => void | Promise<void>;
  /** For a deletion that was started elsewhere. */
  busy?: boolean;
  /** Why the item cannot be deleted. It disables the button. */
  disabledReason?: string | undefined;
  defaultAsking?: boolean;
  /** What happens to the item. `Delete` is shown as an icon. */
  verb?: keyof typeof VERBS;
  /** What goes with the item, shown with the question. */
  consequence?: ReactNode;
  className?: string;
};

/**
 * Asks for confirmation in place, without a dialog. The second click of a double click is never
 * taken as the answer.
 */
export function InlineDeleteConfirm({
  label,
  onConfirm,
  busy = false,
  disabledReason,
  defaultAsking = false,
  verb = 'Delete',
  consequence,
  className,
}: InlineDeleteConfirmProps) {
  const consequenceId = useId();
  const [asking, setAsking] = useState(defaultAsking);
  const [running, setRunning] = useState(false);
  const trash = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const asked = useRef(defaultAsking || busy);
  const deleting = busy || running;
  const open = asking || busy;

  useEffect(() => {
    if (open !== asked.current) (open ? cancel : trash).current?.focus();
    asked.current = open;
  }, [open]);

  const confirm = async () => {
    setRunning(true);
    try {
      await onConfirm();
    } catch {
      // The caller shows the error. Here it only ends the busy state.
    }
    setRunning(false);
    setAsking(false);
  };

  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || deleting) return;
    event.stopPropagation();
    setAsking(false);
  };

  if (!open) {
    const button = (
      <Button
        ref={trash}
        {...(verb === 'Delete'
          ? { variant: 'text', size: 'icon' }
          : { variant: verb === 'Revoke' ? 'danger' : 'text', size: 'sm' })}
        aria-label={`${verb} ${label}`}
        className={clsx(verb !== 'Delete' && 'pointer-coarse:min-h-11', className)}
        onClick={() => disabledReason === undefined && setAsking(true)}
        {...(disabledReason !== undefined && {
          'aria-disabled': true,
          'aria-description': disabledReason,
        })}
      >
        {verb === 'Delete' ? <Trash2 aria-hidden="true" className="size-4" /> : verb}
      </Button>
    );
    return disabledReason === undefined ? (
      button
    ) : (
      <Tooltip text={disabledReason}>{button}</Tooltip>
    );
  }
  return (
    <span
      role="group"
      aria-label={`${verb} ${label}?`}
      {...(consequence && { 'aria-describedby': consequenceId })}
      className={clsx(
        'inline-flex items-center gap-2',
        consequence && 'flex-wrap justify-end',
        className,
      )}
    >
      {consequence && (
        <span
          id={consequenceId}
          className="block w-full max-w-72 basis-full text-left text-[0.8125rem] text-pretty text-ink-muted max-sm:max-w-none"
        >
          {consequence}
        </span>
      )}
      <Button
        variant="danger"
        size="sm"
        className="whitespace-nowrap pointer-coarse:min-h-11"
        onKeyDown={cancelOnEscape}
        onClick={(event) => event.detail < 2 && !deleting && void confirm()}
        {...(deleting && { 'aria-busy': true, 'aria-disabled': true })}
      >
        {verb === 'Delete' && <Trash2 aria-hidden="true" className="size-4 shrink-0" />}
        {deleting ? `${VERBS[verb]}...` : 'Confirm'}
        <span className="sr-only">{label}</span>
      </Button>
      <Button
        ref={cancel}
        size="sm"
        className="pointer-coarse:min-h-11"
        disabled={deleting}
        onKeyDown={cancelOnEscape}
        onClick={() => setAsking(false)}
      >
        Cancel
      </Button>
      <span role="status" className="sr-only">
        {deleting && `${VERBS[verb]} ${label}`}
      </span>
    </span>
  );
}
