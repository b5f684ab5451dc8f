import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { paymentApi } from '../../api/payment-api.ts';
import { Button } from '../../ui/button.tsx';

type MissingPaymentProps = { heading: ReactNode; onSettled: () => void };

/** Asks the provider at once about all recent orders of this user. */
export function MissingPayment({ heading, onSettled }: MissingPaymentProps) {
  const check = useMutation({
    mutationFn: () =>
      paymentApi.call(
        'checkPayments',
        { body: {} },
        { fallbackMessage: 'We could not ask just now. Please try again in a moment.' },
      ),
    // Runs also when this check settled nothing: a payment may have been settled since the page was opened.
    onSuccess: onSettled,
  });
  const found = check.data && answerTo(check.data);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {heading}
        <Button
          size="sm"
          className="touch:min-h-11"
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          I paid but don’t see it
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {found && !check.isPending && (
          <p className={clsx(ANSWER, TONES[found.tone])}>{found.words}</p>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {check.error && <p className={clsx(ANSWER, TONES.danger)}>{check.error.message}</p>}
      </div>
    </>
  );
}

const ANSWER = 'mt-2.5 rounded-md px-3.5 py-3 text-sm text-pretty';
const TONES = {
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  neutral: 'bg-sunken text-ink',
  danger: 'bg-danger-soft text-danger',
};

/** The result as text. It promises no more than what was found. */
function answerTo({ settled, pending }: { settled: number; pending: number }): {
  tone: keyof typeof TONES;
  words: string;
} {
  if (settled > 0)
    return {
      tone: 'positive',
      words:
        settled === 1
          ? 'We found your payment. What you bought is yours now.'
          : `We found ${settled} payments. What you bought is yours now.`,
    };
  if (pending > 0)
    return {
      tone: 'warning',
      words: `${pending === 1 ? 'One payment is' : `${pending} payments are`} still on the way. Your bank has not answered yet; we keep checking, and you need not stay here.`,
    };
  return {
    tone: 'neutral',
    words:
      'We asked the payment provider just now and found no payment of yours from the last six days that is missing here. If money has left your account all the same, your bank has not passed it on; it usually sends it back by itself within a week.',
  };
}
