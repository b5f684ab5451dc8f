import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { ComponentCard } from '@tessera/contract/catalog';
import { seededTitles } from './seeded-components.ts';
import { open } from './visitors.ts';

/** The card of an item in the component list. */
export const cardOf = (page: Page, { title }: Pick<ComponentCard, 'title'>) =>
  page
    .locator('.masonry article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function listItems(request: APIRequestContext): Promise<ComponentCard[]> {
  const answer = await request.get('/api/component/all?limit=60');
  return (await answer.json()) as ComponentCard[];
}

/** The URL of a component list that contains the item. */
export const wallOf = ({ title }: Pick<ComponentCard, 'title'>) =>
  `/dashboard?search=${encodeURIComponent(title)}`;

/** Two items of the first page: one without a plan, and one that needs Pro and can be bought. */
export async function someItems(request: APIRequestContext) {
  const seeded = new Set(await seededTitles());
  const items = (await listItems(request)).filter(
    ({ slug, title }) => slug !== 'planted' && seeded.has(title),
  );
  const free = items.find(({ subscriptionPlan }) => subscriptionPlan === undefined)!;
  const priced = items.find(
    ({ subscriptionPlan, price }) => subscriptionPlan?.name === 'Pro' && price !== undefined,
  )!;
  return { free, priced };
}

export const ask = async <Answer>(
  request: APIRequestContext,
  token: string,
  path: string,
): Promise<Answer> =>
  (await (
    await request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as Answer;

export const dialog = (page: Page) => page.getByRole('dialog');

/** A member without a plan clicks Copy on an item that needs one. */
export async function meetThePadlock(page: Page, item: { title: string }) {
  const known = page.waitForResponse('**/api/user/library');
  await open(page, wallOf(item));
  await known;
  await cardOf(page, item).hover();
  await cardOf(page, item)
    .getByRole('button', { name: /^Copy code/ })
    .click();
  await expect(dialog(page)).toContainText('Subscription required');
}
