import { CircleAlert } from 'lucide-react';
import { formatRupees } from '@tessera/contract/money';
import type { Purchase } from '../../lib/purchase.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

type PurchaseDialogProps = {
  purchase: Purchase;
  open: boolean;
  onClose: () => void;
  onPay: () => void;
  isPreparing: boolean;
  /** What went wrong with the last try; when it must not be tried again, nothing is offered. */
  failure: { message: string; mayRetry: boolean } | null;
};

/** Spec 2: the price in rupees, and Pay Now. */
export function PurchaseDialog({
  purchase: { name, rupees, terms = 'Pay once and keep it, without a subscription.' },
  open,
  onClose,
  onPay,
  isPreparing,
  failure,
}: PurchaseDialogProps) {
  const isOver = failure !== null && !failure.mayRetry;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={isOver ? `Your payment for ${name}` : `Buy ${name}`}
      {...(!isOver && { description: terms })}
      actions={
        isOver ? (
          <DialogClose variant="primary">Close</DialogClose>
        ) : (
          <>
            <DialogClose>Cancel</DialogClose>
            <Button variant="primary" loading={isPreparing} onClick={onPay}>
              Pay Now
            </Button>
          </>
        )
      }
    >
      {!isOver && (
        <p className="mb-4 flex items-baseline justify-between gap-4 border-y border-line py-4">
          <span className="text-ink-muted">Price, taxes included</span>
          <span className="text-2xl font-strong tabular-nums">{formatRupees(rupees)}</span>
        </p>
      )}
      <p role="status" className="sr-only">
        {isPreparing && 'Opening the payment window'}
      </p>
      <div role="alert">
        {failure !== null && (
          <p className="flex gap-2 rounded-md bg-danger-soft px-3.5 py-3 text-sm text-danger">
            <CircleAlert aria-hidden="true" className="mt-[0.15em] size-4 shrink-0" />
            <span className="min-w-0 text-pretty wrap-break-word">{failure.message}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}
