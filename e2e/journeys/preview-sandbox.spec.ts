import { expect, type Frame, type Page, test } from '@playwright/test';
import { CHROMIUM } from '../chromium.ts';
import { ATTEMPTS } from '../hostile-attempts.ts';
import { plantHostile, startElsewhere } from '../hostile-preview.ts';
import { openSession } from '../page-session.ts';
import { withdrawComponents } from '../test-components.ts';
import { open } from '../visitors.ts';
import { portBeside } from '../worker-shop.ts';

// The engine without windows runs frames of other sites in the process of the page. The browsers of visitors do not.
// A process may have little memory for its objects, so that filling it takes a moment and not the whole machine.
test.use({
  launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, '--js-flags=--max-old-space-size=256'] },
});

/** An attempt that fails shows nothing, however long one waits. */
const REFUSED_AFTER_MS = 1_000;
/** An attempt that succeeds is noticed much sooner, also on a busy machine. */
const NOTICED_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;
const LOOP_MS = 3_000;

let elsewhere: Awaited<ReturnType<typeof startElsewhere>>;
let item: Awaited<ReturnType<typeof plantHostile>>;

test.beforeAll(async () => {
  elsewhere = await startElsewhere(portBeside(30));
  item = await plantHostile();
});
test.beforeEach(() => {
  elsewhere.hits.splice(0);
});
test.afterAll(async () => {
  elsewhere.close();
  await withdrawComponents([item.title]);
});

const stage = (page: Page) => page.locator('[data-slot=preview]');

async function openItem(page: Page): Promise<Frame> {
  await open(page, item.path);
  await stage(page).scrollIntoViewIfNeeded();
  await expect(stage(page)).toHaveAttribute('data-status', 'live');
  return page.frames().find((frame) => frame.url().includes('/items/hostile/'))!;
}

async function openControl(page: Page): Promise<Frame> {
  // The attempt before may still be leading the page away, which ends the first try.
  await expect(() => page.goto(elsewhere.control)).toPass();
  return page.frames().find((frame) => frame.url().endsWith('/control/frame'))!;
}

/** Notes dialogs, further pages and downloads from now on. */
function watchPage(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push('a dialog');
    void dialog.dismiss();
  });
  page.on('popup', (popup) => {
    seen.push('a new page');
    void popup.close();
  });
  page.on('download', () => seen.push('a download'));
  return seen;
}

/** Makes an attempt as if somebody had just pressed something in the frame. Returns every trace of success. */
async function attempt(
  page: Page,
  frame: Frame,
  { name, seen, withinMs }: { name: string; seen: string[]; withinMs: number },
): Promise<string[]> {
  expect(await frame.evaluate((which) => which in Reflect.get(globalThis, 'attempts'), name)).toBe(
    true,
  );
  const [title, address] = [await page.title(), page.url()];
  void frame
    .evaluate(
      ([which, url, ms]) =>
        new Promise<boolean>((resolve) => {
          type Attempts = Record<string, (url: string) => unknown>;
          const { attempts } = globalThis as unknown as { attempts: Attempts };
          const tell = (result: unknown) => resolve(result === true);
          // In a task of its own: while a test evaluates something, the browser lets code from texts run.
          setTimeout(() => void (async () => attempts[which]!(url))().then(tell, tell));
          setTimeout(resolve, ms, false);
        }),
      [name, elsewhere.urlOf(name), withinMs] as const,
    )
    .then((told) => (told ? seen.push('it says so') : 0))
    // An attempt that replaces the document does not return.
    .catch(() => undefined);
  const tracesOf = async () => [
    ...(elsewhere.hits.includes(name) ? ['a request'] : []),
    ...(page.url() === address ? [] : ['another address']),
    ...((await page.title().catch(() => title)) === title ? [] : ['another title']),
    ...seen,
  ];
  for (const end = Date.now() + withinMs; Date.now() < end;) {
    await page.waitForTimeout(LOOK_EVERY_MS);
    if ((await tracesOf()).length > 0) break;
  }
  return tracesOf();
}

test('nothing that a hostile item tries succeeds in its preview', async ({ page }) => {
  const seen = watchPage(page);
  const succeeded: string[] = [];
  let frame = await openItem(page);
  for (const name of ATTEMPTS) {
    // A refused address leaves an empty frame.
    if (frame.isDetached() || !frame.url().includes('/items/hostile/'))
      frame = await openItem(page);
    const traces = await attempt(page, frame, { name, seen, withinMs: REFUSED_AFTER_MS });
    if (traces.length > 0) succeeded.push(`${name}: ${traces.join(', ')}`);
    seen.splice(0);
  }
  expect(succeeded).toEqual([]);
  expect(elsewhere.hits).toEqual([]);
});

