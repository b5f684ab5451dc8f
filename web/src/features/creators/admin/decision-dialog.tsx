import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '@tessera/contract/creators';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { applicationsKey, decideApplication, showDecided, type Verb } from './queries.ts';

/** The same limit as in the contract. Importing it would add the whole schema to the bundle. */
const REASON_MAX_LENGTH = 500;

type DecisionDialogProps = {
  application: Application;
  verb: Verb;
  open: boolean;
  onClose: () => void;
  onDecided: () => void;
  onFailure: (message: string) => void;
};

/** Asks for confirmation, because a decision is mailed at once and is final. */
export function DecisionDialog({
  application,
  verb,
  open,
  onClose,
  onDecided,
  onFailure,
}: DecisionDialogProps) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const decision = useMutation({
    mutationFn: () => decideApplication(application, verb, reason),
    onSuccess: ({ application: decided, message }) => {
      onClose();
      notify({ title: message, tone: 'positive' });
      showDecided(queries, decided);
      onDecided();
    },
    onError: async (error) => {
      onClose();
      onFailure(error.message);
      // Another admin may have decided.
      await queries.invalidateQueries({ queryKey: applicationsKey });
    },
  });
  const approves = verb === 'approve';

  return (
    <AlertDialog
      title={`${approves ? 'Approve' : 'Reject'} ${application.name}?`}
      description={
        approves
          ? 'They are told by mail that they are in and that our team will contact them.'
          : 'They are told by mail, with your reason if you give one, and may apply again.'
      }
      open={open}
      onOpenChange={(next) => !next && !decision.isPending && onClose()}
      actions={
        <>
          <DialogClose disabled={decision.isPending}>Cancel</DialogClose>
          <Button
            variant={approves ? 'primary' : 'danger'}
            loading={decision.isPending}
            onClick={() => decision.mutate()}
          >
            {approves ? 'Approve Application' : 'Reject Application'}
          </Button>
        </>
      }
    >
      {!approves && (
        <Textarea
          label="Reason (optional)"
          hint="The applicant reads this, word for word."
          aside={
            <span className="text-ink-muted tabular-nums">
              {reason.length} / {REASON_MAX_LENGTH}
            </span>
          }
          maxLength={REASON_MAX_LENGTH}
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </AlertDialog>
  );
}
