import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The answer of rival.tsx takes 400 ms. */
const WAITING_MS = 100;
const ANSWERED_MS = 700;
const ROW = 'Import of 12 November';

const yes = (page: Page) => page.getByRole('button', { name: /^Delet.*(14 invoices|…)$/ });
const isOpen = (page: Page): Promise<boolean> =>
  page
    .getByRole('alertdialog')
    .first()
    .isVisible()
    .catch(() => false);
/** What has the focus: its words, or nothing. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? ''),
  );
const rows = (page: Page): Promise<number> =>
  page.locator('li').filter({ hasText: 'Import of' }).count();
const heard = async (page: Page): Promise<string> =>
  (await page.locator(':is([role=status], [role=alert]):visible').allInnerTexts()).join('').trim();

export const promise: ItemPromise = {
  says: 'The focus starts on the safe answer. While it waits the question stays, also after two presses of Escape. A failure is told inside, and Enter tries again. After the success the row is gone and the focus is at the place that was named; the page has not moved.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    await page.evaluate(() => window.scrollTo(0, 20));
    const trigger = page.locator('li', { hasText: ROW }).getByRole('button').first();
    await trigger.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(WAITING_MS);
    if (!(await focused(page)).startsWith('Keep them'))
      found.push('the focus does not start on the safe answer');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(WAITING_MS);
    if (await isOpen(page)) found.push('Escape does not close the question while nothing runs');
    if (!(await trigger.evaluate((one) => one === document.activeElement)))
      found.push('the focus does not go back to what opened the question');

    await page.keyboard.press('Enter');
    await page.waitForTimeout(WAITING_MS);
    await yes(page).last().focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(WAITING_MS);
    if (!(await isOpen(page))) found.push('the question is gone before there is an answer');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(WAITING_MS);
    if (!(await isOpen(page))) found.push('Escape hides a question whose request still runs');
    await page.waitForTimeout(ANSWERED_MS);
    if ((await rows(page)) !== 3) throw new Error('the first call must fail');
    if (!(await isOpen(page))) found.push('the failure is told nowhere: the question is gone');
    else if ((await heard(page)) === '') found.push('the failure is not told in the question');

    // Whoever must ask again opens it again.
    if (!(await isOpen(page))) {
      await trigger.focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(WAITING_MS);
      await yes(page).last().focus();
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(ANSWERED_MS + WAITING_MS);
    if ((await rows(page)) !== 2) found.push('Enter does not try again');
    if (await isOpen(page)) found.push('the question stays after the success');
    if ((await focused(page)) !== 'Imports')
      found.push('after the success the focus is lost with the row');
    if ((await page.evaluate(() => window.scrollY)) !== 20) found.push('the page has moved');
    return found;
  },
};
