/**
 * The access rules (spec 4), as pure functions. The browser uses them to draw padlocks, the server
 * uses them to decide.
 * `both`: a link between two plans opens items in both directions, where the spec says so.
 * `downward`: a link opens items only in the direction in which it was set.
 */
export const PLAN_LINKS = ['both', 'downward'] as const;
export type PlanLinks = (typeof PLAN_LINKS)[number];

/**
 * A plan that a member holds now. `accessiblePlans` are the plans it opened when it was bought and
 * those it opens today.
 */
export type HeldPlan = {
  readonly _id: string;
  readonly name: string;
  readonly accessiblePlans: readonly string[];
};

export type UserAccess = {
  readonly isAdmin: boolean;
  readonly purchasedIds: readonly string[];
  readonly activePlans: readonly HeldPlan[];
};

export const NO_USER_ACCESS: UserAccess = { isAdmin: false, purchasedIds: [], activePlans: [] };

export type ItemPlan = { readonly _id: string; readonly name: string };
export type Item = { readonly _id: string; readonly subscriptionPlan?: ItemPlan | undefined };

/** An item with the links of its own plan. The rules that count links in both directions need them. */
export type LinkedItem = {
  readonly _id: string;
  readonly subscriptionPlan?:
    | (ItemPlan & { readonly accessiblePlans: readonly string[] })
    | undefined;
};

const opens = (held: HeldPlan, plan: ItemPlan): boolean =>
  held._id === plan._id || held.accessiblePlans.includes(plan._id);

/** The rule of the browser page and of the endpoint that returns code. */
export const mayCopy = (
  { isAdmin, purchasedIds, activePlans }: UserAccess,
  item: Item,
): boolean => {
  const plan = item.subscriptionPlan;
  return (
    isAdmin ||
    plan === undefined ||
    purchasedIds.includes(item._id) ||
    activePlans.some((held) => opens(held, plan))
  );
};

/** Reading code on the page of an item. Everybody may read what is free, also without an account. */
export const mayRead = (item: Item): boolean => mayCopy(NO_USER_ACCESS, item);

/** Templates. Free ones are for every signed-in user. Others need a plan, and links count in both directions. */
export const mayDownload = (
  { isAdmin, activePlans }: UserAccess,
  { subscriptionPlan: plan }: LinkedItem,
  planLinks: PlanLinks,
): boolean =>
  isAdmin ||
  plan === undefined ||
  activePlans.some(
    (held) =>
      opens(held, plan) || (planLinks === 'both' && plan.accessiblePlans.includes(held._id)),
  );

/** The saved page. On top of `mayCopy`, a plan with the same name and links in both directions count. */
export const mayCopySaved = (
  access: UserAccess,
  item: LinkedItem,
  planLinks: PlanLinks,
): boolean => {
  const plan = item.subscriptionPlan;
  return (
    mayCopy(access, item) ||
    mayDownload(access, item, planLinks) ||
    access.activePlans.some(({ name }) => name === plan?.name)
  );
};
