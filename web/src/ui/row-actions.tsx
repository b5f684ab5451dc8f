import { Eye, Pencil } from 'lucide-react';
import { Button } from './button.tsx';
import { InlineDeleteConfirm } from './inline-delete-confirm.tsx';

type RowActionsProps = {
  /** What the row is called, for the names of the buttons. */
  label: string;
  onView: () => void;
  /** What cannot be changed or deleted has no button for it. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => Promise<void>) | undefined;
};

/** What can be done with one row: look, change, delete. */
export function RowActions({ label, onView, onEdit, onDelete }: RowActionsProps) {
  return (
    // The question takes the place of the other two, or the table would outgrow its region.
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
