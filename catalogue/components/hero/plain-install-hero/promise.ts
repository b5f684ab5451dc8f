import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The managers and commands of rival.tsx. */
const NAMES = ['npm', 'pnpm', 'yarn', 'bun'];
const CHOSEN = 'pnpm';
const COMMAND = 'pnpm add --save-dev quern';
const OTHERS = ['npm install --save-dev quern', 'yarn add --dev quern', 'bun add --dev quern'];
const ADDRESS = 'http://pasted.test/';
const ANSWERED_MS = 150;

/** Runs in the page before all else: a browser that does not give the clipboard away. */
const refuse = (): void => {
  const writeText = (): Promise<void> =>
    Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
};

const isShown = (page: Page, text: string): Promise<boolean> =>
  page.getByText(text, { exact: true }).first().isVisible();

const buttonOf = (page: Page) => page.getByRole('button', { name: /cop/i }).first();

/** What the same page has in a browser without script and on paper. */
async function findWithoutScript(page: Page, html: string): Promise<string[]> {
  const found: string[] = [];
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  try {
    const plain = await context.newPage();
    await plain.route(`${ADDRESS}**`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    await plain.goto(ADDRESS);
    await plain.getByText(CHOSEN, { exact: true }).first().click();
    if (!(await isShown(plain, COMMAND)))
      found.push(`without script nobody gets to the command of ${CHOSEN}`);
    await plain.emulateMedia({ media: 'print' });
    for (const command of [COMMAND, ...OTHERS])
      if (!(await isShown(plain, command))) found.push(`paper does not have "${command}"`);
    return found;
  } finally {
    await context.close();
  }
}

export const promise: ItemPromise = {
  says: 'Where the clipboard is refused, the command is selected and that is said; the chosen manager is kept after a reload; the button stands still while managers are changed; and without script every command can be reached.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const whole = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
    const still = await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      for (const script of copy.querySelectorAll('script')) script.remove();
      return `<!doctype html>${copy.outerHTML}`;
    });
    found.push(...(await findWithoutScript(page, still)));

    const drawn = whole.replace(/<div id="root">[\s\S]*?(?=<script>)/, '<div id="root"></div>');
    await page.addInitScript(refuse);
    await page.route(ADDRESS, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: drawn }),
    );
    await page.goto(ADDRESS);

    const places = new Set<string>();
    for (const name of NAMES) {
      await page.getByText(name, { exact: true }).first().click();
      const box = (await buttonOf(page).boundingBox())!;
      places.add(`${Math.round(box.x)} ${Math.round(box.y)}`);
    }
    if (places.size > 1) found.push('the button moves when another manager is chosen');

    await page.getByText(CHOSEN, { exact: true }).first().click();
    await buttonOf(page).click();
    await page.waitForTimeout(ANSWERED_MS);
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    if (selected !== COMMAND)
      found.push('the clipboard is refused, and the command is not selected');
    const said = await page.locator('[role=status], [role=alert], [aria-live]').allInnerTexts();
    if (said.join('').trim() === '') found.push('the clipboard is refused, and nothing says so');

    await page.reload();
    await page.getByText(CHOSEN, { exact: true }).first().waitFor();
    const isKept = await isShown(page, COMMAND);
    // The next width begins with a new visitor.
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    if (!isKept) found.push('after a reload the chosen manager is forgotten');
    return found;
  },
};
