import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The words of rival.tsx, and what the form sends for them. */
const OPTIONS = {
  Selbstabholung: 'pier',
  Standardversand: 'post',
  Expresslieferung: 'express',
  Paketstation: 'station',
};
const WORDS = Object.keys(OPTIONS);
const ROW_PX = 8;

/** Runs in the page: where the letters of each word are, and whether a press there reaches an option. */
const look = (words: string[]): { top: number; isWhole: boolean }[] =>
  words.map((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let node = walker.nextNode();
    while (node && node.textContent?.trim() !== word) node = walker.nextNode();
    if (!node) return { top: 0, isWhole: false };
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top } = range.getBoundingClientRect();
    return { top, isWhole: left >= 0 && right <= document.documentElement.clientWidth };
  });

/** What a form with this control would send. */
const sent = (page: Page): Promise<string> =>
  page
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form).values()].map((value) => value as string).join(' '),
    );

const press = async (page: Page, word: string): Promise<void> => {
  const { x, y, width, height } = (await page.getByText(word, { exact: true }).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
};

export const promise: ItemPromise = {
  says: 'Four German words are whole at 320 px, in rows of equal length. The form sends what is chosen, a second press does not un-choose it, and it is one stop for Tab with arrow keys in it.',
  widths: [320, 768],
  faults: async (page) => {
    const found: string[] = [];
    const seen = await page.evaluate(look, WORDS);
    for (const [at, { isWhole }] of seen.entries())
      if (!isWhole) found.push(`"${WORDS[at]}" is not whole`);
    const rows = Map.groupBy(seen, ({ top }) => Math.round(top / ROW_PX));
    const lengths = [...rows.values()].map(({ length }) => length);
    if (Math.max(...lengths) !== Math.min(...lengths))
      found.push(`the rows have ${lengths.join(' and ')} options`);

    if ((await sent(page)) !== OPTIONS.Standardversand)
      found.push('the form does not send what is chosen');
    await press(page, 'Standardversand');
    const isChosen = await page.locator(':checked, [aria-checked=true]').count();
    if (isChosen !== 1) found.push('a second press leaves no choice');

    await page.mouse.click(1, 1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    if ((await sent(page)) !== OPTIONS.Expresslieferung)
      found.push('the arrow key does not choose the next option');
    await page.keyboard.press('Tab');
    const isAtEnd = await page.evaluate(
      () => document.activeElement?.getAttribute('type') === 'submit',
    );
    if (!isAtEnd) found.push('one more Tab does not leave the group');
    return found;
  },
};
