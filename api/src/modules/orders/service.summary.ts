import { mayCopy, NO_USER_ACCESS, type HeldPlan } from '@tessera/contract/access';
import type { CheckoutSummary } from '@tessera/contract/checkout';
import { rupeesFromPaise } from '@tessera/contract/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { LedgerService, Seller, Tax } from '../ledger/service.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { offerOf } from './policy.offers.ts';
import { type Credit, sumOf } from './policy.upgrade.ts';
import type { BillingService } from './service.billing.ts';
import type { UpgradesService } from './service.upgrades.ts';

type Place = { country?: string | undefined; state?: string | undefined };
type Wanted = Place & { planId?: string | undefined; slug?: string | undefined };
type Money = Pick<CheckoutSummary, 'price' | 'credits' | 'total' | 'tax' | 'billing'>;

const presentTax = ({ taxRatePercent, cgstPaise, sgstPaise, igstPaise, placeOfSupply }: Tax) =>
  taxRatePercent === 0
    ? null
    : {
        ratePercent: taxRatePercent,
        cgst: rupeesFromPaise(cgstPaise),
        sgst: rupeesFromPaise(sgstPaise),
        igst: rupeesFromPaise(igstPaise),
        placeOfSupply,
      };

/** One line for each plan that is left, however many of its periods are credited. */
const presentCredits = (credits: readonly Credit[]): CheckoutSummary['credits'] =>
  Array.from(
    Map.groupBy(credits, ({ planName }) => planName),
    ([plan, periods]) => ({
      plan,
      days: periods.reduce((sum, { days }) => sum + days, 0),
      ofDays: periods.reduce((sum, { ofDays }) => sum + ofDays, 0),
      amount: rupeesFromPaise(sumOf(periods)),
    }),
  );

const doesOpen = (held: HeldPlan, plan: { _id: string; name: string }): boolean =>
  mayCopy({ ...NO_USER_ACCESS, activePlans: [held] }, { _id: '', subscriptionPlan: plan });

/** What happens to a running plan. `left`: the plans whose running period ends, and whether later ones wait. */
const fateOf = ({ _id }: HeldPlan, left: ReadonlyMap<string, { hasMore: boolean }>) => {
  const one = left.get(_id);
  if (!one) return 'runs';
  return one.hasMore ? 'waits' : 'ends';
};

export type SummaryService = ReturnType<typeof createSummaryService>;

/** What a buyer sees before paying. It reads and calculates, and stores nothing. */
export const createSummaryService = ({
  db,
  clock,
  plans,
  items,
  subscriptions,
  upgrades,
  billing,
  ledger,
  seller,
  ratePercent,
  isAbroadTaxed,
}: {
  db: Database;
  clock: Clock;
  plans: PlansService;
  items: ItemsService;
  subscriptions: SubscriptionsService;
  upgrades: UpgradesService;
  billing: BillingService;
  ledger: LedgerService;
  seller: Seller;
  ratePercent: number;
  isAbroadTaxed: boolean;
}) => {
  /** The same calculation as for the order. A place that was chosen and not saved yet counts already. */
  const moneyOf = async (
    userId: string,
    { pricePaise, credits }: { pricePaise: number; credits: readonly Credit[] },
    { country, state }: Place,
  ): Promise<Money> => {
    const amountPaise = pricePaise - sumOf(credits);
    const saved = await billing.get(userId);
    const buyer = country === undefined ? saved : { ...saved, country, state: state ?? null };
    const tax = ledger.splitTax(amountPaise, { seller, buyer, ratePercent, isAbroadTaxed });
    return {
      price: rupeesFromPaise(pricePaise),
      credits: presentCredits(credits),
      total: rupeesFromPaise(amountPaise),
      tax: presentTax(tax),
      billing: saved,
    };
  };

  const forPlan = async (userId: string, id: string, place: Place): Promise<CheckoutSummary> => {
    const plan = await plans.findOnSale(db, id);
    if (!plan) throw new AppError('NOT_FOUND');
    const credits = await upgrades.quote(userId, plan);
    const [money, held, period] = await Promise.all([
      moneyOf(userId, { pricePaise: plan.pricePaise, credits }, place),
      subscriptions.activePlans(userId),
      subscriptions.nextPeriod(userId, plan.id, plan.durationDays),
    ]);
    const bought = { _id: plan.id, name: plan.name, accessiblePlans: plan.linkedPlanIds };
    const relationTo = (other: HeldPlan) =>
      doesOpen(bought, other) ? 'opened' : doesOpen(other, bought) ? 'opens' : 'separate';
    const left = await upgrades.left(userId, credits);
    return {
      kind: 'plan',
      item: { _id: plan.id, name: plan.name, slug: null, imageUrl: null },
      offer: 'sold',
      ...money,
      days: plan.durationDays,
      startsAt: period.startsAt.toISOString(),
      isLater: period.startsAt > clock.now(),
      until: period.endsAt.toISOString(),
      heldUntil: held.find(({ _id }) => _id === plan.id)?.expiresAt ?? null,
      otherPlans: held
        .filter(({ _id }) => _id !== plan.id)
        .map((other) => ({
          _id: other._id,
          name: other.name,
          expiresAt: other.expiresAt,
          relation: relationTo(other),
          fate: fateOf(other, left),
        })),
      ...(await plans.openedBy(plan, held)),
    };
  };

  const forComponent = async (
    principal: Principal,
    slug: string,
    place: Place,
  ): Promise<CheckoutSummary> => {
    const item = await items.findBySlug(slug);
    if (item?.status !== 'published') throw new AppError('NOT_FOUND');
    const [holdings, cards] = await Promise.all([
      subscriptions.holdingsOf(principal, [item.id]),
      items.cardsOf([item.id]),
    ]);
    const { offer, pricePaise } = offerOf(item, holdings);
    return {
      kind: 'component',
      item: {
        _id: item.id,
        name: item.title,
        slug: item.slug,
        imageUrl: cards.get(item.id)?.card.imageUrl ?? null,
      },
      offer,
      ...(await moneyOf(principal.userId, { pricePaise: pricePaise ?? 0, credits: [] }, place)),
      days: null,
      startsAt: clock.now().toISOString(),
      isLater: false,
      until: null,
      heldUntil: null,
      otherPlans: [],
      opens: null,
      more: null,
    };
  };

  return {
    summarize: (
      principal: Principal,
      { planId, slug, ...place }: Wanted,
    ): Promise<CheckoutSummary> =>
      planId === undefined
        ? forComponent(principal, slug ?? '', place)
        : forPlan(principal.userId, planId, place),
  };
};
