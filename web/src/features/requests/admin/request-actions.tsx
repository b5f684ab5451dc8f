import { useState } from 'react';
import type { RequestFile } from '@tessera/contract/requests-admin';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { publishDelivered, useRequestChange, type Step } from './queries.ts';

type RequestActionsProps = {
  request: RequestFile;
  onStep: (step: Step) => void;
  onDeliver: () => void;
};

/** The possible next steps of a request. */
export function RequestActions({ request, onStep, onDeliver }: RequestActionsProps) {
  const { status, component } = request;
  if (status === 'delivered')
    return component?.isPublic === false ? (
      <PublishButton request={request} title={component.title} />
    ) : (
      <p className="text-sm text-ink-muted">Delivered. Nothing is left to do.</p>
    );
  return (
    <>
      {status === 'submitted' && (
        <Button variant="primary" onClick={() => onStep('accepted')}>
          Accept
        </Button>
      )}
      {status === 'accepted' && (
        <Button variant="primary" onClick={() => onStep('in-progress')}>
          Start Work
        </Button>
      )}
      {status !== 'submitted' && (
        <Button variant={status === 'in-progress' ? 'primary' : 'secondary'} onClick={onDeliver}>
          Deliver
        </Button>
      )}
      <Button variant="danger" className="ml-auto" onClick={() => onStep('declined')}>
        Decline
      </Button>
    </>
  );
}

/** Asks for confirmation, because publishing cannot be undone. */
function PublishButton({ request, title }: { request: RequestFile; title: string }) {
  const [isAsking, setAsking] = useState(false);
  const publishing = useRequestChange(() => publishDelivered(request._id));
  const publish = () =>
    publishing.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        notify({ title: `${title} is in the library now.`, tone: 'positive' });
      },
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Publish for Everybody</Button>
      <AlertDialog
        title={`Publish ${title}?`}
        description="It joins the library for everybody, under the plan it was added with. Its requester keeps it either way."
        open={isAsking}
        onOpenChange={(open) => !publishing.isPending && setAsking(open)}
        actions={
          <>
            <DialogClose disabled={publishing.isPending}>Cancel</DialogClose>
            <Button variant="primary" loading={publishing.isPending} onClick={publish}>
              Publish
            </Button>
          </>
        }
      >
        <p role="alert" className="text-sm text-danger empty:hidden">
          {publishing.error?.message}
        </p>
      </AlertDialog>
    </>
  );
}
