import { mayCopy, NO_USER_ACCESS } from '@tessera/contract/access';
import type { ComponentCard } from '@tessera/contract/catalog';
import { MONEY_LOCALE } from '@tessera/contract/constants';
import { formatRupees } from '@tessera/contract/money';
import type { Plan } from '@tessera/contract/plans';

type Priced = Pick<ComponentCard, '_id' | 'subscriptionPlan' | 'price'>;

/** The ways to unlock an item, as text. */
export type Terms = {
  isFree: boolean;
  /** 'Included in Pro and Pro Plus' */
  title: string;
  /** 'Or buy it alone for ₹149, yours for good.' */
  detail: string | null;
  /** 'The code opens with Pro, Pro Plus or a single purchase' */
  opening: string;
  /** The plans that open it, the cheapest first. */
  openers: readonly Plan[];
  /** The price of the cheapest plan that opens it. */
  fromRupees: number | null;
};

const and = new Intl.ListFormat(MONEY_LOCALE, { type: 'conjunction' });
const or = new Intl.ListFormat(MONEY_LOCALE, { type: 'disjunction' });

/** Uses the access rule itself, so that the text cannot promise something else. */
const openersOf = (item: Priced, plans: readonly Plan[]): Plan[] =>
  plans.filter((plan) => mayCopy({ ...NO_USER_ACCESS, activePlans: [plan] }, item));

export function termsOf(item: Priced, plans: readonly Plan[]): Terms {
  const { subscriptionPlan: plan, price } = item;
  if (!plan)
    return {
      isFree: true,
      title: 'Free',
      detail: 'Sign in to copy – it is free.',
      opening: 'Sign in to copy – it is free',
      openers: [],
      fromRupees: null,
    };
  const openers = openersOf(item, plans).toSorted((a, b) => a.price - b.price);
  // If the list of plans did not load, the item's own plan is still known.
  const names = openers.length > 0 ? openers.map(({ name }) => name) : [plan.name];
  return {
    isFree: false,
    title: `Included in ${and.format(names)}`,
    detail:
      price === undefined ? null : `Or buy it alone for ${formatRupees(price)}, yours for good.`,
    opening: `The code opens with ${or.format(price === undefined ? names : [...names, 'a single purchase'])}`,
    openers,
    fromRupees: openers[0]?.price ?? null,
  };
}
