import { formatDays } from '@tessera/contract/days';
import { formatRupees, rupeesFromPaise } from '@tessera/contract/money';
import type { Letter } from '../../platform/mail/letter.ts';
import type { RefundNotice } from './repository.notices.ts';

const rupees = (paise: number): string => formatRupees(rupeesFromPaise(paise));

const boughtOf = (notice: RefundNotice): string =>
  notice.kind === 'plan'
    ? `${notice.itemSnapshot.name} plan, ${formatDays(notice.itemSnapshot.durationDays)}`
    : notice.itemSnapshot.title;

/** States whether the buyer keeps the item. */
function consequenceOf(notice: RefundNotice): string {
  if (!notice.isSale) return 'That payment bought nothing, so nothing changes for you.';
  return notice.isWhole
    ? `What it paid for has ended: ${boughtOf(notice)}.`
    : `You keep what it paid for: ${boughtOf(notice)}.`;
}

export const refundLetter = (
  notice: RefundNotice,
  o: { name: string; origin: string },
): Letter => ({
  subject: `Your refund of ${rupees(notice.amountPaise)}`,
  heading: 'Money is on its way back to you',
  paragraphs: [
    `Hello ${o.name}, we have given back ${rupees(notice.amountPaise)} of your payment of ${rupees(notice.paidPaise)}. It goes to the account or card you paid with, usually within five to seven working days.`,
    consequenceOf(notice),
  ],
  facts: [
    { label: 'Refund', value: notice.refundId },
    { label: 'Payment', value: notice.paymentId },
    { label: 'Amount', value: rupees(notice.amountPaise) },
  ],
  action: { label: 'See your subscription', url: `${o.origin}/dashboard/subscription` },
  because: 'You get this mail because a payment of yours at Tessera was given back.',
});
