import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const ALL_RULES = [...WCAG, 'best-practice'];
/** The rules whose result depends on the theme, which changes colours alone. */
const COLOUR_RULES: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** The page follows the system theme, so nothing has to be clicked. */
export async function turn(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator(`html[data-theme=${theme}]`)).toBeAttached();
  // Finishes the colour transitions, because axe must not check colours between two themes.
  // The end of one transition can start another in an inheriting element.
  await page.evaluate(() => {
    const running = () => document.getAnimations().filter((it) => it instanceof CSSTransition);
    for (let left = 20; left > 0 && running().length > 0; left--)
      for (const transition of running()) transition.finish();
  });
}

type Rules = { within?: string; floating?: boolean; tags?: string[] | axe.RunOnly };

/** The violations that axe finds in a frame. The axe script is added once per page. */
export async function findFaults(frame: Page | Frame, o: Rules = {}): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  const options: axe.RunOptions = {
    runOnly: o.tags ?? WCAG,
    resultTypes: ['violations'],
    iframes: false,
    // Base UI hides the page behind an open list and adds focus guards at its ends. Axe wrongly reports these.
    rules: { 'aria-hidden-focus': { enabled: !o.floating } },
  };
  return frame.evaluate(
    async ([within, asked]) => {
      const judge = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await judge.run(within, asked);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
      );
    },
    [o.within ?? 'html', options] as const,
  );
}

export const expectAccessible = (
  page: Page,
  what: string,
  floating = false,
  tags: Rules['tags'] = WCAG,
) =>
  test.step(`${what} is accessible`, async () => {
    expect.soft(await findFaults(page, { floating, tags }), what).toEqual([]);
  });

/** The page does not scroll sideways. */
export const expectFits = (page: Page, what: string) =>
  expect
    // Charts are drawn again shortly after the width has changed.
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what)
    .toBeLessThanOrEqual(0);

type Examined = {
  /** Something above the page is open: a dialog, a menu, a list. */
  floating?: boolean;
  /** Without it, the present width of the window. */
  widths?: readonly number[];
  /** Also checks axe's best practices, which go beyond WCAG. */
  bestPractice?: boolean;
};

/**
 * Checks the shown page in both themes and at each width, without loading it again. All rules are checked in the first
 * theme, and those about colours in the other.
 */
export async function examine(page: Page, what: string, o: Examined = {}): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of o.widths ?? [before.width]) {
    await page.setViewportSize({ width, height: before.height });
    await expectFits(page, `${what} at ${width} px`);
    for (const theme of THEMES) {
      await turn(page, theme);
      const rules = o.bestPractice ? ALL_RULES : WCAG;
      const tags = theme === THEMES[0] ? rules : COLOUR_RULES;
      await expectAccessible(page, `${what} at ${width} px, ${theme}`, o.floating, tags);
    }
  }
  await page.setViewportSize(before);
}
