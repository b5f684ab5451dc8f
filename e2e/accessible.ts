import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The page follows the system, so that nothing on it has to be pressed. */
export async function turn(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator(`html[data-theme=${theme}]`)).toBeAttached();
  // Colours pass over into each other; what is between them is nobody's choice.
  await page.evaluate(() => {
    for (const running of document.getAnimations())
      if (running instanceof CSSTransition) running.finish();
  });
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
