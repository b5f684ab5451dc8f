import { expect, test } from '@playwright/test';
import { PLANTED_TITLE } from '../planted.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard shows component titles, the right head and a link to more', async ({
    page,
  }) => {
    const response = await page.goto('/dashboard');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle('Components · Tessera');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /component/i);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/dashboard$/);
    const titles = page.getByRole('listitem').getByRole('heading');
    await expect(titles).toHaveCount(24);
    await expect(titles.filter({ hasText: PLANTED_TITLE })).toHaveCount(1);

    await page.getByRole('link', { name: /load more/i }).click();
    await expect(titles).toHaveCount(24);
    await expect(titles.filter({ hasText: PLANTED_TITLE })).toHaveCount(0);
  });

  test('category and search work as plain links and a plain form', async ({ page }) => {
    await page.goto('/dashboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pricing/ })
      .click();
    await expect(page).toHaveURL(/category=Pricing/);
    await expect(page.getByRole('main').getByRole('link', { name: /^Pricing/ })).toHaveAttribute(
      'aria-current',
      /.+/,
    );
    await page.getByRole('searchbox').fill('zzzz-nothing');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).not.toHaveURL(/category=/);
    await expect(page.getByText('No Components Found')).toBeVisible();
  });
});

test('the HTML of two visits is byte for byte the same, whatever else is in the address', async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).body();
  for (const path of ['/', '/dashboard', '/word-from-team'])
    // Another test may change the shop between two requests, but not between all of them.
    await expect(async () => {
      const first = await html(path);
      expect((await html(path)).equals(first)).toBe(true);
      expect((await html(`${path}?utm_source=mail`)).equals(first)).toBe(true);
    }).toPass({ timeout: 60_000 });
});

test('public HTML holds no style attribute and no code of any component', async ({ request }) => {
  for (const path of ['/', '/dashboard', '/word-from-team', '/legal/terms', '/no/such/page']) {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/<[^>]+ style=/);
    expect(html).not.toContain('CODE_MARKER');
  }
});

test('an unknown path is a real 404 for people and a JSON one for machines', async ({
  request,
}) => {
  const page = await request.get('/no/such/page');
  expect(page.status()).toBe(404);
  expect(page.headers()['content-type']).toContain('text/html');
  for (const path of [
    '/api/unknown',
    '/media/unknown',
    '/assets/unknown.js',
    '/health/unknown',
    '/r/unknown',
    '/mcp/unknown',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json(), path).toMatchObject({
      code: 'NOT_FOUND',
      requestId: expect.any(String),
    });
  }
});
