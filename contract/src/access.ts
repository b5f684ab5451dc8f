/**
 * Who may take what (spec 4), as pure functions: the browser draws padlocks with them, the server decides with them.
 * `both` lets a link between two plans open items in either direction where the spec says so; `downward` only the way it was drawn.
 */
export const PLAN_LINKS = ['both', 'downward'] as const;
export type PlanLinks = (typeof PLAN_LINKS)[number];

/** A plan somebody holds now, with the plans it opens: those of the day it was bought and those of today. */
export type HeldPlan = {
  readonly _id: string;
  readonly name: string;
  readonly accessiblePlans: readonly string[];
};

export type Holdings = {
  readonly isAdmin: boolean;
  readonly purchasedIds: readonly string[];
  readonly activePlans: readonly HeldPlan[];
};

export const NO_HOLDINGS: Holdings = { isAdmin: false, purchasedIds: [], activePlans: [] };

export type ItemPlan = { readonly _id: string; readonly name: string };
export type Item = { readonly _id: string; readonly subscriptionPlan?: ItemPlan | undefined };

/** An item whose own plan's links are known, as the either-direction rules need them. */
export type LinkedItem = {
  readonly _id: string;
  readonly subscriptionPlan?:
    | (ItemPlan & { readonly accessiblePlans: readonly string[] })
    | undefined;
};

const opens = (held: HeldPlan, plan: ItemPlan): boolean =>
  held._id === plan._id || held.accessiblePlans.includes(plan._id);

/** The browser page and the door to code. */
export const mayCopy = ({ isAdmin, purchasedIds, activePlans }: Holdings, item: Item): boolean => {
  const plan = item.subscriptionPlan;
  return (
    isAdmin ||
    plan === undefined ||
    purchasedIds.includes(item._id) ||
    activePlans.some((held) => opens(held, plan))
  );
};

/** Templates: free ones for anybody signed in, others by plan, links counted in either direction. */
export const mayDownload = (
  { isAdmin, activePlans }: Holdings,
  { subscriptionPlan: plan }: LinkedItem,
  planLinks: PlanLinks,
): boolean =>
  isAdmin ||
  plan === undefined ||
  activePlans.some(
    (held) =>
      opens(held, plan) || (planLinks === 'both' && plan.accessiblePlans.includes(held._id)),
  );

/** The saved page: the browser's rule, and also a plan of the same name, and links in either direction. */
export const mayCopySaved = (
  holdings: Holdings,
  item: LinkedItem,
  planLinks: PlanLinks,
): boolean => {
  const plan = item.subscriptionPlan;
  return (
    mayCopy(holdings, item) ||
    mayDownload(holdings, item, planLinks) ||
    holdings.activePlans.some(({ name }) => name === plan?.name)
  );
};
