import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutSummary } from '@tessera/contract/checkout';
import { get } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';
import { standbyCaughtUp } from '../../../test/world.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    seed: 'summary',
    overrides: { SELLER_GSTIN: '29ABCDE1234F1ZW', SELLER_STATE: '29', GST_RATE_PERCENT: '18' },
  });
});
afterAll(() => shop.close());

const DAY_MS = 24 * 3_600_000;

const ask = (buyer: Buyer, query: Record<string, string>) =>
  get(shop.world, `/payment/summary?${new URLSearchParams(query).toString()}`, buyer.headers);
const summaryOf = async (buyer: Buyer, query: Record<string, string>) => {
  const response = await ask(buyer, query);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<CheckoutSummary>();
};
const bill = (buyer: Buyer, payload: object) =>
  shop.world.http.inject({
    method: 'PUT',
    url: '/api/user/billing',
    headers: buyer.headers,
    payload,
  });
const slugOf = async (id: string) =>
  (await shop.db.selectFrom('components').select('slug').where('id', '=', id).executeTakeFirst())!
    .slug;

test('a summary of a plan has price, tax, total and the end, and stores nothing', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan(499, 'Summed');
  const now = shop.clock.now().getTime();
  const summary = await summaryOf(buyer, { planId });
  expect(summary).toMatchObject({
    kind: 'plan',
    item: { _id: planId, name: 'Summed' },
    offer: 'sold',
    price: 499,
    total: 499,
    tax: { ratePercent: 18, cgst: 38.06, sgst: 38.06, igst: 0, placeOfSupply: '29' },
    days: 30,
    heldUntil: null,
    otherPlans: [],
    billing: { country: null, state: null },
  });
  expect(new Date(summary.until!).getTime()).toBeGreaterThanOrEqual(now + 30 * DAY_MS);
  expect(await shop.orders(buyer.id)).toEqual([]);
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
});

test.each([
  ['the seller’s State', { country: 'IN', state: '29' }],
  ['another State', { country: 'IN', state: '27' }],
  ['another country', { country: 'DE', state: null }],
])('the tax of the summary is the tax of the order: %s', async (_, place) => {
  const buyer = await shop.buyer();
  const planId = await shop.plan(999);
  // First chosen in the form and not saved, then saved.
  const { state, ...abroad } = place;
  const chosen = await summaryOf(buyer, { planId, ...abroad, ...(state && { state }) });
  expect((await bill(buyer, place)).statusCode).toBe(200);
  const saved = await summaryOf(buyer, { planId });
  await shop.order(buyer, { planId });
  const [order] = await shop.orders(buyer.id);
  const { cgstPaise, sgstPaise, igstPaise, placeOfSupply, amountPaise } = order!;
  const tax = {
    ratePercent: 18,
    cgst: cgstPaise / 100,
    sgst: sgstPaise / 100,
    igst: igstPaise / 100,
    placeOfSupply,
  };
  expect(chosen.tax).toEqual(tax);
  expect(saved).toMatchObject({ tax, total: amountPaise / 100 });
});

test('a held plan is extended from its end', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  await givePlan(shop.world, buyer.id, planId);
  const [grant] = await shop.grantsOf(buyer.id);
  const { heldUntil, startsAt, until } = await summaryOf(buyer, { planId });
  expect(heldUntil).toBe(grant!.endsAt!.toISOString());
  expect(startsAt).toBe(heldUntil);
  expect(new Date(until!).getTime()).toBe(grant!.endsAt!.getTime() + 30 * DAY_MS);
});

test('plans that run beside it are named, with what opens what and what is new', async () => {
  const buyer = await shop.buyer();
  const pro = await createPlan(shop.world, `Pro ${uuidv7()}`, 499);
  const plus = await createPlan(shop.world, `Plus ${uuidv7()}`, 999, [pro]);
  const other = await shop.plan(99);
  await publishComponent(shop.world, { slug: `pro-${uuidv7()}`, planId: pro });
  await publishComponent(shop.world, { slug: `plus-${uuidv7()}`, planId: plus });
  await givePlan(shop.world, buyer.id, pro);
  // What a plan opens may be read from the standby.
  await standbyCaughtUp();
  const upgrade = await summaryOf(buyer, { planId: plus });
  expect(upgrade.otherPlans).toMatchObject([{ _id: pro, relation: 'opened' }]);
  expect(upgrade.more).toEqual({ components: 1, templates: 0 });
  expect((await summaryOf(buyer, { planId: other })).otherPlans).toMatchObject([
    { _id: pro, relation: 'separate' },
  ]);

  const rich = await shop.buyer();
  await givePlan(shop.world, rich.id, plus);
  const lower = await summaryOf(rich, { planId: pro });
  expect(lower.otherPlans).toMatchObject([{ _id: plus, relation: 'opens' }]);
  expect(lower.more).toEqual({ components: 0, templates: 0 });
});

test('a component is bought for good, once, and not when a plan opens it', async () => {
  const buyer = await shop.buyer();
  const componentId = await shop.component(199);
  const slug = await slugOf(componentId);
  expect(await summaryOf(buyer, { slug })).toMatchObject({
    kind: 'component',
    item: { _id: componentId, slug, imageUrl: expect.stringMatching(/^\/media\//) as string },
    offer: 'sold',
    total: 199,
    days: null,
    until: null,
  });
  const { orderId } = await shop.order(buyer, { componentId });
  await shop.verify(buyer, await shop.payFor(orderId), { componentId });
  expect((await summaryOf(buyer, { slug })).offer).toBe('owned');

  const member = await shop.buyer();
  const { planId } = (await shop.db
    .selectFrom('components')
    .select('planId')
    .where('id', '=', componentId)
    .executeTakeFirst())!;
  await givePlan(shop.world, member.id, planId!);
  expect((await summaryOf(member, { slug })).offer).toBe('included');
});

test('what is not sold has no summary', async () => {
  const buyer = await shop.buyer();
  const free = await publishComponent(shop.world, { slug: `free-${uuidv7()}` });
  expect((await ask(buyer, { slug: await slugOf(free) })).json()).toMatchObject({
    code: 'NOT_SOLD',
  });
  expect((await ask(buyer, { slug: 'no-such-thing' })).statusCode).toBe(404);
  expect((await ask(buyer, { planId: uuidv7() })).statusCode).toBe(404);
  for (const query of [{}, { planId: uuidv7(), slug: 'both' }, { slug: 'x', state: '99' }])
    expect((await ask(buyer, query as Record<string, string>)).statusCode).toBe(400);
});
