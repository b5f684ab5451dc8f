import { formatDate, formatDays } from '@tessera/contract/days';
import { formatRupees, rupeesFromPaise } from '@tessera/contract/money';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Receipt, RefundNotice } from './repository.receipts.ts';

const rupees = (paise: number): string => formatRupees(rupeesFromPaise(paise));

type Fact = NonNullable<Letter['facts']>[number];

const boughtOf = (receipt: Receipt | RefundNotice): string =>
  receipt.kind === 'plan'
    ? `${receipt.itemSnapshot.name} plan, ${formatDays(receipt.itemSnapshot.durationDays)}`
    : receipt.itemSnapshot.title;

/** Prices include the tax, so its parts add up to the amount; nothing is shown where none is owed. */
function taxFacts({
  taxRatePercent,
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
}: Receipt): Fact[] {
  if (cgstPaise + sgstPaise + igstPaise === 0) return [];
  const taxes: [string, number][] =
    igstPaise > 0
      ? [[`IGST ${taxRatePercent}%`, igstPaise]]
      : [
          [`CGST ${taxRatePercent / 2}%`, cgstPaise],
          [`SGST ${taxRatePercent / 2}%`, sgstPaise],
        ];
  return [['Value before tax', taxablePaise] as [string, number], ...taxes].map(
    ([label, paise]) => ({ label, value: rupees(paise) }),
  );
}

const party = (name: string | null, address: string, gstin: string | null): string =>
  [name, address, gstin && `GSTIN ${gstin}`].filter(Boolean).join(', ');

const partyFacts = ({ seller, buyer }: Receipt): Fact[] => [
  { label: 'Sold by', value: party(seller.name, seller.address, seller.gstin) },
  ...(buyer.businessName || buyer.gstin
    ? [{ label: 'Bought by', value: party(buyer.businessName, '', buyer.gstin) }]
    : []),
];

export const receiptLetter = (receipt: Receipt, o: { name: string; origin: string }): Letter => ({
  subject: `Your receipt for ${boughtOf(receipt)}`,
  heading: 'Thank you for your purchase',
  paragraphs: [`Hello ${o.name}, we have received your payment of ${rupees(receipt.amountPaise)}.`],
  facts: [
    { label: 'Bought', value: boughtOf(receipt) },
    ...taxFacts(receipt),
    { label: 'Amount paid', value: rupees(receipt.amountPaise) },
    { label: 'Payment', value: receipt.paymentId },
    { label: 'Order date', value: formatDate(receipt.createdAt) },
    ...partyFacts(receipt),
  ],
  action:
    receipt.kind === 'plan'
      ? { label: 'See your subscription', url: `${o.origin}/dashboard/subscription` }
      : { label: 'Open the component', url: `${o.origin}/components/${receipt.itemSnapshot.slug}` },
  because:
    'You get this mail because you bought something at Tessera. Please keep it as your receipt.',
});

/** What became of what it had paid for. */
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
