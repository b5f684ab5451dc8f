import type { ItemPromise } from '../../../pipeline/promise.ts';

const POSTS = 200;
const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
/** A post in the middle of a year. */
const MIDDLE = 'Notiz 2024/25';
/** What a window of 900 px needs, and as much again above and below it. */
const LAID_OUT_MAX = 100;
const OFF_PX = 1;

/** Runs in the page: dates that are wrong, stand under another year or not below each other. */
const readDates = ([months, offPx]: readonly [string[], number]): string[] => {
  const faults: string[] = [];
  const ends = new Set<number>();
  let year = '';
  for (const element of document.querySelectorAll('h3, time')) {
    if (!(element instanceof HTMLTimeElement)) {
      year = element.textContent.trim();
      continue;
    }
    const [ofYear, month, day] = element.dateTime.split('-');
    const wanted = `${Number(day)}. ${months[Number(month) - 1]}`;
    const shown = element.textContent.trim();
    if (shown !== wanted) faults.push(`${element.dateTime} is shown as ${shown}`);
    if (year !== ofYear) faults.push(`${element.dateTime} stands under ${year}`);
    const range = document.createRange();
    const text = element.firstChild!;
    range.setStart(text, 0);
    range.setEnd(text, text.textContent!.indexOf('.'));
    const { right } = range.getBoundingClientRect();
    if (right > 0) ends.add(Math.round(right / offPx));
  }
  if (ends.size > 1 && Math.max(...ends) - Math.min(...ends) > 1)
    faults.push('days of one and of two figures do not end below each other');
  return faults;
};

/** Runs in the page: how many posts the browser has laid out. */
const countLaidOut = (): number =>
  [...document.querySelectorAll('li a')].filter((link) =>
    link.checkVisibility({ contentVisibilityAuto: true }),
  ).length;

/** Runs in the page: brings a post into the middle of the window, as a person who reads does. */
const readOn = (title: string): void => {
  const link = [...document.querySelectorAll('li a')].find((one) =>
    one.textContent.includes(title),
  );
  link?.scrollIntoView({ block: 'center' });
};

/** Runs in the page: whether the year can be read in the window. */
const isShown = (year: string): boolean =>
  [...document.querySelectorAll('h3')].some((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return heading.textContent.trim() === year && top >= 0 && bottom <= innerHeight;
  });

/** Runs in the page: what the browser's own search does not find. */
const search = (): string[] => {
  const find = (globalThis as typeof globalThis & { find: (text: string) => boolean }).find;
  return [...document.querySelectorAll('li a')]
    .map((link) => /Notiz \d+\/\d+/.exec(link.textContent)?.[0] ?? '')
    .filter((title, at) => {
      if (at % 20 > 0) return false;
      document.getSelection()!.removeAllRanges();
      return !find.call(globalThis, title);
    });
};

export const promise: ItemPromise = {
  says: 'In a browser in Los Angeles each of 200 German posts has its own day and stands under its own year, the year stays in view, each title is found, and only the posts near the window are laid out.',
  widths: [1280, 390],
  context: { locale: 'en-US', timezoneId: 'America/Los_Angeles' },
  faults: async (page) => {
    await page.waitForTimeout(300);
    const found: string[] = [];
    const laidOut = await page.evaluate(countLaidOut);
    const count = await page.locator('li a').count();
    if (count < POSTS) found.push(`${POSTS - count} posts are not in the page`);
    const dates = await page.evaluate(readDates, [MONTHS, OFF_PX] as const);
    found.push(...dates.slice(0, 3));
    const lost = await page.evaluate(search);
    if (lost.length > 0) found.push(`find in page does not find ${lost[0]}`);
    await page.evaluate(readOn, MIDDLE);
    await page.waitForTimeout(300);
    if (!(await page.evaluate(isShown, '2024')))
      found.push('in the middle of 2024 no year is in the window');
    if (laidOut > LAID_OUT_MAX) found.push(`${laidOut} posts are laid out at once`);
    return found;
  },
};
