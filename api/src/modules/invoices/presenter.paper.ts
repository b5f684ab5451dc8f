import { formatDate, formatDays, formatShortDate } from '@tessera/contract/days';
import { INDIAN_STATES } from '@tessera/contract/indian-states';
import type { InvoiceKind } from '@tessera/contract/invoice-kinds';
import { rupeesInWords } from './policy.words.ts';
import type { Item } from './repository.sales.ts';
import type { Buyer, Invoice, Seller } from './repository.ts';

/** The content of a document, as text. The PDF code decides about its layout. */
export type Paper = {
  title: string;
  number: string;
  facts: { label: string; value: string }[];
  parties: { label: string; lines: string[] }[];
  columns: { label: string; isNumber?: true }[];
  rows: string[][];
  totals: { label: string; value: string }[];
  total: { label: string; value: string };
  words: string;
  notes: string[];
};

const TITLES: Record<InvoiceKind, string> = {
  invoice: 'Tax invoice',
  receipt: 'Receipt',
  'credit note': 'Credit note',
  'refund receipt': 'Refund receipt',
};
export const titleOf = (kind: InvoiceKind): string => TITLES[kind];

/** Documents always show paise, so that the figures of a column align. */
const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const rupees = (paise: number): string => money.format(paise / 100);

const ABROAD = '96';
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** `Karnataka (29)` */
function stateLine(code: string): string {
  const state = INDIAN_STATES.find((one) => one.code === code);
  return state ? `${state.name} (${code})` : code === ABROAD ? 'Outside India (96)' : code;
}

export const describe = (item: Item): string =>
  item.kind === 'plan'
    ? `${item.itemSnapshot.name} plan, access for ${formatDays(item.itemSnapshot.durationDays)}`
    : `${item.itemSnapshot.title}, component with its source code`;

const present = (lines: (string | null | false)[]): string[] =>
  lines.filter((line): line is string => Boolean(line));

const sellerLines = ({ name, address, state, gstin }: Seller): string[] =>
  present([name, address, `State: ${stateLine(state)}`, gstin && `GSTIN ${gstin}`]);

function buyerLines(
  { country, state, businessName, address, city, postalCode, gstin }: Buyer,
  who: { name: string | null; email: string | null },
  placeOfSupply: string,
): string[] {
  const isAbroad = country !== null && country !== 'IN';
  const place = isAbroad
    ? (countries.of(country) ?? country)
    : `State: ${stateLine(state ?? placeOfSupply)}`;
  const names = present([businessName, who.name]);
  return present([
    ...(names.length > 0 ? names : ['Private customer']),
    who.email,
    address ?? null,
    // Indian addresses have the code after the city, most others before it.
    present(
      isAbroad ? [postalCode ?? null, city ?? null] : [city ?? null, postalCode ?? null],
    ).join(' '),
    place,
    gstin && `GSTIN ${gstin}`,
  ]);
}

type Tax = { label: string; paise: number };

function taxesOf({ cgstPaise, sgstPaise, igstPaise, taxRatePercent }: Invoice): Tax[] {
  const isWithin = cgstPaise + sgstPaise > 0;
  return isWithin
    ? [
        { label: `CGST ${taxRatePercent / 2}%`, paise: cgstPaise },
        { label: `SGST ${taxRatePercent / 2}%`, paise: sgstPaise },
      ]
    : [{ label: `IGST ${taxRatePercent}%`, paise: igstPaise }];
}

const LAST_NOTES: Record<InvoiceKind, string> = {
  invoice:
    'Issued electronically; under the proviso to rule 46 of the CGST Rules, 2017 it needs no signature.',
  'credit note': 'Issued electronically under rule 53 of the CGST Rules, 2017.',
  receipt: 'Issued electronically; it needs no signature.',
  'refund receipt': 'Issued electronically; it needs no signature.',
};

