import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../fault-proxy.ts';
import { lettersTo, newAddress } from '../mailbox.ts';
import { failure, open, press } from '../visitors.ts';

const MAILBOX = 'hello@tessera.example';
const rail = (page: Page) => page.getByRole('region', { name: 'Pictures from the workshop' });
const words = (page: Page) => page.getByLabel('Your words');

test('anyone reads the note of the makers, before any script runs [RT-12] [HM-09]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  expect((await page.goto('/word-from-team'))?.status()).toBe(200);
  await expect(page).toHaveTitle('A word from the team · Tessera');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A word from the team.');
  await expect(main).toContainText('We are a small agency');
  await expect(main).toContainText('The people of Tessera Studio');
  await expect(main).toContainText('a Tessera Studio product');
  await context.close();
});

test('the pictures move by button and by arrow key, and only when asked [HM-11]', async ({
  page,
}) => {
  await open(page, '/word-from-team');
  const slides = rail(page).getByRole('listitem');
  await expect(slides).toHaveCount(6);
  await rail(page).scrollIntoViewIfNeeded();
  await expect(slides.nth(0)).toBeInViewport();
  await rail(page).getByRole('button', { name: 'Next slide' }).click();
  await expect(rail(page).getByRole('status')).toHaveText('2 of 6');
  await expect(slides.nth(1)).toBeInViewport();
  await expect(slides.nth(0)).not.toBeInViewport();
  await rail(page).getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  await expect(rail(page).getByRole('status')).toHaveText('3 of 6');
  await slides.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/components\//);
});

test('the link leads to the feedback form, and what is written reaches the mailbox [HM-10]', async ({
  page,
}) => {
  await open(page, '/word-from-team');
  await page.getByRole('link', { name: 'Give feedback' }).click();
  await expect(page).toHaveURL('/word-from-team#feedback');
  await expect(page.getByRole('heading', { name: /what should we mend/ })).toBeFocused();
  await press(page, 'Send feedback');
  await expect(page.getByText('Please write a few words first.')).toBeVisible();
  await expect(words(page)).toBeFocused();

  const [mark, email] = [randomUUID(), newAddress()];
  await words(page).fill(`The slider is lovely. ${mark}`);
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('not an address');
  await press(page, 'Send feedback');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send feedback');
  await expect(page.getByText('Thank you. Your words are in our mailbox.')).toBeVisible();
  await expect
    .poll(async () => (await lettersTo(MAILBOX)).filter(({ text }) => text.includes(mark)))
    .toMatchObject([
      { subject: 'Feedback on Tessera from Asha Rao', replyTo: [{ address: email }] },
    ]);
});

test('words that could not be sent are still there', async ({ page, network }) => {
  await open(page, `${network.origin}/word-from-team`);
  await page.getByRole('link', { name: 'Give feedback' }).click();
  await words(page).fill('A long thought');
  network.set(/\/api\/feedback/, 'cut');
  await press(page, 'Send feedback');
  await expect(failure(page)).toContainText('Your feedback could not be sent');
  await expect(words(page)).toHaveValue('A long thought');
});
