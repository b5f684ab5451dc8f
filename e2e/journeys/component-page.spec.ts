import { expect, type Page, test } from '@playwright/test';
import { splitTitle } from '@tessera/contract/item-title';
import { expectCopied } from '../clipboard.ts';
import { addPerson, keepToken } from '../people.ts';
import { PLANTED_TITLE } from '../planted.ts';
import { addFormerSlug, findItem, grantItem, grantPlan, type Item } from '../seeded-components.ts';
import { open } from '../visitors.ts';
import { watch } from '../watch.ts';

const pathOf = ({ slug }: Item) => `/components/${slug}`;
const offer = (page: Page) => page.getByRole('region', { name: 'How to get it' });
const codePathOf = (item: Item) => `${pathOf(item)}/code`;
const code = (page: Page) => page.getByRole('figure').locator('code');

const seededItems = async () => ({
  free: await findItem('Free'),
  pro: await findItem('Pro'),
  plus: await findItem('Pro Plus'),
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a component has its own page, with everything but the code', async ({ page }) => {
    const { pro } = await seededItems();
    const response = await page.goto(pathOf(pro));
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
    await expect(page).toHaveTitle(`${pro.title} · Tessera`);
    const { name, subtitle } = splitTitle(pro.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(subtitle!, { exact: true })).toBeVisible();
    await expect(page.getByRole('article').getByText(pro.description).first()).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      pro.description,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^http.+${pathOf(pro)}$`),
    );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^http.+\/share\/components\//,
    );
    await expect(offer(page)).toContainText('Included in Pro and Pro Plus');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data['@graph'][0]).toMatchObject({
      '@type': 'SoftwareSourceCode',
      name: pro.title,
      isAccessibleForFree: false,
      hasPart: { cssSelector: '.paywalled' },
    });
    expect(data['@graph'][1]).toMatchObject({
      '@type': 'Product',
      offers: { price: (pro.pricePaise! / 100).toFixed(2), priceCurrency: 'INR' },
    });
    await expect(page.locator('.paywalled')).toBeVisible();
  });
});

test('the HTML holds nobody’s code, not even for somebody who may see it', async ({ request }) => {
  const { free, pro } = await seededItems();
  const admin = await addPerson({ role: 'admin' });
  for (const item of [free, pro])
    for (const headers of [{}, { authorization: `Bearer ${admin.token}` }]) {
      const html = await (await request.get(pathOf(item), { headers })).text();
      expect(html).toContain(item.title.replaceAll('&', '&amp;'));
      expect(html).not.toContain(
        item.code
          .split('\n')
          .find((line) => line.length > 40)!
          .trim(),
      );
      expect(html).not.toContain('tok-');
      expect(html).not.toMatch(/<[^>]+ style=/);
    }
});

test('an unknown component is a real 404, and a former address leads on for good', async ({
  page,
  request,
}) => {
  const part = await request.get(`${pathOf(await findItem('Free'))}/no-such-part`);
  expect(part.status()).toBe(404);
  const missing = await request.get('/components/no-such-thing');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-store');
  await page.goto('/components/no-such-thing');
  await expect(page.getByRole('heading', { name: /Page Not Found/ })).toBeVisible();

  const { free } = await seededItems();
  const former = await addFormerSlug(free);
  const moved = await request.get(`/components/${former}?utm_source=mail`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe(`${pathOf(free)}?utm_source=mail`);
  expect(moved.headers()['cache-control']).toMatch(/^public/);
});

test('a stranger is told what opens the code', async ({ page }) => {
  const complaints = await watch(page);
  const { free, pro, plus } = await seededItems();
  await open(page, pathOf(pro));
  await expect(offer(page).getByRole('heading', { level: 2 })).toHaveText(
    'Included in Pro and Pro Plus',
  );
  await expect(offer(page)).toContainText(/Or buy it alone for ₹[\d,]+/);
  await expect(page.getByText(/^The code opens with Pro, Pro Plus or a single/)).toBeVisible();
  await open(page, pathOf(plus));
  await expect(offer(page).getByRole('heading', { level: 2 })).toHaveText('Included in Pro Plus');
  await open(page, pathOf(free));
  await expect(offer(page)).toContainText('Sign in to copy – it is free');
  // What is free can be read without an account.
  await open(page, codePathOf(free));
  await expect(page.getByRole('figure').locator('code')).toContainText('export');
  await open(page, pathOf(free));
  await offer(page).getByRole('link', { name: 'Sign in to copy' }).click();
  await expect(page).toHaveURL(
    new RegExp(
      `/login\\?redirectTo=%2Fcomponents%2F${free.slug}&action=copy&componentId=${free.id}`,
    ),
  );
  expect(complaints).toEqual([]);
});

test('somebody signed in sees and copies a free component, by keyboard too', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = await watch(page);
  const { free } = await seededItems();
  await keepToken(page, (await addPerson()).token);
  await open(page, codePathOf(free));
  await expect(code(page)).toHaveText(free.code, { useInnerText: true });
  await expect(code(page).locator('.tok-keyword').first()).toBeVisible();
  await open(page, pathOf(free));
  const copy = offer(page).getByRole('button', { name: 'Copy code' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(offer(page).getByRole('button', { name: 'Copied!' })).toBeFocused();
  await expectCopied(page, free.code);
  await expect(copy).toBeVisible();

  const save = page.getByRole('button', { name: `Save ${free.title}` });
  await save.focus();
  await page.keyboard.press('Space');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
});

test('a subscriber sees what the plan opens and nothing above it', async ({ page }) => {
  const { pro, plus } = await seededItems();
  const subscriber = await addPerson();
  await grantPlan(subscriber, 'Pro');
  await keepToken(page, subscriber.token);
  await open(page, pathOf(pro));
  await expect(offer(page).getByRole('heading', { level: 2 })).toHaveText(
    'Included in your Pro plan',
  );
  await page.getByRole('link', { name: 'Code' }).click();
  await expect(page).toHaveURL(codePathOf(pro));
  await expect(code(page)).toHaveText(pro.code, { useInnerText: true });
  await open(page, codePathOf(plus));
  await expect(page.getByText(/^The code opens with Pro Plus/)).toBeVisible();
  await expect(code(page)).toHaveCount(0);
});

test('somebody without a plan sees the lock, and a buyer what they bought', async ({ page }) => {
  const { pro } = await seededItems();
  const person = await addPerson();
  await keepToken(page, person.token);
  await open(page, pathOf(pro));
  await expect(page.getByText(/^The code opens with/)).toBeVisible();
  await expect(offer(page).getByRole('button', { name: 'Copy code' })).toHaveCount(0);
  await grantItem(person, pro);
  await page.reload();
  await expect(offer(page).getByRole('heading', { level: 2 })).toHaveText('You bought it');
  await open(page, codePathOf(pro));
  await expect(code(page)).toHaveText(pro.code, { useInnerText: true });
});

test('what is stored in a component is shown as text and never runs', async ({ page }) => {
  const complaints = await watch(page);
  await open(page, '/components/planted');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(PLANTED_TITLE);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@graph'][0].name).toBe(PLANTED_TITLE);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('related components and tags lead on', async ({ page }) => {
  const { free } = await seededItems();
  await open(page, pathOf(free));
  const related = page.getByRole('region', { name: 'More like this' });
  const cards = related.getByRole('listitem').getByRole('heading');
  expect(await cards.count()).toBeGreaterThan(0);
  await expect(cards.filter({ hasText: free.title })).toHaveCount(0);
  await page.getByRole('list', { name: 'Tags' }).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dashboard\?search=/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(splitTitle(free.title).name);
});
