import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const SUFFIX = '.specimen.tsx';

export const slugs = readdirSync(join(import.meta.dirname, '../../web/src/styleguide'))
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => name.slice(0, -SUFFIX.length))
  .toSorted();

export async function open(page: Page, piece: string, state?: string) {
  const query = new URLSearchParams({ piece, ...(state !== undefined && { state }) });
  await page.goto(`/styleguide?${query}`);
  await page.locator(`section#${piece}`).waitFor({ state: 'attached' });
  // A toast stays for as long as the pointer rests on it.
  if (piece === 'toast' && state !== undefined) await page.getByText('Saved').hover();
}

/** The names of the states that float above the page and so have a page of their own. */
export const floatingStates = (page: Page) =>
  page
    .locator('[data-own-page]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-own-page') ?? ''));

/** The page follows the system, so that nothing on it has to be pressed. */
export async function turn(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator(`html[data-theme=${theme}]`)).toBeAttached();
}

export const expectAccessible = (page: Page, what: string, floating = false) =>
  test.step(`${what} is accessible`, async () => {
    const axe = new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .setLegacyMode(true); // no frames to look into, and half the time
    // Base UI hides the page behind an open list and sets guards at its ends that hand the focus on: no trap, but axe takes it for one.
    if (floating) axe.disableRules('aria-hidden-focus');
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
    );
    expect.soft(found, what).toEqual([]);
  });

/** An open state floats anywhere above the page, any other stays inside its section. */
export const expectPicture = (page: Page, piece: string, state: string | undefined, name: string) =>
  test.step(`${name} looks as before`, async () => {
    const subject = state === undefined ? page.locator(`section#${piece}`) : page;
    await expect.soft(subject).toHaveScreenshot(`${name}.png`);
  });
