import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The two announcements and a heading below them, as rival.tsx has them. */
const CLOSED = 'Refunds are matched to the payment they undo';
const OTHER = 'Bank formats that we read: 22';
const ADDRESS = 'http://pasted.test/';
/** A phone of some years ago. */
const SLOWER = 12;
const FRAMES = 20;

type Seen = { frames: number; shown: number; shift: number };
type Kept = typeof globalThis & { seen: Seen };

/** Runs in the page before all else: looks at each frame before it is painted. */
const watch = (text: string): void => {
  const seen: Seen = { frames: 0, shown: 0, shift: 0 };
  (globalThis as Kept).seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const root = document.querySelector<HTMLElement>('#root');
    if (root?.firstElementChild) seen.frames++;
    if (root?.innerText.includes(text)) seen.shown++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

export const promise: ItemPromise = {
  says: 'Who has closed the announcement comes back to a page on which it is not shown for one frame and nothing moves, and a second announcement is still there.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const isShown = (text: string): Promise<boolean> => page.getByText(text).first().isVisible();
    const document = await page.evaluate(() => {
      const copy = globalThis.document.documentElement.cloneNode(true) as HTMLElement;
      copy.querySelector('#root')?.replaceChildren();
      return `<!doctype html>${copy.outerHTML}`;
    });

    // This document has no storage at all.
    await page.getByRole('button').first().click();
    if (await isShown(CLOSED)) found.push('without storage the cross does nothing');

    await page.route(ADDRESS, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: document }),
    );
    await page.goto(ADDRESS);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText(CLOSED).first().waitFor();
    await page.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    if (await isShown(CLOSED)) found.push('the cross does not close it');
    const isLost = await page.evaluate(
      () => globalThis.document.activeElement === globalThis.document.body,
    );

    await page.addInitScript(watch, CLOSED);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.reload();
    await page.waitForFunction((least) => (globalThis as Kept).seen.frames >= least, FRAMES);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const { shown, shift } = await page.evaluate(() => (globalThis as Kept).seen);
    const isOtherShown = await isShown(OTHER);
    // The next width begins with a new visitor.
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    if (shown > 0) found.push(`when the visitor comes back, it is shown for ${shown} frames`);
    if (shift > 0) found.push(`when the visitor comes back, the page moves (${shift.toFixed(3)})`);
    if (!isOtherShown) found.push('a second announcement is taken for the closed one');
    if (isLost) found.push('after the cross the focus is nowhere');
    return found;
  },
};