/** A sale has one row. The PDF code accepts any number. */
function table(invoice: Invoice, taxes: Tax[] | null): Pick<Paper, 'columns' | 'rows'> {
  const { lines, taxablePaise, amountPaise } = invoice;
  const columns: Paper['columns'] = taxes
    ? [
        { label: 'Description' },
        { label: 'SAC' },
        { label: 'Qty', isNumber: true },
        { label: 'Taxable value', isNumber: true },
        ...taxes.map(({ label }) => ({ label, isNumber: true }) as const),
        { label: 'Amount', isNumber: true },
      ]
    : [
        { label: 'Description' },
        { label: 'Qty', isNumber: true },
        { label: 'Amount', isNumber: true },
      ];
  const figures = taxes
    ? [taxablePaise, ...taxes.map(({ paise }) => paise), amountPaise]
    : [amountPaise];
  const sums = figures.map(rupees);
  const rows = lines.map(({ description, sac }) =>
    (taxes ? [description, sac, '1'] : [description, '1']).concat(sums),
  );
  return { columns, rows };
}

/** The price before the discounts, and each of them. Nothing if there are none. */
export function discountLines({
  lines,
  amountPaise,
  taxRatePercent,
}: Pick<Invoice, 'lines' | 'amountPaise' | 'taxRatePercent'>): { label: string; value: string }[] {
  const discounts = lines.flatMap((line) => line.discounts ?? []);
  if (discounts.length === 0) return [];
  const pricePaise = discounts.reduce((sum, discount) => sum + discount.amountPaise, amountPaise);
  return [
    { label: taxRatePercent > 0 ? 'Price with tax' : 'Price', value: rupees(pricePaise) },
    ...discounts.map((discount) => ({
      label: discount.label,
      value: `−${rupees(discount.amountPaise)}`,
    })),
  ];
}

export function presentPaper(
  invoice: Invoice,
  o: { sale: Invoice | null; name: string | null; email: string | null },
): Paper {
  const { kind, number, issuedAt, paymentId, amountPaise, placeOfSupply, seller, buyer } = invoice;
  const isTaxed = kind === 'invoice' || kind === 'credit note';
  const isBack = invoice.correctsId !== null;
  const taxes = isTaxed ? taxesOf(invoice) : null;
  return {
    title: titleOf(kind),
    number,
    facts: [
      { label: 'Date', value: formatDate(issuedAt) },
      ...(o.sale
        ? [
            {
              label: `For ${titleOf(o.sale.kind).toLowerCase()}`,
              value: `${o.sale.number} of ${formatShortDate(o.sale.issuedAt)}`,
            },
          ]
        : []),
      ...(isTaxed
        ? [
            { label: 'Place of supply', value: stateLine(placeOfSupply) },
            { label: 'Reverse charge', value: 'No' },
          ]
        : []),
      ...(buyer.purchaseOrder
        ? [{ label: 'Your purchase order', value: buyer.purchaseOrder }]
        : []),
      { label: 'Payment', value: paymentId },
      ...(invoice.refundId ? [{ label: 'Refund', value: invoice.refundId }] : []),
    ],
    parties: [
      { label: 'Sold by', lines: sellerLines(seller) },
      { label: 'Bought by', lines: buyerLines(buyer, o, placeOfSupply) },
    ],
    ...table(invoice, taxes),
    totals: [
      ...(isBack ? [] : discountLines(invoice)),
      ...(taxes
        ? [
            { label: 'Taxable value', value: rupees(invoice.taxablePaise) },
            ...taxes.map(({ label, paise }) => ({ label, value: rupees(paise) })),
          ]
        : []),
    ],
    total: { label: isBack ? 'Total refunded' : 'Total paid', value: rupees(amountPaise) },
    words: rupeesInWords(amountPaise),
    notes: [
      ...(isTaxed ? [] : ['No GST is charged on this sale.']),
      isBack ? 'The amount was returned to the account it was paid from.' : 'Paid in full.',
      LAST_NOTES[kind],
    ],
  };
}
