import { CircleAlert } from 'lucide-react';
import { formatRupees } from '@tessera/contract/money';
import type { Purchase } from '../../state/purchase.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { LegalLink } from './legal-link.tsx';

type PurchaseDialogProps = {
  purchase: Purchase;
  open: boolean;
  onClose: () => void;
  onPay: () => void;
  isPreparing: boolean;
  /** The error of the last attempt. When `mayRetry` is false, there is no Pay button. */
  failure: { message: string; mayRetry: boolean; support?: string } | null;
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
            {/* After the buttons in focus order, above them on the screen. */}
            <p className="order-first mb-2 basis-full text-sm text-pretty text-ink-muted">
              Paying, you accept the <LegalLink page="terms">terms</LegalLink>, the{' '}
              <LegalLink page="licence">licence</LegalLink> and how we{' '}
              <LegalLink page="refunds">refund</LegalLink>.
            </p>
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
            <span className="min-w-0 text-pretty wrap-break-word">
              {failure.message}
              {failure.support && (
                <a
                  href={`mailto:${failure.support}?subject=${encodeURIComponent(`My payment for ${name}`)}`}
                  className="mt-1 block w-fit font-medium underline underline-offset-4"
                >
                  {failure.support}
                </a>
              )}
            </span>
          </p>
        )}
      </div>
    </Dialog>
  );
}
