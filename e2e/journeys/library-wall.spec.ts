import { expect, type Locator, type Page, test } from '@playwright/test';
import { drawn } from '../layout-shift.ts';
import { PLANTED_TITLE } from '../planted.ts';
import { open } from '../visitors.ts';

const cards = (page: Page) => page.locator('.masonry article');
const boxes = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { left, top, bottom } = card.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );
/** The scroll position after the last wheel event was drawn. */
async function restingPlace(page: Page): Promise<number> {
  const place = () => page.evaluate(() => Math.round(scrollY));
  for (let last = -1; ;) {
    const now = await place();
    if (now === last) return now;
    last = now;
    await drawn(page);
  }
}
const columnsOf = async (page: Page) => new Set((await boxes(page)).map(({ left }) => left)).size;

test('anybody browses and searches without an account [S1-01] [RT-08]', async ({ page }) => {
  await open(page, '/dashboard');
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  const titleOf = async (card: Locator) => (await card.getByRole('heading').textContent())!;
  const [first, other] = [await titleOf(cards(page).first()), await titleOf(cards(page).nth(9))];
  await page.getByRole('searchbox').fill(other);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `for “${other}”` })).toBeVisible();
  await expect(
    cards(page).first().getByRole('heading', { name: other, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: first, exact: true })).toHaveCount(0);
});

test('unknown paths below the dashboard show the browser [RT-09]', async ({ page }) => {
  const answer = await page.goto('/dashboard/anything/else');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('[data-page="browser"]')).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
});

test('the search bar stays in sight however far one scrolls [BR-06]', async ({ page }) => {
  await open(page, '/dashboard');
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
});

test('three columns until two are chosen, which the browser remembers [BR-07] [BR-08] [CON-16]', async ({
  page,
}) => {
  await open(page, '/dashboard');
  const columns = page.getByRole('radiogroup', { name: 'Columns' });
  await expect(columns.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: '3 Col' })).toBeChecked();
  expect(await columnsOf(page)).toBe(3);
  await page.getByRole('radio', { name: '2 Col' }).check();
  expect(await columnsOf(page)).toBe(2);
  await page.reload();
  await expect(page.getByRole('radio', { name: '2 Col' })).toBeChecked();
  expect(await columnsOf(page)).toBe(2);
});

test('cards of every height stand close together, in reading order [BR-09]', async ({ page }) => {
  await open(page, '/dashboard');
  const all = await boxes(page);
  const heights = new Set(all.map(({ top, bottom }) => bottom - top));
  expect(heights.size).toBeGreaterThan(2);
  expect(all.map(({ top }) => top)).toEqual(all.map(({ top }) => top).toSorted((a, b) => a - b));
  for (const left of new Set(all.map((box) => box.left))) {
    const column = all.filter((box) => box.left === left);
    for (const [index, box] of column.slice(1).entries()) {
      const gap = box.top - column[index]!.bottom;
      expect(gap).toBeGreaterThan(10);
      expect(gap).toBeLessThan(40);
    }
  }
});

test('of category and search the one used last applies [ST-36]', async ({ page }) => {
  await open(page, '/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pricing/ })
    .click();
  await expect(page).toHaveURL('/dashboard?category=Pricing');
  await page.getByRole('searchbox').fill('hero');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/dashboard?search=hero');
  await expect(page.locator('a[aria-current=page]', { hasText: 'Pricing' })).toHaveCount(0);
  await page.getByRole('link', { name: /^FAQ/ }).click();
  await expect(page).toHaveURL('/dashboard?category=FAQ');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a picture that cannot be had becomes a mosaic [BR-31]', async ({ page }) => {
  await open(page, '/dashboard');
  const planted = cards(page).filter({ hasText: PLANTED_TITLE });
  await expect(planted.locator('svg[role=img]')).toBeVisible();
  await expect(planted.locator('img')).toHaveCount(0);
});

test('a picture fades in over a second once it has loaded [BR-32]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const fades: number[] = [];
    Object.assign(window, { fades });
    addEventListener(
      'transitionrun',
      ({ target, propertyName }) => {
        if (!(target instanceof HTMLImageElement) || propertyName !== 'opacity') return;
        for (const fade of target.getAnimations())
          fades.push(Number(fade.effect?.getComputedTiming().duration));
      },
      true,
    );
  });
  await open(page, '/dashboard');
  await page.mouse.wheel(0, 2_500);
  const fades = () => page.evaluate(() => (window as unknown as { fades: number[] }).fades);
  await expect.poll(async () => (await fades()).length).toBeGreaterThan(0);
  expect(new Set(await fades())).toEqual(new Set([1_000]));
  await expect(page.locator('img[data-loaded]').last()).toHaveCSS('opacity', '1');
});

test('the slash leads to the search field, not while typing, and can be turned off', async ({
  page,
}) => {
  await open(page, '/dashboard');
  const field = page.getByRole('searchbox');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  const choice = page.getByRole('switch', { name: 'Press / to search' });
  await choice.click();
  await expect(choice).not.toBeChecked();
  await field.blur();
  await page.keyboard.press('/');
  await expect(field).not.toBeFocused();
  await page.reload();
  // It is below the field while that is in use, not beside the components.
  await expect(choice).toBeHidden();
  await field.focus();
  await expect(choice).not.toBeChecked();
});

test('Back finds a long wall where it was left', async ({ page }) => {
  await open(page, '/dashboard');
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1_500);
        return cards(page).count();
      },
      { intervals: [100], timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(48);
  const left = await restingPlace(page);
  expect(left).toBeGreaterThanOrEqual(1_500);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Our Team' })
    .click();
  await expect(page.locator('[data-page="browser"]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('[data-page="browser"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
});
