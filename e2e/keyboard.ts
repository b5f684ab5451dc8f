import { expect, type Locator, type Page } from '@playwright/test';

export const MOST_STEPS = 60;

/** Presses Tab until the target has the focus, like a keyboard user. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Looked up again only after it was re-rendered, because finding a role takes longer than a key press.
  let element = await target.elementHandle();
  for (let step = 0; step < MOST_STEPS; step++) {
    const place = await element.evaluate((wanted) => {
      if (wanted === document.activeElement) return 'focused';
      return wanted.isConnected ? 'elsewhere' : 'gone';
    });
    if (place === 'focused') return;
    if (place === 'gone') element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

export async function pressKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
