import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { examine } from '../accessible.ts';
import { openSection } from '../admins.ts';
import { WORK } from '../applications.ts';
import { addPerson, keepToken, type Person } from '../people.ts';
import { addRequest } from '../requests.ts';
import { grantUntil } from '../subscriptions.ts';
import { open } from '../visitors.ts';

// Up to sixteen axe checks in one test.
test.describe.configure({ timeout: 300_000 });
// No animations, so that axe never checks a half-faded element.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rowOf = (page: Page, text: string) =>
  page.getByRole('table', { name: 'Custom requests' }).getByRole('row').filter({ hasText: text });
const details = (page: Page) => page.getByRole('dialog', { name: 'Request details' });
const questionOf = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

async function addAsker(): Promise<Person> {
  const requester = await addPerson();
  await grantUntil(requester, 'Pro Plus', { untilDays: 20 });
  return requester;
}

async function openDetails(page: Page, title: string) {
  await rowOf(page, title).getByRole('button', { name: 'Details' }).click();
  await expect(details(page).getByRole('heading', { name: title })).toBeVisible();
}

test('the requests, the details of one and a message not sent are accessible', async ({ page }) => {
  const requester = await addAsker();
  const word = randomUUID().slice(0, 8);
  await addRequest(requester, { title: `Seat map ${word}` });
  for (const name of ['Tent plan', 'Row plan'])
    await addRequest(requester, { title: `${name} ${word}`, status: 'declined' });
  await openSection(page, `requests&search=${word}`);
  await expect(rowOf(page, word)).toHaveCount(3);
  await examine(page, 'the requests');
  await openDetails(page, `Seat map ${word}`);
  await examine(page, 'the details of a request', { floating: true });
  await details(page).getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('alertdialog').getByLabel('Message').fill('We make no maps of ships.');
  await page.goBack();
  await expect(questionOf(page)).toContainText('Your message is not sent yet.');
  await examine(page, 'the question on the way back', { floating: true });
});

test('a delivery, what it asks before it is left, and what was delivered are accessible', async ({
  page,
}) => {
  const requester = await addAsker();
  const title = `Seat map ${randomUUID().slice(0, 8)}`;
  const requestId = await addRequest(requester, { title, status: 'in-progress' });
  await openSection(page, `requests&search=${encodeURIComponent(title)}`);
  await openDetails(page, title);
  await details(page).getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Deliver: ${title}` })).toBeFocused();
  await page.getByRole('textbox', { name: 'Code' }).fill('export const Seats = () => null;');
  await page.getByLabel('Image').setInputFiles(WORK[0]!);
  await examine(page, 'a delivery');
  await page.getByRole('button', { name: 'All requests' }).click();
  await expect(questionOf(page)).toBeVisible();
  await examine(page, 'the question about the component', { floating: true });
  await questionOf(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(questionOf(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Add Component' }).click();
  const confirm = page.getByRole('alertdialog');
  await confirm.getByLabel('Message').fill('Here it is.');
  await page.keyboard.press('Escape');
  await expect(questionOf(page)).toBeVisible();
  await examine(page, 'the question about the message', { floating: true });
  await questionOf(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(questionOf(page)).toHaveCount(0);
  await confirm.getByRole('button', { name: 'Deliver' }).click();
  await expect(rowOf(page, title)).toContainText('Delivered');

  await keepToken(page, requester.token);
  await open(page, `/dashboard/requests?request=${requestId}`);
  await expect(page.getByText('only you can copy it')).toBeVisible();
  await examine(page, 'what was delivered');
});
