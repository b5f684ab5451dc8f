import { expect, test } from '@playwright/test';
import { open } from '../visitors.ts';

test('[RO-01] whoever has no account reads the shop: landing, components and their search, templates, creators and team', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await open(page, '/dashboard');
  await expect(page.locator('a[href^="/components/"]').first()).toBeVisible();
  await open(page, '/dashboard?search=calendar');
  await expect(page.locator('a[href^="/components/"]').first()).toBeVisible();
  await open(page, '/templates');
  await expect(page.getByRole('heading', { name: 'Deodar House' })).toBeVisible();
  await open(page, '/creator-program');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, '/word-from-team');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // No page redirected to sign-in.
  await expect(page).toHaveURL(/word-from-team/);
});
