import { formatDate, formatDays } from '@tessera/contract/days';
import { formatRupees, rupeesFromPaise } from '@tessera/contract/money';
import type { Letter } from '../../platform/mail/letter.ts';
import { discountLines, titleOf } from './presenter.paper.ts';
import type { Sale } from './repository.sales.ts';
import type { Invoice } from './repository.ts';

const rupees = (paise: number): string => formatRupees(rupeesFromPaise(paise));

type Fact = NonNullable<Letter['facts']>[number];
type Addressee = {
  name: string;
  origin: string;
  /** The end of the period that was bought, if it has one. */
  accessUntil: Date | null;
  /** A further recipient, named by the buyer, gets the same mail. */
  hasCopy: boolean;
};

const boughtOf = (sale: Sale): string =>
  sale.kind === 'plan'
    ? `${sale.itemSnapshot.name} plan, ${formatDays(sale.itemSnapshot.durationDays)}`
    : sale.itemSnapshot.title;

/** Prices include the tax, so the parts add up to the amount. A sale without tax has no tax lines. */
function taxFacts({
  taxRatePercent,
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
}: Invoice): Fact[] {
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

const addressOf = ({ address, city, postalCode }: Invoice['buyer']): string =>
  [address, city, postalCode].filter(Boolean).join(', ');

const party = (name: string | null, address: string, gstin: string | null): string =>
  [name, address, gstin && `GSTIN ${gstin}`].filter(Boolean).join(', ');

const partyFacts = ({ seller, buyer }: Invoice): Fact[] => [
  { label: 'Sold by', value: party(seller.name, seller.address, seller.gstin) },
  ...(buyer.businessName || buyer.gstin
    ? [{ label: 'Bought by', value: party(buyer.businessName, addressOf(buyer), buyer.gstin) }]
    : []),
  ...(buyer.purchaseOrder ? [{ label: 'Your purchase order', value: buyer.purchaseOrder }] : []),
];

/** Why a mail came, for the buyer and for somebody who was named for the invoices. */
const becauseOf = (what: string, { hasCopy }: Addressee): string =>
  hasCopy
    ? `${what} Somebody who buys at Tessera may also have named this address for the invoices.`
    : what;

/** Until when the buyer has access. */
function accessFacts(sale: Sale, accessUntil: Date | null): Fact[] {
  if (sale.kind === 'component') return [{ label: 'Access', value: 'For good' }];
  if (!accessUntil) return [];
  return [
    {
      label: 'Access until',
      value: `${formatDate(accessUntil)}. It does not renew by itself.`,
    },
  ];
}

/** The document itself is attached to the e-mail. */
export const saleLetter = (invoice: Invoice, sale: Sale, o: Addressee): Letter => ({
  subject: `Your receipt for ${boughtOf(sale)}`,
  heading: 'Thank you for your purchase',
  paragraphs: [
    `Hello ${o.name}, we have received your payment of ${rupees(invoice.amountPaise)}. ${titleOf(invoice.kind)} ${invoice.number} is attached.`,
  ],
  facts: [
    { label: 'Bought', value: boughtOf(sale) },
    ...accessFacts(sale, o.accessUntil),
    ...discountLines(invoice),
    ...taxFacts(invoice),
    { label: 'Amount paid', value: rupees(invoice.amountPaise) },
    { label: 'Payment', value: invoice.paymentId },
    { label: titleOf(invoice.kind), value: invoice.number },
    { label: 'Date', value: formatDate(invoice.issuedAt) },
    ...partyFacts(invoice),
  ],
  action:
    sale.kind === 'plan'
      ? { label: 'See your subscription', url: `${o.origin}/dashboard/subscription` }
      : { label: 'Open the component', url: `${o.origin}/components/${sale.itemSnapshot.slug}` },
  because: becauseOf(
    'You get this mail because you bought something at Tessera. Please keep it for your records.',
    o,
  ),
});

export const creditLetter = (credit: Invoice, sale: Sale, o: Addressee): Letter => ({
  subject: `${titleOf(credit.kind)} for ${boughtOf(sale)}`,
  heading: `Your ${titleOf(credit.kind).toLowerCase()}`,
  paragraphs: [
    `Hello ${o.name}, ${titleOf(credit.kind).toLowerCase()} ${credit.number} is attached. It is the paper for the ${rupees(credit.amountPaise)} that went back to where you paid from; please keep it with the one it corrects.`,
  ],
  facts: [
    { label: 'Refund for', value: boughtOf(sale) },
    ...taxFacts(credit),
    { label: 'Amount refunded', value: rupees(credit.amountPaise) },
    { label: 'Payment', value: credit.paymentId },
    { label: titleOf(credit.kind), value: credit.number },
    { label: 'Date', value: formatDate(credit.issuedAt) },
  ],
  action: { label: 'See your payments', url: `${o.origin}/dashboard/subscription` },
  because: becauseOf('You get this mail because a payment of yours at Tessera was refunded.', o),
});
