import { expect, type Page } from '@playwright/test';

export const windowOf = (page: Page) => page.frameLocator('iframe.razorpay-checkout-frame');

/** Waits until the provider's window can be used. */
export const expectWindow = (page: Page) =>
  expect(windowOf(page).getByRole('tab', { name: 'Card' })).toBeFocused();

const payButton = (page: Page) => windowOf(page).getByRole('button', { name: /^Pay/ });

export async function pressPay(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await payButton(page).click();
  return opened;
}

/** Pays, and chooses the answer on the bank's page. */
export async function payAtBank(page: Page, answer = 'Success'): Promise<void> {
  const bank = await pressPay(page);
  await bank.getByRole('button', { name: answer }).click();
}

/** Pays in a browser that blocks the bank's popup. */
export async function payByLink(page: Page): Promise<void> {
  await windowOf(page)
    .locator('html')
    .evaluate(() => void (window.open = () => null));
  await payButton(page).click();
  const opened = page.waitForEvent('popup');
  await windowOf(page).getByRole('link', { name: 'Open the bank page' }).click();
  await (await opened).getByRole('button', { name: 'Success' }).click();
}

export const declineCard = async (page: Page) => {
  await windowOf(page).getByLabel('Card number').fill('4100 2800 0008 0001');
  await payButton(page).click();
  await expect(windowOf(page).getByRole('alert')).toContainText('insufficient account balance');
};

export const closeWindow = (page: Page) =>
  windowOf(page).getByRole('button', { name: 'Close checkout' }).click();
