import { expect, type Page, test } from '@playwright/test';

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the keyboard alone gets everywhere: skip link, navigation, and the focus follows', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'EXPLORE COMPONENTS' })).toBeFocused();

  await main(page).getByRole('link', { name: 'Components' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Components · Tessera' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^All/ })).toBeFocused();

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pricing/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=Pricing/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Pricing/ })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('Back finds the page where it was left', async ({ page }) => {
  await open(page, '/');
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const left = await page.evaluate(() => scrollY);
  await main(page).getByRole('link', { name: 'Components' }).click();
  await expect(page.locator('[data-page="browser"]')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test.describe('the theme', () => {
  test.use({ colorScheme: 'light' });

  const LIGHT = 'rgb(250, 248, 244)';
  const DARK = 'rgb(19, 18, 16)';
  const canvas = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('is kept over a reload, and no frame shows the other', async ({ page }) => {
    await page.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(window, { seen: frames });
      const look = () => {
        if (document.body) frames.push(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, '/');
    expect(await canvas(page)).toBe(LIGHT);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Theme/ })
      .click();
    await expect.poll(() => canvas(page)).toBe(DARK);
    await page.reload();
    await hydrated(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([DARK]));
  });

  test('survives a page that something else has changed before React arrives', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('good tiles.', 'bad tiles.'),
      });
    });
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Good pages are made of good tiles.',
    );
    expect(await canvas(page)).toBe(DARK);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the full-screen menu holds everything, keeps the focus and lets it go again', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(main(page)).toBeHidden();
    const opener = page.locator('summary');
    const menu = page.locator('details');
    await opener.click();
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
      'Components',
      'Templates',
      'Creator Program',
      'Our Team',
    ]);
    await expect(menu.getByRole('link', { name: 'Login' })).toBeInViewport();
    await expect(menu.getByRole('link', { name: 'Get Started' })).toBeInViewport();
    await expect(menu.getByRole('button', { name: /^Theme/ })).toBeInViewport();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((details) => details.contains(document.activeElement))).toBe(true);
    }
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Login' })).toBeHidden();

    await opener.click();
    await menu.getByRole('link', { name: 'Components' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(menu).not.toHaveAttribute('open');
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeFocused();

    await opener.click();
    await page.setViewportSize({ width: 1_280, height: 844 });
    await expect(menu).not.toHaveAttribute('open');
    await expect(page.getByRole('searchbox')).toBeEditable();
  });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const width of [360, 390])
      for (const path of ['/', '/dashboard', '/no/such/page']) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${path} at ${width}`,
        ).toBe(width);
      }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens all the same', async ({ page }) => {
      await page.goto('/');
      await page.locator('summary').click();
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Components' })
        .click();
      await expect(page).toHaveURL('/dashboard');
    });
  });
});

test('a lost connection is said, and so is its return', async ({ page, context }) => {
  await open(page, '/');
  const notice = page.getByText('You are offline.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('a list that cannot be had names the request and can be tried again', async ({ page }) => {
  await open(page, '/');
  await page.route('**/api/component/all*', (route) =>
    route.fulfill({
      status: 429,
      json: { message: 'Too many requests.', code: 'TOO_MANY_REQUESTS', requestId: 'r-77' },
    }),
  );
  await main(page).getByRole('link', { name: 'Components' }).click();
  await expect(page.getByRole('alert')).toContainText('Too many requests.');
  await expect(page.getByText('r-77')).toBeVisible();
  await page.unroute('**/api/component/all*');
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page.locator('.masonry article').first()).toBeVisible();
});

test('far down the wall a button leads back to the top', async ({ page }) => {
  await open(page, '/dashboard');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await page.mouse.wheel(0, 250);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 100);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
