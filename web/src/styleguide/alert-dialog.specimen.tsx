import { Trash2 } from 'lucide-react';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { DialogClose } from '../ui/dialog.tsx';
import type { Specimen } from './specimen.ts';

const actions = (
  <>
    <DialogClose>Keep it</DialogClose>
    <Button variant="danger">
      <Trash2 aria-hidden="true" className="size-4" />
      Delete
    </Button>
  </>
);

const words = {
  title: 'Delete Three-tier pricing?',
  description: 'Those who bought it keep their copy. This cannot be undone.',
};

export const specimen: Specimen = {
  name: 'Alert dialog',
  slug: 'alert-dialog',
  states: {
    closed: <AlertDialog trigger={<Button>Delete…</Button>} {...words} actions={actions} />,
    open: <AlertDialog defaultOpen {...words} actions={actions} />,
  },
};
