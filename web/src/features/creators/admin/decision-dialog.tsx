import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Application } from '@tessera/contract/creators';
import { ApiError } from '../../../api/api-error.ts';
import { useDraft } from '../../../state/draft.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { FormGuard } from '../../../ui/form-guard.tsx';
import { notify } from '../../../ui/notify.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { applicationsKey, decideApplication, showDecided, type Verb } from './queries.ts';

/** The same limit as in the contract. Importing it would add the whole schema to the bundle. */
const REASON_MAX_LENGTH = 500;

const WORDS = {
  approve: {
    title: 'Approve',
    confirm: 'Approve Application',
    consequence: 'They are told by mail that they are in and that our team will contact them.',
  },
  reject: {
    title: 'Reject',
    confirm: 'Reject Application',
    consequence: 'They are told by mail, with your reason if you give one, and may apply again.',
  },
  reverse: {
    title: 'Reverse the approval of',
    confirm: 'Reverse approval',
    consequence:
      'Their approval ends at once. They are told by mail, with your reason, and may apply again.',
  },
};

type DecisionDialogProps = {
  application: Application;
  verb: Verb;
  onClose: () => void;
  onDecided: () => void;
  onFailure: (message: string) => void;
};

/** Asks for confirmation, because a decision is mailed at once. */
export function DecisionDialog({
  application,
  verb,
  onClose,
  onDecided,
  onFailure,
}: DecisionDialogProps) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const decision = useMutation({
    mutationFn: () => decideApplication(application, verb, reason),
    onSuccess: ({ application: decided, message }) => {
      kept.clear();
      onClose();
      notify({ title: message, tone: 'positive' });
      showDecided(queries, decided);
      onDecided();
    },
    onError: async (error) => {
      // The session has ended. The dialog stays, so that the decision can be sent after signing in.
      if (isWritten && error instanceof ApiError && error.status === 401) return;
      onClose();
      onFailure(error.message);
      // Another admin may have decided.
      await queries.invalidateQueries({ queryKey: applicationsKey });
    },
  });
  const words = WORDS[verb];
  const [isTried, setTried] = useState(false);
  const isWritten = reason.trim() !== '';
  const kept = useDraft({
    form: `${verb} application ${application._id}`,
    values: { reason },
    isDirty: isWritten,
    restore: (draft) => setReason(draft.reason),
  });
  /** Whoever was approved has a right to know why not any more. */
  const isMissing = verb === 'reverse' && !isWritten;
  const confirm = () => {
    setTried(true);
    if (isMissing) field.current?.focus();
    else decision.mutate();
  };

  return (
    <AlertDialog
      title={`${words.title} ${application.name}?`}
      description={words.consequence}
      open
      onOpenChange={(open) => !open && !decision.isPending && onClose()}
      actions={
        <>
          <DialogClose disabled={decision.isPending}>Cancel</DialogClose>
          <Button
            variant={verb === 'approve' ? 'primary' : 'danger'}
            loading={decision.isPending}
            onClick={confirm}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <FormGuard {...kept.guard} className="mb-4" />
      {verb !== 'approve' && (
        <Textarea
          ref={field}
          label={verb === 'reverse' ? 'Reason' : 'Reason (optional)'}
          required={verb === 'reverse'}
          error={(isTried && isMissing && 'Say why.') || decision.error?.message}
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
