import { expect, type Page, test } from '@playwright/test';
import { cardOf, someItems, wallOf } from '../library.ts';
import { addPerson, keepToken } from '../people.ts';
import { findItem, SEEDED_PLANS } from '../seeded-components.ts';
import { open } from '../visitors.ts';

const section = (page: Page) => page.getByRole('region', { name: /Start free/ });
const plan = (page: Page, name: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('Free, Pro and Pro Plus, with what each tier gives [S1-22] [S1-23] [S1-24] [API-22] [HM-04]', async ({
  page,
}) => {
  const plans = (await (await page.request.get('/api/subscription-plan')).json()) as {
    name: string;
  }[];
  expect(plans.filter(({ name }) => SEEDED_PLANS.test(name))).toMatchObject([
    { name: 'Pro', price: 499, duration: 30 },
    { name: 'Pro Plus', price: 999, duration: 30 },
  ]);
  await open(page, '/');
  await expect(section(page)).toHaveAttribute('id', 'pricing');
  await expect(
    section(page).getByRole('heading', { level: 3 }).filter({ hasText: SEEDED_PLANS }),
  ).toHaveText(['Free', 'Pro', 'Pro Plus']);
  await expect(plan(page, 'Free')).toContainText('₹0');
  for (const name of ['Free', 'Pro', 'Pro Plus'])
    await expect(plan(page, name)).toContainText(/[\d,]+ of [\d,]+ components/);
  for (const words of [
    '₹499',
    'Limited paid components',
    'Limited templates',
    '2 custom component requests',
  ])
    await expect(plan(page, 'Pro')).toContainText(words);
  for (const words of [
    '₹999',
    'Unlimited paid components',
    'Unlimited templates',
    'Unlimited custom requests',
  ])
    await expect(plan(page, 'Pro Plus')).toContainText(words);
});

test('/#pricing scrolls and takes the focus from any page [HM-05]', async ({ page }) => {
  const { slug } = await findItem('Pro');
  await keepToken(page, (await addPerson()).token);
  const expectThere = async () => {
    await expect(page).toHaveURL('/#pricing');
    await expect(page.getByRole('heading', { name: /Start free/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: /Start free/ })).toBeInViewport();
  };
  await open(page, '/#pricing');
  await expectThere();
  for (const path of [
    '/',
    `/components/${slug}`,
    '/dashboard/saved',
    '/dashboard/account',
    '/no/such/page',
  ]) {
    await open(page, path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expectThere();
  }
  await open(page, `/components/${slug}`);
  await page.getByRole('link', { name: /^View plans/ }).click();
  await expectThere();
  // The endless component list has no footer.
  const { priced } = await someItems(page.request);
  await open(page, wallOf(priced));
  await cardOf(page, priced).hover();
  await cardOf(page, priced)
    .getByRole('button', { name: /^Copy code/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'View Plans' }).click();
  await expectThere();
});

test('202 a shop without a provider says so, and sells nothing [ERR-19]', async ({ page }) => {
  const person = await addPerson();
  await keepToken(page, person.token);
  await open(page, '/#pricing');
  await page.getByRole('button', { name: 'Buy Now Pro', exact: true }).click();
  await page.getByLabel('State', { exact: true }).fill('Karna');
  await page.getByRole('option', { name: 'Karnataka' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Failed to get Razorpay key from server',
  );
});
