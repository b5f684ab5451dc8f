import type { CheckoutSummary } from '@tessera/contract/checkout';
import { formatDate, formatDays } from '@tessera/contract/days';

export type Step = 'Buy' | 'Extend' | 'Upgrade';

/** What the purchase is for this buyer. */
export function stepOf({ heldUntil, otherPlans }: CheckoutSummary): Step {
  if (heldUntil !== null) return 'Extend';
  return otherPlans.some(({ relation }) => relation === 'opened') ? 'Upgrade' : 'Buy';
}

export const titleOf = (summary: CheckoutSummary): string =>
  stepOf(summary) === 'Upgrade'
    ? `Upgrade to ${summary.item.name}`
    : `${stepOf(summary)} ${summary.item.name}`;

/** The line of the price: what is bought, and for how long. */
export const lineOf = ({ item, days }: CheckoutSummary): string =>
  days === null ? item.name : `${item.name}, ${formatDays(days)}`;

type TaxLine = { label: string; rupees: number };

const percent = (rate: number): string => `${rate.toLocaleString('en-IN')} %`;

/** The taxes inside the total, as they will be on the order. */
export function taxLines({ tax }: CheckoutSummary): TaxLine[] {
  if (!tax) return [];
  if (tax.igst > 0) return [{ label: `IGST ${percent(tax.ratePercent)}`, rupees: tax.igst }];
  const half = percent(tax.ratePercent / 2);
  return [
    { label: `CGST ${half}`, rupees: tax.cgst },
    { label: `SGST ${half}`, rupees: tax.sgst },
  ];
}

const counted = (count: number, word: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-IN')} ${word}${count === 1 ? '' : 's'}`];

/** What a plan opens, or what it opens on top of the plans that run. */
export function openedWords({ opens, more, item, otherPlans, heldUntil }: CheckoutSummary): string {
  if (!opens || !more) return '';
  const isMore = heldUntil === null && otherPlans.length > 0;
  const { components, templates } = isMore ? more : opens;
  const words = [
    ...counted(components, isMore ? 'more component' : 'component'),
    ...counted(templates, isMore ? 'more template' : 'template'),
  ].join(' and ');
  if (words === '') return `${item.name} opens nothing that your plans do not open already.`;
  const one = components + templates === 1;
  if (heldUntil !== null) return `${words} ${one ? 'stays' : 'stay'} open.`;
  return `${words} ${one ? 'opens' : 'open'} at once.`;
}

/** What happens to the plans that run already. */
export const notesOf = ({ item, otherPlans }: CheckoutSummary): string[] =>
  otherPlans.map(({ name, expiresAt, relation, fate }) => {
    const end = formatDate(new Date(expiresAt));
    if (fate === 'ends')
      return `Your ${name} ends when ${item.name} begins. Its unused days are taken off the price.`;
    if (fate === 'waits')
      return `The running period of your ${name} ends when ${item.name} begins, and its unused days are taken off the price. What you bought of ${name} after it goes on when ${item.name} ends.`;
    if (relation === 'opened')
      return `The full price of ${item.name} is charged. Your ${name} keeps running beside it until ${end}.`;
    if (relation === 'opens')
      return `Your ${name} opens everything in ${item.name} already, until ${end}. So ${item.name} begins when it ends.`;
    return `Your ${name} keeps running beside it until ${end}.`;
  });
