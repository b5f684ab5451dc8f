import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const NAME = 'Edwin Strand';
const HALF_AN_ADDRESS = 'edwin.strand';
const ADDRESS = 'edwin@strand.example';
/** 120000 as it is written in Hindi. */
const LAKH = '१,२०,०००';
const SETTLED_MS = 150;

type Place = { name: string; top: number };

/** Runs in the page: where things are, wherever it is scrolled to. */
const findPlaces = (): Place[] =>
  [...document.querySelectorAll('input, [type=submit], h2')].map((element) => ({
    name: element.getAttribute('name') ?? element.textContent.trim(),
    top: element.getBoundingClientRect().top + window.scrollY,
  }));

async function findMoved(page: Page, before: Place[], when: string): Promise<string[]> {
  const after = await page.evaluate(findPlaces);
  return before.flatMap(({ name, top }, at) => {
    const by = Math.abs((after[at]?.top ?? Infinity) - top);
    return by >= 1 ? [`${when}, "${name}" moves by ${Math.round(by)} px`] : [];
  });
}

/** Runs in the page: what a screen reader says with a field, after its name. */
const findHeard = (name: string): string =>
  (document.querySelector(`[name=${name}]`)?.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .join(' ')
    .trim();

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? 'no field');
/** Runs in the page: what rival.tsx was sent. */
const findSent = (): Record<string, string> =>
  (globalThis as { sent?: Record<string, string> }).sent ?? {};

export const promise: ItemPromise = {
  says: 'A refusal moves nothing and keeps what was written. The button is still under the pointer, the focus is in the first wrong field and hears why, a link leads to the second, a mended field is no longer wrong, and १,२०,००० is sent as 120000.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const field = (name: string) => page.locator(`[name=${name}]`);
    await field('name').fill(NAME);
    await field('email').pressSequentially(HALF_AN_ADDRESS);
    if ((await field('email').getAttribute('aria-invalid')) === 'true')
      found.push('an address is called wrong while it is written for the first time');
    const before = await page.evaluate(findPlaces);
    const button = (await page.locator('[type=submit]').boundingBox())!;
    const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
    await page.mouse.click(x, y);
    await page.waitForTimeout(SETTLED_MS);

    found.push(...(await findMoved(page, before, 'when it is refused')));
    const isUnder = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('[type=submit]') !== null,
      [x, y] as const,
    );
    if (!isUnder) found.push('when it is refused, the button is no longer under the pointer');
    if ((await focused(page)) !== 'email')
      found.push(`when it is refused, the focus is in ${await focused(page)}`);
    if ((await page.evaluate(findHeard, 'email')) === '')
      found.push('when it is refused, the reason is not heard at the field');
    if ((await field('name').inputValue()) !== NAME)
      found.push('when it is refused, the name is gone');

    const link = page.getByRole('link', { name: 'Parts up to' });
    if ((await link.count()) === 0) found.push('nothing leads to the second wrong field');
    else {
      await link.click();
      if ((await focused(page)) !== 'limit')
        found.push('what names the second wrong field does not lead to it');
    }

    await field('email').fill(ADDRESS);
    if ((await field('email').getAttribute('aria-invalid')) === 'true')
      found.push('a mended address is still called wrong');
    await field('limit').focus();
    await page.keyboard.insertText(LAKH);
    await field('limit').hover();
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(SETTLED_MS);
    found.push(...(await findMoved(page, before, 'when it is mended')));
    await page.locator('[type=submit]').click();
    await page.waitForTimeout(SETTLED_MS);
    const sent = await page.evaluate(findSent);
    if (sent['limit'] !== '120000') found.push(`${LAKH} is sent as "${sent['limit'] ?? ''}"`);
    return found;
  },
};
