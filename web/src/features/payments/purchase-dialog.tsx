import { useState } from 'react';
import { formatRupees } from '@tessera/contract/money';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

type PurchaseDialogProps = {
  item: { title: string; price: number };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Starts the payment; without it the dialog says that the till is not open yet. */
  onPay?: () => void;
};

export function PurchaseDialog({ item, open, onOpenChange, onPay }: PurchaseDialogProps) {
  const [isClosedTill, setClosedTill] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setClosedTill(false);
        onOpenChange(next);
      }}
      title={`Buy ${item.title}`}
      description="Pay once and keep it, without a subscription."
      actions={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button variant="primary" onClick={onPay ?? (() => setClosedTill(true))}>
            Pay Now
          </Button>
        </>
      }
    >
      <p className="flex items-baseline justify-between gap-4 border-y border-line py-4">
        <span className="text-ink-muted">Price, taxes included</span>
        <span className="text-2xl font-strong tabular-nums">{formatRupees(item.price)}</span>
      </p>
      <p role="status" className="mt-3 text-sm text-ink-muted empty:hidden">
        {isClosedTill && 'Payments open soon. Nothing was charged.'}
      </p>
    </Dialog>
  );
}
