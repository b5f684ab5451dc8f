import type { Purchase } from '../../state/purchase.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';

export type Progress =
  | { at: 'confirming' }
  | { at: 'pending'; message: string }
  | { at: 'done'; message: string; note?: string };

type ProgressDialogProps = {
  purchase: Purchase;
  progress: Progress;
  open: boolean;
  onCheck: () => void;
  onClose: () => void;
};

/** The progress after the bank's window was closed. Closing this dialog does not stop the payment check. */
export function ProgressDialog({
  purchase,
  progress,
  open,
  onCheck,
  onClose,
}: ProgressDialogProps) {
  const { title, words } = tell(purchase, progress);
  const isDone = progress.at === 'done';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      {...(isDone && { mosaicSeed: purchase.id })}
      {...(isDone && { actions: <PlanAccess purchase={purchase} onClose={onClose} /> })}
      {...(progress.at === 'pending' && {
        actions: (
          <Button variant="primary" onClick={onCheck}>
            Check now
          </Button>
        ),
      })}
    >
      <p role="status" className="flex items-start gap-3 text-ink-muted">
        {!isDone && <Spinner decorative className="mt-[0.2em] text-lg text-accent" />}
        <span className="min-w-0 text-pretty">{words}</span>
      </p>
    </Dialog>
  );
}

function tell({ kind, name }: Purchase, progress: Progress): { title: string; words: string } {
  if (progress.at === 'confirming')
    return { title: 'Confirming your payment', words: 'This takes a moment. Please stay here.' };
  if (progress.at === 'pending')
    return {
      title: 'Your payment is on its way',
      words: `${progress.message} You can close this: ${name} opens by itself.`,
    };
  return {
    title: progress.message,
    words:
      progress.note ??
      (kind === 'plan'
        ? 'Taking you to your subscription.'
        : `${name} is yours for good. Copy it, make it yours, ship it.`),
  };
}

function PlanAccess({
  purchase: { kind, copy },
  onClose,
}: Pick<ProgressDialogProps, 'purchase' | 'onClose'>) {
  if (kind === 'plan') return null;
  if (!copy) return <DialogClose variant="primary">Done</DialogClose>;
  return (
    <>
      <DialogClose>Done</DialogClose>
      <Button
        variant="primary"
        onClick={() => {
          copy();
          onClose();
        }}
      >
        Copy code
      </Button>
    </>
  );
}
