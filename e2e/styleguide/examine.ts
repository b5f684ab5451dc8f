import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const SUFFIX = '.specimen.tsx';

export const slugs = readdirSync(join(import.meta.dirname, '../../web/src/styleguide'))
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => name.slice(0, -SUFFIX.length))
  .toSorted();

export async function open(page: Page, piece: string, state?: string) {
  const query = new URLSearchParams({ piece, ...(state !== undefined && { state }) });
  await page.goto(`/styleguide?${query}`);
  await page.locator(`section#${piece}`).waitFor({ state: 'attached' });
  // A toast stays while the pointer is over it.
  if (piece === 'toast' && state !== undefined) await page.getByText('Saved').hover();
}

/** The names of the states that overlay the page and so have a page of their own. */
export const floatingStates = (page: Page) =>
  page
    .locator('[data-own-page]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-own-page') ?? ''));

/** An open state can be anywhere on the page. Any other state is inside its section. */
export const expectPicture = (page: Page, piece: string, state: string | undefined, name: string) =>
  test.step(`${name} looks as before`, async () => {
    const subject = state === undefined ? page.locator(`section#${piece}`) : page;
    await expect.soft(subject).toHaveScreenshot(`${name}.png`);
  });
