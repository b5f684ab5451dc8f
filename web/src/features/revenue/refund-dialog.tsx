import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { SaleFile } from '@tessera/contract/payments-admin';
import { adminApi } from '../../api/admin-api.ts';
import { ApiError } from '../../api/api-error.ts';
import { useDraft } from '../../state/draft.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogClose } from '../../ui/dialog.tsx';
import { FormGuard } from '../../ui/form-guard.tsx';
import { notify } from '../../ui/notify.ts';
import { RequiredLabel } from '../../ui/required-label.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { revenueKey, saleQuery } from './queries.ts';

const REASON_MAX_LENGTH = 300;

/** Rupees with at most two decimals; null for anything else. */
const readAmount = (text: string): number | null =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null;

/** Describes the effect of a refund before it is made. */
function effectOf(sale: SaleFile, amount: number): string {
  const who = sale.user.name ?? 'the buyer';
  const what = sale.kind === 'plan' ? `the ${sale.item} plan` : sale.item;
  const goes = `${formatRupees(amount)} goes back to the account or card ${who} paid with.`;
  if (amount < sale.refundable) {
    const until = sale.expiresAt ? ` until ${formatShortDate(new Date(sale.expiresAt))}` : '';
    return sale.isActive
      ? `${goes} ${who} keeps ${what}${until}.`
      : `${goes} ${what} has ended already.`;
  }
  return sale.isActive
    ? `${goes} Nothing of the payment is left then, so ${what} ends at once.`
    : `${goes} ${what} has ended already.`;
}

/** One refund request. With the same `requestId` a retry refunds only once. */
type RefundRequest = { requestId: string; refundable: number };

const newRefundRequest = ({ refundable }: SaleFile): RefundRequest => ({
  requestId: crypto.randomUUID(),
  refundable,
});

/** Whether the request has failed for good. Without a response the refund may still be made. */
const isDecided = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500);

function useRefund(sale: SaleFile) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: RefundRequest & { amount: number; reason: string }) => {
      const answer = await adminApi.call(
        'refundSale',
        { params: { id: sale._id }, body },
        { fallbackMessage: 'Failed to refund. Please try again.' },
      );
      if (answer.refund.status === 'refused')
        throw new Error(answer.refund.problem ?? 'The provider refused the refund.');
      return answer;
    },
    // Here and not in the dialog: after a full refund the dialog unmounts at once.
    onSuccess: ({ sale: now, refund: made }) => {
      notify(
        made.status === 'asked'
          ? {
              title: 'The provider has not answered yet',
              description: 'The refund is kept and tried again by itself.',
            }
          : { title: `${formatRupees(made.amount)} is on its way back`, tone: 'positive' },
      );
      queries.setQueryData(saleQuery(now._id).queryKey, { sale: now });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: revenueKey }),
  });
}

type Values = { extent: 'all' | 'part'; text: string; reason: string };

const START: Values = { extent: 'all', text: '', reason: '' };

type RefundDialogProps = { sale: SaleFile };

/** A button that asks for amount and reason, and describes the effect before the refund is made. */
export function RefundDialog({ sale }: RefundDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        size="sm"
        aria-haspopup="dialog"
        className="pointer-coarse:min-h-11"
        onClick={() => setOpen(true)}
      >
        Refund
      </Button>
      {isOpen && <RefundQuestion sale={sale} onClose={() => setOpen(false)} />}
    </>
  );
}

function RefundQuestion({ sale, onClose }: RefundDialogProps & { onClose: () => void }) {
  const [values, setValues] = useState(START);
  const { extent, text, reason } = values;
  const [isTried, setTried] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  const [request, setRequest] = useState(() => newRefundRequest(sale));
  const refund = useRefund(sale);
  const kept = useDraft({
    form: `refund of ${sale._id}`,
    values,
    isDirty: text !== '' || reason.trim() !== '',
    restore: setValues,
    basis: String(sale.refundable),
    recordName: 'sale',
  });

  const amount = extent === 'all' ? request.refundable : readAmount(text);
  const problem =
    extent === 'part' && (text !== '' || isTried) && problemOf(amount, request.refundable);
  const isReady = amount !== null && !problem && (extent === 'all' || text !== '');
  const missing = isTried && reason.trim() === '' && 'Say why.';
  const change = (next: Partial<Values>) => setValues((before) => ({ ...before, ...next }));

  const send = async (sent: number) => {
    try {
      await refund.mutateAsync({ ...request, amount: sent, reason: reason.trim() });
      kept.clear();
      onClose();
    } catch (error) {
      if (isDecided(error)) setRequest(newRefundRequest(sale));
    }
  };
  const confirm = () => {
    setTried(true);
    if (amount === null || !isReady) amountField.current?.focus();
    else if (reason.trim() === '') reasonField.current?.focus();
    else void send(amount);
  };

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !refund.isPending && onClose()}
      title={`Refund ${sale.user.name ?? 'this sale'}?`}
      description={`Up to ${formatRupees(sale.refundable)} of ${formatRupees(sale.amount)} can be given back.`}
      actions={
        <>
          <DialogClose disabled={refund.isPending}>Keep it</DialogClose>
          <Button variant="danger" loading={refund.isPending} onClick={confirm}>
            {isReady ? `Refund ${formatRupees(amount)}` : 'Refund'}
          </Button>
        </>
      }
    >
      <FormGuard {...kept.guard} className="mb-4" />
      <div className="grid gap-4">
        <SegmentedControl
          label="How much"
          options={[
            { value: 'all', label: `All, ${formatRupees(request.refundable)}` },
            { value: 'part', label: 'A part' },
          ]}
          value={extent}
          onChange={(next) => change({ extent: next })}
        />
        {extent === 'part' && (
          <TextField
            ref={amountField}
            label={<RequiredLabel>Amount in rupees</RequiredLabel>}
            required
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => change({ text: target.value })}
            error={problem || undefined}
          />
        )}
        <TextField
          ref={reasonField}
          label={<RequiredLabel>Reason</RequiredLabel>}
          required
          hint="For the books; the buyer does not see it."
          value={reason}
          maxLength={REASON_MAX_LENGTH}
          onChange={({ target }) => change({ reason: target.value })}
          error={missing || refund.error?.message}
        />
        <p role="status" className="min-h-[2lh] text-sm text-ink-muted">
          {isReady && effectOf(sale, amount)}
        </p>
      </div>
    </AlertDialog>
  );
}

function problemOf(amount: number | null, refundable: number): string | false {
  if (amount === null) return 'Write rupees, with at most two digits after the point.';
  if (amount < 1) return 'The provider gives back no less than ₹1.';
  if (amount > refundable) return `No more than ${formatRupees(refundable)} is left.`;
  return false;
}
