import { describe, expect, test } from 'vitest';
import {
  type HeldPlan,
  type UserAccess,
  type LinkedItem,
  mayCopy,
  mayCopySaved,
  mayDownload,
  mayRead,
  NO_USER_ACCESS,
  PLAN_LINKS,
  type PlanLinks,
} from './access.ts';

const held = (id: string, reach: string[] = [], name = id): HeldPlan => ({
  _id: id,
  name,
  accessiblePlans: reach,
});
const having = (...activePlans: HeldPlan[]): UserAccess => ({ ...NO_USER_ACCESS, activePlans });
const item = (plan?: string, links: string[] = [], name = plan): LinkedItem => ({
  _id: 'item',
  ...(plan !== undefined && {
    subscriptionPlan: { _id: plan, name: name ?? plan, accessiblePlans: links },
  }),
});

type Case = {
  clause: string;
  access: UserAccess;
  thing: LinkedItem;
  copy: boolean;
  saved: Record<PlanLinks, boolean>;
  download: Record<PlanLinks, boolean>;
};

const always = { both: true, downward: true };
const never = { both: false, downward: false };
const eitherWay = { both: true, downward: false };

const cases: Case[] = [
  {
    clause: 'a free item is open [ST-21] [EN-08]',
    access: NO_USER_ACCESS,
    thing: item(),
    copy: true,
    saved: always,
    download: always,
  },
  {
    clause: 'an item of a plan is locked for someone without one',
    access: NO_USER_ACCESS,
    thing: item('pro'),
    copy: false,
    saved: never,
    download: never,
  },
  {
    clause: 'a bought component is open; templates are not bought singly [ST-22]',
    access: { ...NO_USER_ACCESS, purchasedIds: ['other', 'item'] },
    thing: item('pro'),
    copy: true,
    saved: always,
    download: never,
  },
  {
    clause: 'another bought component opens nothing here',
    access: { ...NO_USER_ACCESS, purchasedIds: ['other'] },
    thing: item('pro'),
    copy: false,
    saved: never,
    download: never,
  },
  {
    clause: 'the same plan opens [ST-23]',
    access: having(held('pro')),
    thing: item('pro'),
    copy: true,
    saved: always,
    download: always,
  },
  {
    clause: "the held plan's link opens [ST-24] [EN-07]",
    access: having(held('plus', ['pro'])),
    thing: item('pro'),
    copy: true,
    saved: always,
    download: always,
  },
  {
    clause: 'a plan without a link does not open',
    access: having(held('plus')),
    thing: item('pro'),
    copy: false,
    saved: never,
    download: never,
  },
  {
    clause: "the item's plan linking to the held plan opens saved items and templates [ST-26]",
    access: having(held('pro')),
    thing: item('plus', ['pro']),
    copy: false,
    saved: eitherWay,
    download: eitherWay,
  },
  {
    clause: 'a plan of the same name opens saved items only [ST-25]',
    access: having(held('old-pro', [], 'Pro')),
    thing: item('new-pro', [], 'Pro'),
    copy: false,
    saved: always,
    download: never,
  },
  {
    clause: 'any one of several plans is enough [EN-11]',
    access: having(held('other'), held('plus', ['pro'])),
    thing: item('pro'),
    copy: true,
    saved: always,
    download: always,
  },
  {
    clause: 'links of links are not followed',
    access: having(held('top', ['plus'])),
    thing: item('pro'),
    copy: false,
    saved: never,
    download: never,
  },
  {
    clause: 'an admin may take everything',
    access: { ...NO_USER_ACCESS, isAdmin: true },
    thing: item('pro'),
    copy: true,
    saved: always,
    download: always,
  },
];

describe.each(PLAN_LINKS)('with links %s', (planLinks) => {
  // The title is a separate argument, because vitest shortens long values and would cut the ids at its end.
  test.each(cases.map((each) => [each.clause, each] as const))('%s', (_clause, each) => {
    const { access, thing, copy, saved, download } = each;
    expect({
      copy: mayCopy(access, thing),
      saved: mayCopySaved(access, thing, planLinks),
      download: mayDownload(access, thing, planLinks),
    }).toEqual({ copy, saved: saved[planLinks], download: download[planLinks] });
  });
});

test('everybody may read what is free, and nothing of a plan', () => {
  expect(mayRead(item())).toBe(true);
  expect(mayRead(item('pro'))).toBe(false);
});
