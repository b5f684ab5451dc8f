import {
  type HeldPlan,
  type UserAccess,
  mayCopy,
  mayCopySaved,
  mayDownload,
  type PlanLinks,
} from './access.ts';

/** The three uses of an item in a plan: copy code in the shop, copy code on the saved page, download a template. */
export type PlanAccess = {
  readonly copy: boolean;
  readonly saved: boolean;
  readonly template: boolean;
};

const accessTo = (holder: HeldPlan, goods: HeldPlan | null, planLinks: PlanLinks): PlanAccess => {
  const access: UserAccess = { isAdmin: false, purchasedIds: [], activePlans: [holder] };
  const item = { _id: 'anything in it', ...(goods && { subscriptionPlan: goods }) };
  return {
    copy: mayCopy(access, item),
    saved: mayCopySaved(access, item, planLinks),
    template: mayDownload(access, item, planLinks),
  };
};

/** What a member with only this plan can use of every plan. Null stands for free items. */
export const reachOf = <Plan extends HeldPlan>(
  holder: HeldPlan,
  plans: readonly Plan[],
  planLinks: PlanLinks,
): { goods: Plan | null; access: PlanAccess }[] =>
  [null, ...plans].map((goods) => ({ goods, access: accessTo(holder, goods, planLinks) }));

/** Whether the setting for links changes what a member with these plans can use. */
export function dependsOnPlanLinks(
  activePlans: readonly HeldPlan[],
  plans: readonly HeldPlan[],
): boolean {
  const access: UserAccess = { isAdmin: false, purchasedIds: [], activePlans };
  return plans.some((goods) => {
    const item = { _id: 'anything in it', subscriptionPlan: goods };
    return [mayCopySaved, mayDownload].some(
      (may) => may(access, item, 'both') !== may(access, item, 'downward'),
    );
  });
}

/** The number of published items of a plan. Null stands for free items. */
export type ItemCount = {
  readonly plan: HeldPlan | null;
  readonly components: number;
  readonly templates: number;
};

/** How many components and templates a member with these plans can use. */
export function countOpened(
  activePlans: readonly HeldPlan[],
  counts: readonly ItemCount[],
  planLinks: PlanLinks,
): { components: number; templates: number } {
  const access: UserAccess = { isAdmin: false, purchasedIds: [], activePlans };
  const opened = { components: 0, templates: 0 };
  for (const { plan, components, templates } of counts) {
    const item = { _id: 'anything in it', ...(plan && { subscriptionPlan: plan }) };
    if (mayCopy(access, item)) opened.components += components;
    if (mayDownload(access, item, planLinks)) opened.templates += templates;
  }
  return opened;
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** With more plans than this, the sentence gives their number instead of their names. */
const NAMED_MAX = 3;

function closedWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length > NAMED_MAX) return `The other ${names.length} plans stay closed.`;
  return `${listed.format(names)} ${names.length === 1 ? 'stays' : 'stay'} closed.`;
}

/** `reachOf` as a sentence. */
export function reachSentence(
  holder: HeldPlan,
  plans: readonly HeldPlan[],
  planLinks: PlanLinks,
): string {
  const reach = reachOf(holder, plans, planLinks);
  const names = (fits: (access: PlanAccess) => boolean): string =>
    listed.format(
      reach.filter(({ access }) => fits(access)).map(({ goods }) => goods?.name ?? 'Free'),
    );
  const open = names(({ copy }) => copy);
  const both = names(({ copy, saved, template }) => !copy && saved && template);
  const savedOnly = names(({ copy, saved, template }) => !copy && saved && !template);
  const closed = reach.filter(({ access: { saved, template } }) => !saved && !template);
  return [
    `${holder.name} subscribers copy and download everything in ${open}.`,
    both && `Of ${both} they copy what they have saved and download templates.`,
    savedOnly && `Of ${savedOnly} they copy what they have saved.`,
    closedWords(closed.map(({ goods }) => goods?.name ?? 'Free')),
  ]
    .filter(Boolean)
    .join(' ');
}
