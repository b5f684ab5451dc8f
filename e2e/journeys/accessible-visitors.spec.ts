import { expect, test } from '@playwright/test';
import { examine, expectFits } from '../accessible.ts';
import { submit } from '../applications.ts';
import { addPerson, keepToken } from '../people.ts';
import { findItem } from '../seeded-components.ts';
import { open } from '../visitors.ts';
import { watch } from '../watch.ts';

// Up to sixteen axe checks in one test.
test.describe.configure({ timeout: 300_000 });
// No animations, so that axe never checks a half-faded element.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the front page is accessible at any width', async ({ page }) => {
  await open(page, '/');
  await page.mouse.wheel(0, 4_000);
  await examine(page, 'the front page', { widths: [360, 834, 1280, 1920] });
});

test('the wall, a missing page and a refused page are accessible to whoever has an old session', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'a-token'));
  for (const path of ['/', '/dashboard', '/no/such/page', '/admin/dashboard']) {
    await open(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    // The last picture of the first screen may still be loading.
    await page.waitForLoadState('networkidle');
    await examine(page, path);
  }
});

test('the palette is accessible', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('listbox', { name: 'Found' }).getByRole('option').first(),
  ).toBeVisible();
  await examine(page, 'the palette', { floating: true, widths: [360, 1280] });
});

test('the rules are accessible at any width', async ({ page }) => {
  for (const name of ['terms', 'privacy', 'refunds', 'licence']) {
    await open(page, `/legal/${name}`);
    await expect(page.getByRole('article')).toBeVisible();
    await examine(page, `/legal/${name}`, { widths: [360, 1920] });
  }
});

test('the page of the team is accessible with its feedback form, at any width and without a complaint', async ({
  page,
}) => {
  const complaints = await watch(page);
  await open(page, '/word-from-team');
  await page.getByRole('link', { name: 'Give feedback' }).click();
  await expect(page.getByLabel('Your words')).toBeVisible();
  await examine(page, 'the page of the team', { widths: [360, 834, 1920] });
  expect(complaints).toEqual([]);
});

test('the creator program is accessible, as it is and with something missing, and fits any width', async ({
  page,
}) => {
  await open(page, '/creator-program');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await examine(page, 'the creator program');
  await submit(page);
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await examine(page, 'its form with something missing');
  for (const width of [360, 834, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page, `the creator program at ${width} px`);
  }
});

test('the gallery of templates and the page of one are accessible', async ({ page }) => {
  await open(page, '/templates?category=Creative');
  await expect(
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Two Drum' }) })
      .getByText('Free', { exact: true }),
  ).toBeVisible();
  await examine(page, 'the gallery');
  await open(page, '/templates/deodar-house');
  await expect(page.getByText('Requires plan Pro')).toBeVisible();
  await examine(page, 'the page of a template');
});

test('the page of a component is accessible, locked and with its code', async ({ page }) => {
  const [free, pro] = [await findItem('Free'), await findItem('Pro')];
  const toTheFoot = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await open(page, `/components/${pro.slug}`);
  await expect(page.getByText(/^The code opens with/)).toBeVisible();
  await toTheFoot();
  await examine(page, 'a locked component', { bestPractice: true });
  await keepToken(page, (await addPerson()).token);
  await open(page, `/components/${free.slug}/code`);
  await expect(page.getByRole('figure').locator('code')).toBeVisible();
  await toTheFoot();
  await examine(page, 'a component with its code', { bestPractice: true });
});
