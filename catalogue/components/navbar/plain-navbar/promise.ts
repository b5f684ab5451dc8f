import type { ItemPromise } from '../../../pipeline/promise.ts';

const THUMB_PX = 44;
const PAGES = ['Matching', 'Rules', 'Bank formats', 'Prices', 'Security', 'Sign in'];

type Control = { name: string; width: number; height: number };

/** Runs in the page: what can be pressed now, by size. */
const findControls = (): Control[] =>
  [...document.querySelectorAll('a[href], button, summary, [role=button]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return { name, width: Math.round(width), height: Math.round(height) };
    });

/** Runs in the page: whether a press in the middle of the link arrives there. */
const isReached = (label: string): boolean =>
  [...document.querySelectorAll('a[href]')].some((link) => {
    if (link.textContent.trim() !== label || !link.checkVisibility()) return false;
    link.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const tooSmall = (controls: readonly Control[]): string[] =>
  controls
    .filter(({ width, height }) => width < THUMB_PX || height < THUMB_PX)
    .map(
      ({ name, width, height }) => `"${name}" is ${width} × ${height} px, too small for a thumb`,
    );

export const promise: ItemPromise = {
  says: 'On a phone, before or without script, a thumb opens the menu and reaches every link.',
  widths: [390],
  context: { hasTouch: true, javaScriptEnabled: false },
  faults: async (page) => {
    const faults = tooSmall(await page.evaluate(findControls));
    const button = page.locator('summary, button, [role=button]').first();
    if (await button.isVisible()) await button.tap();
    for (const label of PAGES)
      if (!(await page.evaluate(isReached, label)))
        faults.push(`after a tap on the menu "${label}" cannot be reached`);
    faults.push(...tooSmall(await page.evaluate(findControls)));
    return [...new Set(faults)];
  },
};
