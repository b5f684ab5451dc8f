import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const KINDS = 'Password1!';
const PHRASE = 'correct horse battery staple';
/** The address in rival.tsx is kalpana@hegde.example. */
const NAMED = 'Kalpana@1987';
const PAUSE_MS = 1_500;
const CARET_AT = 4;

const LOW = /\bweak\b|seconds|minutes|hours/i;
const HIGH = /\bstrong\b|\bexcellent\b|years/i;

const field = (page: Page) => page.locator('input');
const readAll = (page: Page): Promise<string> => page.locator('#root').innerText();

/** Runs in the page: counts how often something is said aloud from now on. */
const listen = (): void => {
  const kept = globalThis as { heard?: number };
  kept.heard = 0;
  const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  new MutationObserver((changes) => {
    const isHeard = changes.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(live),
    );
    if (isHeard) kept.heard = (kept.heard ?? 0) + 1;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};
const findHeard = (): number => (globalThis as { heard?: number }).heard ?? 0;

const findCaret = () => {
  const input = document.querySelector('input')!;
  return {
    type: input.type,
    caret: input.selectionStart,
    isFocused: document.activeElement === input,
    width: Math.round(input.getBoundingClientRect().width),
  };
};

export const promise: ItemPromise = {
  says: 'It calls "Password1!" weak and four words strong, says that a name is in a password, speaks once after a pause and not with each key, and Show leaves the caret and the width as they were.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    await field(page).fill(KINDS);
    const ofKinds = await readAll(page);
    if (HIGH.test(ofKinds)) found.push(`"${KINDS}" is called ${HIGH.exec(ofKinds)![0]}`);
    await field(page).fill(PHRASE);
    const ofPhrase = await readAll(page);
    if (LOW.test(ofPhrase)) found.push(`"${PHRASE}" is called ${LOW.exec(ofPhrase)![0]}`);
    await field(page).fill(NAMED);
    const ofNamed = await readAll(page);
    if (HIGH.test(ofNamed)) found.push(`"${NAMED}" is called ${HIGH.exec(ofNamed)![0]}`);
    if (!/\bname\b/i.test(ofNamed)) found.push(`of "${NAMED}" it is not said that it has the name`);

    await field(page).fill('');
    await page.waitForTimeout(PAUSE_MS);
    await page.evaluate(listen);
    await field(page).pressSequentially(PHRASE, { delay: 20 });
    await page.waitForTimeout(PAUSE_MS);
    const heard = await page.evaluate(findHeard);
    if (heard === 0) found.push('a screen reader is told nothing');
    if (heard > 2) found.push(`a screen reader is told ${heard} times while it is typed`);

    await field(page).evaluate((input: HTMLInputElement, at) => {
      input.focus();
      input.setSelectionRange(at, at);
    }, CARET_AT);
    const before = await page.evaluate(findCaret);
    await page.getByRole('button', { name: /show/i }).click();
    const after = await page.evaluate(findCaret);
    if (after.type !== 'text') found.push('Show does not show it');
    if (!after.isFocused || after.caret !== CARET_AT)
      found.push('Show takes the caret away from where it was');
    if (after.width !== before.width)
      found.push(`Show makes the field ${after.width - before.width} px wider`);
    return found;
  },
};
