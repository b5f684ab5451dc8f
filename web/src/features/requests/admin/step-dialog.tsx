import type { RequestFile } from '@tessera/contract/requests-admin';
import { notify } from '../../../ui/notify.ts';
import { MessageDialog } from './message-dialog.tsx';
import { moveRequest, useRequestChange, type Step } from './queries.ts';

const WORDS: Record<Step, { title: string; description: string; action: string; done: string }> = {
  accepted: {
    title: 'Accept this request?',
    description: 'Its requester is told by mail that our team will make it.',
    action: 'Accept Request',
    done: 'Request accepted',
  },
  'in-progress': {
    title: 'Start work on this request?',
    description: 'Its requester is told by mail that we have begun.',
    action: 'Start Work',
    done: 'Work has begun',
  },
  declined: {
    title: 'Decline this request?',
    description:
      'Its requester is told by mail, with your words, and may ask for something else instead. This cannot be taken back.',
    action: 'Decline Request',
    done: 'Request declined',
  },
};

type StepDialogProps = { request: RequestFile; step: Step; onClose: () => void };

/** Asks for confirmation, because the step is mailed at once. */
export function StepDialog({ request, step, onClose }: StepDialogProps) {
  const { title, description, action, done } = WORDS[step];
  const moving = useRequestChange((text: string) => moveRequest(request, step, text));
  const move = async (text: string) => {
    await moving.mutateAsync(text);
    onClose();
    notify({ title: done, tone: 'positive' });
  };
  return (
    <MessageDialog
      form={`${step} request ${request._id}`}
      title={title}
      description={description}
      action={action}
      isDangerous={step === 'declined'}
      change={moving}
      onAct={move}
      onClose={onClose}
    />
  );
}
