import { formatDate, formatDays } from '@tessera/contract/days';
import { formatRupees, rupeesFromPaise } from '@tessera/contract/money';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Receipt } from './repository.receipts.ts';

const rupees = (paise: number): string => formatRupees(rupeesFromPaise(paise));

type Fact = NonNullable<Letter['facts']>[number];

const boughtOf = (receipt: Receipt): string =>
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
