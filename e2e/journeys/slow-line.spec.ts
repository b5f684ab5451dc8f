import { expect } from '@playwright/test';
import { test } from '../fault-proxy.ts';
import { shiftOf, watchShifts } from '../layout-shift.ts';

const SHIFT_MAX = 0.02;
const PAGES = [
  '/',
  '/dashboard',
  '/templates',
  '/creator-program',
  '/word-from-team',
  '/legal/terms',
];

for (const path of PAGES)
  test(`${path} stays where it is while it arrives in pieces`, async ({ page, network }) => {
    network.set(new RegExp(`^${path}$`), 'trickle');
    await watchShifts(page);
    for (const width of [390, 834, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(network.origin + path);
      expect(await shiftOf(page), `at ${width} px`).toBeLessThanOrEqual(SHIFT_MAX);
    }
  });

for (const width of [360, 390, 1280])
  test(`at ${width} px the foot of the creator program stays where it is when the form comes late`, async ({
    page,
    network,
  }) => {
    network.set(/\.js$/, 'hold');
    await watchShifts(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${network.origin}/creator-program`, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('Loading the application form')).toBeAttached();
    network.restore();
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_MAX);
  });

test('on a phone the other documents follow the text, for eyes and for the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/legal/terms');
  const [text, others] = await Promise.all([
    page.getByRole('article').boundingBox(),
    page.getByRole('navigation', { name: 'Legal' }).boundingBox(),
  ]);
  expect(others!.y).toBeGreaterThan(text!.y + text!.height);
  const order = await page
    .locator('main article, main nav')
    .evaluateAll((found) => found.map(({ localName }) => localName));
  expect(order).toEqual(['article', 'nav']);
});
