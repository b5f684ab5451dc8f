import { useState } from 'react';
import { REQUEST_MESSAGE_MAX_LENGTH } from '@tessera/contract/request-rules';
import type { RequestFile } from '@tessera/contract/requests-admin';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { moveRequest, useRequestChange, type Step } from './requests-query.ts';

const WORDS: Record<Step, { title: string; description: string; action: string; done: string }> = {
  accepted: {
    title: 'Accept this request?',
    description: 'Its asker is told by mail that our team will make it.',
    action: 'Accept Request',
    done: 'Request accepted',
  },
  'in-progress': {
    title: 'Start work on this request?',
    description: 'Its asker is told by mail that we have begun.',
    action: 'Start Work',
    done: 'Work has begun',
  },
  declined: {
    title: 'Decline this request?',
    description:
      'Its asker is told by mail, with your words, and may ask for something else instead. This cannot be taken back.',
    action: 'Decline Request',
    done: 'Request declined',
  },
};

type StepDialogProps = { request: RequestFile; step: Step; onClose: () => void };

/** A step is mailed at once, so it is asked about. */
export function StepDialog({ request, step, onClose }: StepDialogProps) {
  const [text, setText] = useState('');
  const { title, description, action, done } = WORDS[step];
  const moving = useRequestChange(() => moveRequest(request, step, text));
  const move = () =>
    moving.mutate(undefined, {
      onSuccess: () => {
        onClose();
        notify({ title: done, tone: 'positive' });
      },
    });
  return (
    <AlertDialog
      title={title}
      description={description}
      open
      onOpenChange={(open) => !open && !moving.isPending && onClose()}
      actions={
        <>
          <DialogClose disabled={moving.isPending}>Cancel</DialogClose>
          <Button
            variant={step === 'declined' ? 'danger' : 'primary'}
            loading={moving.isPending}
            onClick={move}
          >
            {action}
          </Button>
        </>
      }
    >
      <Textarea
        label="Message (optional)"
        hint="Its asker reads this, word for word."
        maxLength={REQUEST_MESSAGE_MAX_LENGTH}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {moving.error?.message}
      </p>
    </AlertDialog>
  );
}
