import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** Moments, what is true in Pune then, and when that ends if it can be said by a time of the day. */
const MOMENTS: { when: string; at: string; isOpen: boolean; until?: RegExp }[] = [
  {
    when: 'On Wednesday at 16:12',
    at: '2026-11-18T10:42:00Z',
    isOpen: true,
    until: /18:00|6:00\s?pm/i,
  },
  {
    when: 'On Wednesday at 13:30, over lunch',
    at: '2026-11-18T08:00:00Z',
    isOpen: false,
    until: /14:00|2:00\s?pm/i,
  },
  {
    when: 'On Saturday at 1:00, before the end of Friday',
    at: '2026-11-20T19:30:00Z',
    isOpen: true,
    until: /2:00/,
  },
  { when: 'On Saturday at 10:00', at: '2026-11-21T04:30:00Z', isOpen: false, until: /Monday/ },
  {
    when: 'On Wednesday 23 December at 10:00, an exception',
    at: '2026-12-23T04:30:00Z',
    isOpen: false,
  },
];

/** Runs in the page: the first text that says whether it is open now. */
const findAnswer = (): string => {
  const ANSWER = /^\W*(?:open|closed)\b.*(?:\bnow\b|until|again|tomorrow| at )|\bnow\b/i;
  const walker = document.createTreeWalker(
    document.querySelector('#root')!,
    NodeFilter.SHOW_ELEMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node as HTMLElement;
    if (element.children.length > 1 || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    if (element.closest('[aria-hidden=true], script, table')) continue;
    const text = element.innerText?.trim() ?? '';
    if (ANSWER.test(text)) return text;
  }
  return '';
};

/** Opens the page anew at another moment. */
async function openAt(page: Page, at: string): Promise<void> {
  await page.clock.setFixedTime(new Date(at));
  const html = await page.evaluate(() => {
    document.querySelector('#root')!.replaceChildren();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await page.setContent(html);
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(100);
}

export const promise: ItemPromise = {
  says: 'To a visitor in New York it says what is true in Pune: open until 18:00, closed over lunch and open again at 14:00, open at one in the night, closed on a Saturday until Monday, closed on a day before Christmas.',
  context: { timezoneId: 'America/New_York' },
  faults: async (page) => {
    const found: string[] = [];
    for (const { when, at, isOpen, until } of MOMENTS) {
      await openAt(page, at);
      const said = await page.evaluate(findAnswer);
      const saysOpen = /^\W*open/i.test(said);
      if (said === '') found.push(`${when} it does not say whether it is open`);
      else if (saysOpen !== isOpen)
        found.push(`${when} it is ${isOpen ? 'open' : 'closed'}, and the page says “${said}”`);
      else if (until && !until.test(said))
        found.push(`${when} it does not say until when: “${said}”`);
    }
    return found;
  },
};
