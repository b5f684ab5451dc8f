import type { Locator, Page } from '@playwright/test';
import type { Check, Prepared } from './check.ts';
import { installColours } from './colours.ts';
import { findPaleText } from './contrast.ts';
import { judgeEach } from './each.ts';
import type { Fault } from './fault.ts';
import { findCurrent, findEdges, findInvisibleText } from './forced-page.ts';
import { show, type Stage, THEMES } from './stage.ts';

const NAME = 'forced colours';
const WIDTH = 1280;
/** Pictures are dear; what has the classes of another is drawn like it. */
const CONTROLS_MAX = 16;
const PICTURES_MAX = 6;
const ROOM_PX = 8;
const DRAWING =
  ':is(svg[role=img], [role=img] svg, :is(button, a, [role=button], [role=tab], label, summary) svg)';
const STATEFUL =
  ':is([aria-pressed], [aria-selected], [aria-checked], input[type=checkbox], input[type=radio]):not(:disabled)';

const said = (text: string): Fault => ({ check: NAME, text });

/** What is around an element now, or null where it is not in the window. */
async function picture(page: Page, element: Locator): Promise<Buffer | null> {
  const box = await element.evaluate((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    // A field that is hidden behind a drawing of its own is judged by its label.
    const own = one.getBoundingClientRect();
    const small = own.width <= 4 || own.height <= 4;
    const shown =
      small || one.matches('input') ? (one.closest('label') ?? one.parentElement!) : one;
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x, y, width, height };
  });
  const size = page.viewportSize()!;
  const x = Math.max(0, box.x - ROOM_PX);
  const y = Math.max(0, box.y - ROOM_PX);
  const width = Math.min(size.width - x, box.width + 2 * ROOM_PX);
  const height = Math.min(size.height - y, box.height + 2 * ROOM_PX);
  if (width <= 0 || height <= 0) return null;
  return page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' });
}

const nameOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => {
    const name =
      one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent;
    return `${one.tagName.toLowerCase()} "${name.trim().slice(0, 30)}"`;
  });

const looksOf = (element: Locator): Promise<string> =>
  element.evaluate(
    (one) => `${one.tagName} ${one.getAttribute('class')} ${one.parentElement!.className}`,
  );

/** Whether it is new, and there is time for another one. */
const isNext = (seen: Set<string>, looks: string): boolean => {
  const isNew = !seen.has(looks) && seen.size < PICTURES_MAX;
  seen.add(looks);
  return isNew;
};

const blur = (page: Page): Promise<void> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** By the Tab key; what has the focus must look different from what does not. */
async function findUnseenFocus(page: Page): Promise<Fault[]> {
  const found: Fault[] = [];
  const seen = new Set<string>();
  await blur(page);
  for (let at = 0; at < CONTROLS_MAX; at++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      document.querySelector('[data-focused]')?.removeAttribute('data-focused');
      if (!activeElement?.closest('#root')) return false;
      activeElement.setAttribute('data-focused', '');
      return true;
    });
    if (!isInside) break;
    const focused = page.locator('[data-focused]');
    if (!isNext(seen, await looksOf(focused))) continue;
    const during = await picture(page, focused);
    await blur(page);
    const after = await picture(page, focused);
    if (during && after?.equals(during))
      found.push(said(`focus is not seen on ${await nameOf(focused)}`));
    // The next press goes on from here.
    await focused.evaluate((one: HTMLElement) => one.focus());
  }
  return found;
}

/** A control that is pressed, selected or checked must look different from before. */
async function findUnseenStates(page: Page): Promise<Fault[]> {
  const found: Fault[] = [];
  const stateOf = (one: Locator): Promise<string> =>
    one.evaluate((element) =>
      element instanceof HTMLInputElement
        ? String(element.checked)
        : ['aria-pressed', 'aria-selected', 'aria-checked']
            .map((name) => element.getAttribute(name))
            .join(),
    );
  const seen = new Set<string>();
  const count = Math.min(CONTROLS_MAX, await page.locator(`#root ${STATEFUL}`).count());
  for (let at = 0; at < count && seen.size < PICTURES_MAX; at++) {
    const control = page.locator(`#root ${STATEFUL}`).nth(at);
    if ((await control.count()) === 0 || !(await control.isVisible())) continue;
    const [state, before] = [await stateOf(control), await picture(page, control)];
    await control.evaluate((one: HTMLElement) => one.click());
    await blur(page);
    if ((await page.locator(`#root ${STATEFUL}`).count()) <= at) break;
    if ((await stateOf(control)) === state) continue;
    if (!isNext(seen, await looksOf(control))) continue;
    const after = await picture(page, control);
    if (before && after?.equals(before))
      found.push(said(`${await nameOf(control)} looks the same after it was used`));
  }
  return found;
}

/** A drawing that says something is seen: the picture changes without it. */
async function findUnseenDrawings(page: Page): Promise<Fault[]> {
  const found: Fault[] = [];
  const seen = new Set<string>();
  for (const drawing of await page.locator(`#root ${DRAWING}`).all()) {
    if (seen.size >= PICTURES_MAX) break;
    if (!(await drawing.isVisible()) || !isNext(seen, await looksOf(drawing))) continue;
    const drawn = await picture(page, drawing);
    await drawing.evaluate((one: SVGElement) =>
      one.style.setProperty('visibility', 'hidden', 'important'),
    );
    const without = await picture(page, drawing);
    await drawing.evaluate((one: SVGElement) => one.style.removeProperty('visibility'));
    if (drawn && without?.equals(drawn))
      found.push(
        said(`a drawing in ${await nameOf(drawing.locator('..'))} has the colour of its ground`),
      );
  }
  return found;
}

/** What is told by a ground alone is lost where the system chooses the colours. */
async function judgeTheme(
  { page }: Stage,
  { bundle }: Prepared,
  isFirst: boolean,
): Promise<Fault[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  await show(page, bundle, WIDTH);
  await page.evaluate(installColours);
  const edged = await page.evaluate(findEdges);
  const current = await page.evaluate(findCurrent);
  await page.emulateMedia({ forcedColors: 'active' });
  const found: Fault[] = (await findPaleText(page)).map(({ target, text }) =>
    said(`${target} ${text}`),
  );
  found.push(...(await page.evaluate(findInvisibleText)).map(said));
  found.push(...(await findUnseenDrawings(page)));
  if (!isFirst) return found;
  const kept = await page.evaluate(findEdges);
  for (const [at, { name, hasEdge }] of edged.entries())
    if (hasEdge && kept[at]?.hasEdge === false) found.push(said(`${name} has no edge any more`));
  const told = await page.evaluate(findCurrent);
  for (const [at, { name, differs }] of current.entries())
    if (differs && told[at]?.differs === false)
      found.push(said(`${name} looks like those that are not current`));
  found.push(...(await findUnseenFocus(page)), ...(await findUnseenStates(page)));
  return found;
}

export const forcedColours: Check = {
  name: NAME,
  module: import.meta.filename,
  tools: ['@axe-core/playwright', '@playwright/test', 'react', 'tailwindcss'],
  judge: (batch) =>
    judgeEach(
      batch,
      NAME,
      THEMES.map((colorScheme) => ({ colorScheme })),
      async (prepared, stages) => {
        const found = await Promise.all(
          stages.map((stage, at) => judgeTheme(stage, prepared, at === 0)),
        );
        return { faults: found.flat(), figures: {} };
      },
    ),
};
