import { LOCKED_MODAL_CLOSE_MS } from '@tessera/contract/constants';
import { splitTitle } from '@tessera/contract/item-title';
import { formatRupees } from '@tessera/contract/money';
import { AutoCloseDialog } from '../../ui/auto-close-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogClose } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

type SubscriptionRequiredProps = {
  item: {
    title: string;
    price?: number | undefined;
    subscriptionPlan?: { name: string } | undefined;
  };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onBuy: () => void;
};

/** Spec 2: explains how to unlock an item, with links. */
export function SubscriptionRequired({
  item: { title, price, subscriptionPlan },
  open,
  onOpenChange,
  onBuy,
}: SubscriptionRequiredProps) {
  return (
    <AutoCloseDialog
      open={open}
      onOpenChange={onOpenChange}
      closesAfterMs={LOCKED_MODAL_CLOSE_MS}
      mosaicSeed="subscription-required"
      title="Subscription required"
      description={`${splitTitle(title).name} is part of ${subscriptionPlan?.name ?? 'a plan'}. Your free items stay free.`}
      actions={
        <>
          <DialogClose>Cancel</DialogClose>
          {price !== undefined && <Button onClick={onBuy}>Buy Now · {formatRupees(price)}</Button>}
          <LinkButton to="/#pricing" variant="primary" onClick={() => onOpenChange(false)}>
            View Plans
          </LinkButton>
        </>
      }
    />
  );
}
