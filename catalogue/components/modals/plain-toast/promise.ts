import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const DELETED = '14 invoices of the import of 12 November were deleted';
const MATCHED = 'Line matched';
const FAULT = 'The journal was not posted';
const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';
const READ_MS = 4_000;
const SHOWN_MS = 700;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = async (page: Page, words: string): Promise<number> =>
  (await page.getByText(words).all()).length;

export const promise: ItemPromise = {
  says: 'The place of the messages is there before the first one. After four seconds a sentence of ten words is still there, without a pointer on it. F6 leads from the button to Undo, and Undo gives the focus back. Five equal messages are one. What fails stays. The field with the focus is not covered.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    await page.evaluate((selector) => {
      for (const place of document.querySelectorAll(selector)) place.setAttribute('data-early', '');
    }, LIVE);

    await button(page, 'Delete').focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(SHOWN_MS);
    if ((await shown(page, DELETED)) === 0) throw new Error('the message is not shown');
    const isHeard = await page
      .getByText(DELETED)
      .first()
      .evaluate((one) => one.closest('[data-early]') !== null);
    if (!isHeard)
      found.push('the place of the messages comes with its text, so a screen reader misses it');
    await page.waitForTimeout(READ_MS - SHOWN_MS);
    if ((await shown(page, DELETED)) === 0)
      found.push('a sentence of ten words is gone after four seconds');

    if ((await shown(page, DELETED)) === 0) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(SHOWN_MS);
    }
    await page.keyboard.press('F6');
    for (let tabs = 0; tabs < 2; tabs++) {
      if (await button(page, 'Undo').evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    if (!(await button(page, 'Undo').evaluate((one) => one === document.activeElement)))
      found.push('Undo is not reached by the key F6 and two of Tab');
    else {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(100);
      if ((await shown(page, 'The invoices are back')) === 0) found.push('Undo does nothing');
      if (!(await button(page, 'Delete').evaluate((one) => one === document.activeElement)))
        found.push('after Undo the focus is not where it was before');
    }

    for (let time = 0; time < 5; time++) await button(page, 'Match').click();
    await page.waitForTimeout(SHOWN_MS);
    const towers = await shown(page, MATCHED);
    if (towers !== 1) found.push(`five equal messages are shown ${towers} times`);

    await button(page, 'Post').click();
    await page.waitForTimeout(SHOWN_MS);
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.focus();
    await page.waitForTimeout(SHOWN_MS);
    const isCovered = await note.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== field;
    });
    if (isCovered) found.push('the field that has the focus is covered by messages');
    await page.waitForTimeout(READ_MS);
    if ((await shown(page, FAULT)) === 0) found.push('what failed is gone before it was closed');
    return found;
  },
};
