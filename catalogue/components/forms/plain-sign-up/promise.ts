import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const PASSWORD = 'open lines till friday';
const KNOWN = 'known@hegde.example';
const NEW = 'other@hegde.example';
/** rival.tsx refuses this address, with this sentence. */
const REFUSED = 'kalpana@closed.example';
const REFUSAL = 'We cannot write to this domain.';
const SLIP = 'kalpana@gmial.com';
const MEANT = 'kalpana@gmail.com';
const ADDRESS = 'http://pasted.test/';
/** Longer than any answer, and shorter than a toast. */
const ANSWERED_MS = 2_500;
/** Nobody tells two answers apart by less. */
const UNSEEN_MS = 200;

const email = (page: Page) => page.locator('input[type=email]');
const passwords = (page: Page) => page.locator('input[autocomplete=new-password]');
const send = (page: Page) => page.locator('form button').filter({ hasText: /account/i });

async function fill(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  for (const field of await passwords(page).all()) await field.fill(PASSWORD);
  for (const field of await page.locator('input[required][type=text]').all())
    await field.fill('Kalpana Hegde');
}

/** Runs in the page: keeps when the text that can be read changed last. */
const watch = (): void => {
  const kept = globalThis as { lastChange?: number };
  const root = document.querySelector<HTMLElement>('#root')!;
  const start = performance.now();
  let text = root.innerText;
  kept.lastChange = 0;
  new MutationObserver(() => {
    if (root.innerText === text) return;
    text = root.innerText;
    kept.lastChange = performance.now() - start;
  }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
};

/** What is read once an address was sent, without the address, and after how long. */
async function answerTo(page: Page, address: string) {
  await fill(page, address);
  await page.evaluate(watch);
  await send(page).click();
  await page.waitForTimeout(ANSWERED_MS);
  const ms = await page.evaluate(() => (globalThis as { lastChange?: number }).lastChange ?? 0);
  const text = await page.locator('#root').innerText();
  return { ms, text: text.replaceAll(address, '…') };
}

/** Presses the button of the same page in a browser without script and returns what was posted. */
async function postWithoutScript(page: Page): Promise<string> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  try {
    const plain = await context.newPage();
    let posted = '';
    await plain.route(`${ADDRESS}**`, (route) => {
      const request = route.request();
      if (request.method() === 'POST') posted = decodeURIComponent(request.postData() ?? '');
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    });
    await plain.goto(ADDRESS);
    await fill(plain, NEW);
    await send(plain).click();
    await plain.waitForLoadState();
    return posted.replaceAll('+', ' ');
  } finally {
    await context.close();
  }
}

export const promise: ItemPromise = {
  says: 'A known address and a new one are answered with the same words after the same time. gmial.com is asked about and not forced, a refusal is heard at its field with everything kept, the password is written once, and without script the form posts.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const posted = await postWithoutScript(page);
    if (!posted.includes(NEW) || !posted.includes(PASSWORD))
      found.push('without script the address and the password arrive nowhere');
    const count = await passwords(page).count();
    if (count > 1) found.push(`the password is to be written ${count} times`);

    await email(page).fill(SLIP);
    await page.keyboard.press('Tab');
    const offer = page.getByRole('button', { name: MEANT });
    if ((await offer.count()) === 0) found.push(`${SLIP} is taken without a question`);
    else {
      if ((await email(page).inputValue()) !== SLIP) found.push(`${SLIP} is changed by itself`);
      await offer.click();
      if ((await email(page).inputValue()) !== MEANT)
        found.push('what is offered for the slip is not taken over');
    }

    await fill(page, REFUSED);
    await send(page).click();
    await page.waitForTimeout(ANSWERED_MS);
    const heard = await email(page).evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
    if (!heard.includes(REFUSAL)) found.push('a refused address is not told at the address');
    if ((await passwords(page).first().inputValue()) !== PASSWORD)
      found.push('when the address is refused, the password is gone');

    const ofKnown = await answerTo(page, KNOWN);
    const correct = page.getByRole('button', { name: 'Correct it' });
    if ((await correct.count()) > 0) await correct.click();
    const ofNew = await answerTo(page, NEW);
    if (/already exists/i.test(ofKnown.text)) found.push('strangers are told who has an account');
    else if (ofKnown.text !== ofNew.text)
      found.push('a known address gets another answer than a new one');
    const apart = Math.abs(ofKnown.ms - ofNew.ms);
    if (apart > UNSEEN_MS)
      found.push(`a known address is answered ${Math.round(apart)} ms apart from a new one`);
    return found;
  },
};