test(
  'each of them succeeds in a frame without the protection',
  { tag: '@long' },
  async ({ page }) => {
    const seen = watchPage(page);
    const failed: string[] = [];
    for (const name of ATTEMPTS) {
      const frame = await openControl(page);
      const traces = await attempt(page, frame, { name, seen, withinMs: NOTICED_WITHIN_MS });
      if (traces.length === 0) failed.push(name);
      seen.splice(0);
    }
    expect(failed).toEqual([]);
  },
);

/** Blocks the thread of the frame, after the call has returned. */
const startLoop = (frame: Frame, ms: number) =>
  frame.evaluate((length) => {
    setTimeout(() => {
      const end = performance.now() + length;
      while (performance.now() < end);
    });
  }, ms);

/** The longest time for which the page did nothing, while so many milliseconds passed. */
const longestPause = (page: Page, withinMs: number): Promise<number> =>
  page.evaluate(async (ms) => {
    const began = performance.now();
    let [last, longest] = [began, 0];
    while (last - began < ms) {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    return longest;
  }, withinMs);

test('an endless loop does not stop the page, is told and can be retried', async ({ page }) => {
  const frame = await openItem(page);
  const rightToLeft = page
    .getByRole('group', { name: 'Preview' })
    .getByRole('radio', { name: 'RTL' });
  await startLoop(frame, Infinity);
  // With timers: the browser draws the page less often while a frame in it is busy.
  await rightToLeft.evaluate(async (radio: HTMLInputElement) => {
    radio.click();
    while (!location.search.includes('dir=rtl'))
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
  });

  const notice = stage(page).getByRole('alert');
  await expect(notice).toContainText('The preview no longer answers, so it was stopped.');
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(stage(page)).toHaveAttribute('data-status', 'live');
  await expect(notice).toHaveCount(0);
});

test(
  'a loop in a frame without the protection stops the page',
  { tag: '@long' },
  async ({ page }) => {
    const frame = await openControl(page);
    const pauseMs = longestPause(page, 2 * LOOP_MS);
    await startLoop(frame, LOOP_MS);
    expect(await pauseMs).toBeGreaterThan(1_000);
  },
);

test('an item that crashes is told and can be retried', async ({ page }) => {
  const frame = await openItem(page);
  const notice = stage(page).getByRole('alert');
  await expect(notice).toHaveCount(0);
  await frame.evaluate(() => (globalThis as unknown as { crash: () => void }).crash());
  await expect(notice).toContainText('The preview stopped with an error.');
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(stage(page)).toHaveAttribute('data-status', 'live');
  await expect(notice).toHaveCount(0);
});

/** Fills the memory of the frame, after the call has returned. By copies of one piece, before the page stops it as busy. */
const fillMemory = (frame: Frame) =>
  frame.evaluate(() => {
    setTimeout(() => {
      const piece = Array.from({ length: 1_000_000 }, () => 0.5);
      for (const kept = [piece]; ;) kept.push([...piece]);
    });
  });

test(
  'an item that fills memory ends alone, is told and can be retried',
  { tag: '@long' },
  async ({ page }) => {
    const frame = await openItem(page);
    const session = await openSession(page);
    const ended = page.waitForEvent('crash', { timeout: NOTICED_WITHIN_MS });
    await fillMemory(frame);
    await session.run(async () => {
      document.querySelector<HTMLInputElement>('input[type=radio][value=rtl]')!.click();
      while (!location.search.includes('dir=rtl'))
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
    });
    await ended;

    const notice = () =>
      session.run(
        () => document.querySelector('[data-slot=preview] [role=alert]')?.textContent ?? null,
      );
    await expect.poll(notice).toContain('The preview no longer answers, so it was stopped.');
    expect(session.hasCrashed()).toBe(false);
    await session.run(() =>
      document.querySelector<HTMLButtonElement>('[data-slot=preview] [role=alert] button')!.click(),
    );
    await expect
      .poll(() =>
        session.run(() =>
          document.querySelector('[data-slot=preview]')!.getAttribute('data-status'),
        ),
      )
      .toBe('live');
    expect(await notice()).toBeNull();
  },
);

test(
  'memory that is filled in a frame without the protection ends the page',
  { tag: '@long' },
  async ({ page }) => {
    const frame = await openControl(page);
    const session = await openSession(page);
    await fillMemory(frame);
    await expect.poll(session.hasCrashed).toBe(true);
  },
);
