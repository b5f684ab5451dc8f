import type { User } from '@tessera/contract/users';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BillingFields } from './billing-fields.tsx';
import { skipBilling } from './billing.ts';
import { useBillingForm } from './use-billing-form.ts';

type BillingDialogProps = {
  user: User;
  open: boolean;
  /** Called after the user has saved or skipped the details. */
  onAnswered: () => void;
  onClose: () => void;
};

/** Asks for the billing address. It is asked before the first purchase only. */
export function BillingDialog({ user, open, onAnswered, onClose }: BillingDialogProps) {
  const form = useBillingForm(null, onAnswered);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Where should receipts go?"
      description="We ask once, because tax depends on it. Prices stay the same."
      actions={
        <>
          <Button
            onClick={() => {
              skipBilling(user);
              onAnswered();
            }}
          >
            Skip
          </Button>
          <Button type="submit" form={form.id} variant="primary" loading={form.isSubmitting}>
            Continue
          </Button>
        </>
      }
    >
      <form {...form.props} className="grid gap-4">
        <BillingFields form={form} />
      </form>
    </Dialog>
  );
}
