import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, turn } from '../accessible.ts';
import { shiftOf, watchShifts } from '../layout-shift.ts';

const stage = (page: Page) => page.locator('[data-slot=preview]');
const inside = (page: Page) => page.frameLocator('iframe[title^="Live preview"]').locator('html');
const handle = (page: Page) => page.getByRole('separator', { name: 'Width of the preview' });
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option });

async function open(page: Page, query = '') {
  await page.goto(`/components/two-doors${query}`);
  await expect(stage(page)).toHaveAttribute('data-status', 'live');
}

test('a visitor squeezes, darkens and mirrors a live component by keyboard, and the address keeps it', async ({
  page,
}) => {
  // The switch for reduced motion needs a visitor who has not asked for it already.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await expect(inside(page)).toHaveAttribute('data-theme', 'light');
  await expect(handle(page)).toHaveAttribute('aria-valuemin', '320');
  await handle(page).focus();
  await page.keyboard.press('Home');
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '320');
  await expect.poll(() => inside(page).evaluate(() => innerWidth)).toBe(320);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '392');
  await expect(page).toHaveURL(/width=392/);
  await page.keyboard.press('End');
  await expect(page).not.toHaveURL(/width=/);

  await choose(page, 'Width', '768').press('Space');
  await expect.poll(() => inside(page).evaluate(() => innerWidth)).toBe(768);
  await choose(page, 'Theme of the preview', 'Dark').press('Space');
  await expect(inside(page)).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'Direction of the preview', 'RTL').press('Space');
  await expect(inside(page)).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'Reduced motion' }).press('Enter');
  await expect(inside(page)).toHaveAttribute('data-motion', 'reduce');
  await expect(page).toHaveURL(/width=768&theme=dark&dir=rtl&motion=reduce/);

  await page.reload();
  await expect(stage(page)).toHaveAttribute('data-status', 'live');
  await expect(inside(page)).toHaveAttribute('data-theme', 'dark');
  await expect(inside(page)).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => inside(page).evaluate(() => innerWidth)).toBe(768);
});

test('the handle is dragged, and a double click returns to the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const box = (await handle(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(200, box.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Number(await handle(page).getAttribute('aria-valuenow')))
    .toBe(1356 - 200);
  await handle(page).dblclick();
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '1356');
});

test('a brand is set once, by keyboard, and every preview follows it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  const brandOf = () =>
    inside(page).evaluate((html) => getComputedStyle(html).getPropertyValue('--brand'));
  expect(await brandOf()).toBe('');
  await page.getByRole('button', { name: /^Your brand/ }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Your brand' });
  await panel.getByRole('textbox', { name: 'Colour as text' }).fill('#00AA55');
  await expect.poll(brandOf).toBe('#00aa55');
  await expect(panel.getByText('Black text on it has')).toBeVisible();
  await panel.getByRole('radio', { name: '0.25', exact: true }).press('Space');
  await expectAccessible(page, 'the brand', true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.goto('/components/call-calendar-strip');
  await expect(stage(page)).toHaveAttribute('data-status', 'live');
  await expect.poll(brandOf).toBe('#00aa55');
  await open(page);
  // The code that everybody may read shows it as well.
  await page.getByRole('link', { name: 'Code' }).press('Enter');
  const code = page.getByRole('figure').locator('code');
  await expect(code).toContainText('var(--brand,#00aa55)');
  await page.getByRole('button', { name: /^Your brand/ }).press('Enter');
  await panel.getByRole('switch', { name: 'Copied code carries it' }).press('Space');
  await expect(code).toContainText('var(--brand,#3b5bff)');
  await panel.getByRole('button', { name: 'Show everything in its own colours' }).press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Preview', exact: true }).press('Enter');
  await expect(stage(page)).toHaveAttribute('data-status', 'live');
  await expect.poll(brandOf).toBe('');
});

for (const { width, ...form } of [
  { width: 390 },
  { width: 834, tag: '@long' },
  { width: 1440, tag: '@long' },
])
  test(
    `the page with a live component is accessible and does not move at ${width} px`,
    form,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await open(page);
      for (const theme of ['light', 'dark'] as const) {
        await turn(page, theme);
        await expect(inside(page)).toHaveAttribute('data-theme', theme);
        await expectAccessible(page, `the item at ${width} px, ${theme}`);
      }
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    },
  );
