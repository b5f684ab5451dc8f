import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addPerson, keepToken, type Person } from '../people.ts';
import { grantPlan } from '../seeded-components.ts';
import { addTemplate } from '../templates.ts';
import { open } from '../visitors.ts';

const MARK = randomUUID().slice(0, 8);
const TEMPLATES = { Free: `Neem ${MARK}`, Pro: `Peepal ${MARK}`, 'Pro Plus': `Banyan ${MARK}` };
type Tier = keyof typeof TEMPLATES;

async function setPlanLinks(request: APIRequestContext, planLinks: 'both' | 'downward') {
  const { token } = await addPerson({ name: 'Ila Admin', role: 'admin' });
  const answer = await request.put('/api/subscription-plan/admin/settings', {
    headers: { authorization: `Bearer ${token}` },
    data: { planLinks },
  });
  expect(answer.status()).toBe(200);
}

const entryOf = (page: Page, tier: Tier) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: TEMPLATES[tier] }) });

/** What the page offers, and the status of the download endpoint for the same user. */
async function offers(page: Page, person: Person, ids: Record<Tier, string>) {
  await open(page, `/templates?search=${MARK}`);
  const found: Partial<Record<Tier, [offered: boolean, status: number]>> = {};
  for (const tier of Object.keys(TEMPLATES) as Tier[]) {
    const action = entryOf(page, tier).getByRole('button', { name: /^Download Template/ });
    const request = entryOf(page, tier).getByRole('link', { name: `Requires plan ${tier}` });
    await expect(action.or(request)).toBeVisible();
    const answer = await page.request.post(`/api/template/${ids[tier]}/download`, {
      headers: { authorization: `Bearer ${person.token}` },
      data: {},
    });
    found[tier] = [await action.isVisible(), answer.status()];
  }
  return found;
}

const OPEN: [boolean, number] = [true, 200];
const SHUT: [boolean, number] = [false, 403];

test('what a plan opens is offered, the rest says which plan it asks for, under both readings of links [TP-06] [TP-07]', async ({
  page,
  request,
}) => {
  const ids = {} as Record<Tier, string>;
  for (const [tier, title] of Object.entries(TEMPLATES) as [Tier, string][])
    ids[tier] = (await addTemplate(request, { title, ...(tier !== 'Free' && { plan: tier }) }))._id;
  const people = { none: await addPerson(), Pro: await addPerson(), 'Pro Plus': await addPerson() };
  await grantPlan(people.Pro, 'Pro');
  await grantPlan(people['Pro Plus'], 'Pro Plus');
  const expectOffers = async (name: keyof typeof people, expected: Record<Tier, typeof OPEN>) => {
    await keepToken(page, people[name].token);
    // A cache may still have the previous page.
    await expect
      .poll(() => offers(page, people[name], ids), { message: name, timeout: 60_000 })
      .toEqual(expected);
  };
  const plus = { Free: OPEN, Pro: OPEN, 'Pro Plus': OPEN };
  const none = { Free: OPEN, Pro: SHUT, 'Pro Plus': SHUT };
  try {
    await setPlanLinks(request, 'downward');
    await expectOffers('none', none);
    await expectOffers('Pro', { Free: OPEN, Pro: OPEN, 'Pro Plus': SHUT });
    await expectOffers('Pro Plus', plus);
  } finally {
    await setPlanLinks(request, 'both');
  }
  await expectOffers('none', none);
  // Pro Plus links to Pro. With links in both directions, a Pro subscriber may download Pro Plus templates.
  await expectOffers('Pro', { Free: OPEN, Pro: OPEN, 'Pro Plus': OPEN });
  await expectOffers('Pro Plus', plus);

  await keepToken(page, people.none.token);
  await open(page, `/templates?search=${MARK}`);
  await entryOf(page, 'Pro Plus').getByRole('link', { name: 'Requires plan Pro Plus' }).click();
  await expect(page).toHaveURL('/#pricing');
});
