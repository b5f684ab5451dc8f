import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The article of rival.tsx. */
const NAMES = [
  'Efua Lindström',
  'Olof Sandell',
  'Amrit Bains',
  'Sudha Nair-Holm',
  'Tuula Aho',
  'Håkan Sjöblom',
  'Göran Lindholm',
  'Ebba Mensah',
  'Hardeep Sohal',
];
const DAYS = [
  { date: '2026-03-04', words: [/\b4\b/, /Mar/, /2026/] },
  { date: '2026-06-01', words: [/\b1\b/, /Jun/, /2026/] },
];
const WORDS = /1,380/;

/** Runs in the page: which of the names can be read and are not covered by another thing. */
const findUnread = (names: string[]): string[] => {
  const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
  const read = new Set<string>();
  while (walker.nextNode()) {
    const { parentElement: element, textContent: text } = walker.currentNode;
    if (!element!.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (width < 2 || left < 0 || right > document.documentElement.clientWidth) continue;
    for (const name of names) if (text!.includes(name)) read.add(name);
  }
  return names.filter((name) => !read.has(name));
};

export const promise: ItemPromise = {
  says: 'Read in Los Angeles an article of 4 March is of 4 March, with the month as a word; each of nine authors can be read by name, if need be after one press; and the reading time says from how many words it was counted.',
  widths: [1280, 390],
  context: { locale: 'en-US', timezoneId: 'America/Los_Angeles' },
  faults: async (page) => {
    const found: string[] = [];
    for (const { date, words } of DAYS) {
      const shown = await page.locator(`time[datetime^="${date}"]`).first().innerText();
      if (!words.every((word) => word.test(shown))) found.push(`${date} is shown as "${shown}"`);
    }
    const opener = page.locator('#root :is(summary, button)').first();
    if ((await opener.count()) > 0) await opener.click();
    const unread = await page.evaluate(findUnread, NAMES);
    if (unread.length > 0)
      found.push(`${unread.length} of nine authors cannot be read, such as ${unread[0]}`);
    if (!WORDS.test(await page.locator('#root').innerText()))
      found.push('nobody says from how many words the reading time was counted');
    return found;
  },
};
