import clsx from 'clsx';
import { Eye, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { InlineDeleteConfirm } from './inline-delete-confirm.tsx';
import { rowButton } from './table.tsx';

const ICON_BUTTON = `${rowButton} max-sm:w-auto`;
/** The button, and the question that takes its place. */
export const DELETE_BUTTON =
  'max-sm:[button&]:border max-sm:[button&]:border-control-line max-sm:[span&]:flex max-sm:[span&]:flex-1 max-sm:[span&]:*:flex-1';

type RowActionsProps = {
  /** The name of the row, used in the names of the buttons. */
  label: string;
  onView: () => void;
  onEdit: () => void;
  /** Without these handlers there are no such buttons. */
  onDelete?: (() => Promise<void>) | undefined;
  onPutBack?: (() => Promise<void>) | undefined;
};

/** The actions of one row: view, edit, and delete or put back. */
export function RowActions({ label, onView, onEdit, onDelete, onPutBack }: RowActionsProps) {
  const [isBusy, setBusy] = useState(false);
  const putBack = async () => {
    setBusy(true);
    // The caller shows the error.
    await onPutBack?.().catch(() => undefined);
    setBusy(false);
  };
  return (
    // The confirmation replaces the other two buttons. Otherwise the table would become wider than its region.
    <span className="flex items-center justify-end gap-0.5 [&:has([role=group])>button]:hidden">
      <Button
        variant="text"
        size="icon"
        className={ICON_BUTTON}
        aria-label={`View ${label}`}
        onClick={onView}
      >
        <Eye aria-hidden="true" className="size-4" />
        <span className="sm:hidden">View</span>
      </Button>
      <Button
        variant="text"
        size="icon"
        className={ICON_BUTTON}
        aria-label={`Edit ${label}`}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" className="size-4" />
        <span className="sm:hidden">Edit</span>
      </Button>
      {onPutBack && (
        <Button
          size="sm"
          className={clsx(rowButton, 'sm:ml-1')}
          loading={isBusy}
          onClick={() => void putBack()}
        >
          <Undo2 aria-hidden="true" className="size-4 shrink-0" />
          {/* The words of a button may break, also in a button that does not. */}
          <span className="whitespace-nowrap">Put back</span>
          <span className="sr-only"> {label}</span>
        </Button>
      )}
      {onDelete && (
        <InlineDeleteConfirm label={label} onConfirm={onDelete} className={DELETE_BUTTON} />
      )}
    </span>
  );
}
