import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The topics of rival.tsx, and a question in the middle of one. */
const TOPICS = ['Visits', 'Treatment', 'Paying', 'Afterwards'];
const ASKED = 'Paying, question 5';
const HEADER_PX = 64;
const STEP_PX = 120;
const SETTLE_MS = 80;

/** Runs in the page: the topic whose link is marked and can be seen. */
const readMark = (topics: string[]): string => {
  for (const link of document.querySelectorAll('a[aria-current]:not([aria-current=false])'))
    if (link.checkVisibility())
      return topics.find((name) => link.textContent.trim().startsWith(name)) ?? '';
  return '';
};

/** Runs in the page: where a text begins, and how far the page can still go. */
const findTop = (text: string): number => {
  const all = [...document.querySelectorAll('h3, h4, dt')];
  return all.find((one) => one.textContent.trim() === text)!.getBoundingClientRect().top;
};
const leftToScroll = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight - clientHeight - scrollTop;
};

/** Runs in the page: where the address of a question points to, if it has one that can be seen. */
const findAddress = (question: string): string | null => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const meant = document.getElementById(link.hash.slice(1));
    if (!meant?.textContent.trim().startsWith(question)) continue;
    if (link.checkVisibility({ opacityProperty: true })) return link.hash;
  }
  return null;
};

async function readThrough(page: Page): Promise<string[]> {
  const marks: string[] = [];
  await page.mouse.move(200, 500);
  for (let step = 0; step < 200; step++) {
    const mark = await page.evaluate(readMark, TOPICS);
    if (mark !== marks.at(-1)) marks.push(mark);
    if ((await page.evaluate(leftToScroll)) < 1) break;
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(SETTLE_MS);
  }
  return marks;
}

export const promise: ItemPromise = {
  says: 'Who reads to the end of the page sees each topic marked once and in order, also the short last one; who presses a topic finds it marked and its heading below the sticky header, on a phone too; and a question has an address that leads to it.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    await page.waitForTimeout(300);
    const marks = await readThrough(page);
    if (marks.join() !== TOPICS.join())
      found.push(`from the start to the end of the page the marked topics are "${marks.join()}"`);
    for (const topic of TOPICS.toReversed()) {
      const link = page.getByRole('link', { name: topic }).first();
      if (!(await link.isVisible())) {
        found.push(`there is no link to "${topic}"`);
        continue;
      }
      await link.click();
      await page.waitForTimeout(300);
      const top = await page.evaluate(findTop, topic);
      if (top < HEADER_PX) found.push(`the heading "${topic}" is under the header`);
      if (top > 850) found.push(`the heading "${topic}" is not in the window`);
      const mark = await page.evaluate(readMark, TOPICS);
      if (mark !== topic) found.push(`after a press on "${topic}" the mark is on "${mark}"`);
    }
    await page.getByText(ASKED, { exact: true }).hover();
    const address = await page.evaluate(findAddress, ASKED);
    if (address === null) found.push('a question has no address');
    else {
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate((hash) => location.assign(hash), address);
      await page.waitForTimeout(300);
      if ((await page.evaluate(findTop, ASKED)) < HEADER_PX)
        found.push('who comes by the address of a question finds it under the header');
    }
    return found;
  },
};
