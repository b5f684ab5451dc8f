import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';

type DiscardQuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
  description?: string;
};

/** Asks for confirmation before input is lost. */
export const DiscardQuestion = ({
  open,
  onOpenChange,
  onDiscard,
  description = 'What you have changed here is not saved yet.',
}: DiscardQuestionProps) => (
  <AlertDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Discard your changes?"
    description={description}
    actions={
      <>
        <Button className="max-sm:w-full" onClick={() => onOpenChange(false)}>
          Keep editing
        </Button>
        <Button variant="danger" className="max-sm:w-full" onClick={onDiscard}>
          Discard changes
        </Button>
      </>
    }
  />
);
