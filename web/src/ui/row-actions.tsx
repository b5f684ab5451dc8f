import { Eye, Pencil } from 'lucide-react';
import { Button } from './button.tsx';
import { InlineDeleteConfirm } from './inline-delete-confirm.tsx';

type RowActionsProps = {
  /** The name of the row, used in the names of the buttons. */
  label: string;
  onView: () => void;
  /** Without these handlers there are no edit and delete buttons. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => Promise<void>) | undefined;
};

/** The actions of one row: view, edit, delete. */
export function RowActions({ label, onView, onEdit, onDelete }: RowActionsProps) {
  return (
    // The confirmation replaces the other two buttons. Otherwise the table would become wider than its region.
    <span className="flex items-center justify-end gap-0.5 [&:has([role=group])>button]:hidden">
      <Button variant="text" size="icon" aria-label={`View ${label}`} onClick={onView}>
        <Eye aria-hidden="true" className="size-4" />
      </Button>
      {onEdit && (
        <Button variant="text" size="icon" aria-label={`Edit ${label}`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
      )}
      {onDelete && <InlineDeleteConfirm label={label} onConfirm={onDelete} />}
    </span>
  );
}
