import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { openSection } from '../admins.ts';
import { addPerson } from '../people.ts';
import { addRequest } from '../requests.ts';
import { grantUntil } from '../subscriptions.ts';

/** The admin's list of requests, filtered to the requests of this test. */
async function openAdminRequests(
  page: Page,
  status: 'submitted' | 'in-progress',
  names: readonly string[],
) {
  const requester = await addPerson();
  await grantUntil(requester, 'Pro Plus', { untilDays: 20 });
  const word = randomUUID().slice(0, 8);
  for (const name of names) await addRequest(requester, { title: `${name} ${word}`, status });
  await openSection(page, `requests&search=${word}`);
  return word;
}

const details = (page: Page) => page.getByRole('dialog', { name: 'Request details' });

async function openDetails(page: Page, name: string, word: string) {
  const table = page.getByRole('table', { name: 'Custom requests' });
  await table
    .getByRole('row')
    .filter({ hasText: `${name} ${word}` })
    .getByRole('button', { name: 'Details' })
    .click();
  await expect(details(page).getByRole('heading', { name })).toBeVisible();
}

const decline = (page: Page) =>
  details(page).getByRole('button', { name: 'Decline', exact: true }).click();

const questionOf = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

const sectionLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });

async function keepEditing(page: Page) {
  await questionOf(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(questionOf(page)).toHaveCount(0);
}

test('a step that was asked about for one request is asked neither for another nor again', async ({
  page,
}) => {
  const word = await openAdminRequests(page, 'submitted', ['Seat map', 'Tent plan']);
  for (const next of ['Tent plan', 'Seat map']) {
    await openDetails(page, 'Seat map', word);
    await decline(page);
    await expect(page.getByRole('alertdialog', { name: 'Decline this request?' })).toBeVisible();
    await page.goBack();
    await expect(details(page)).toHaveCount(0);
    await openDetails(page, next, word);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
  }
});

test('a message to the requester is not lost unasked: by going back, to another section or by a reload', async ({
  page,
}) => {
  const word = await openAdminRequests(page, 'submitted', ['Seat map']);
  await openDetails(page, 'Seat map', word);
  await decline(page);
  const message = page.getByRole('alertdialog').getByLabel('Message');
  await message.fill('We make no maps of ships.');
  await page.goBack();
  await expect(questionOf(page)).toContainText('Your message is not sent yet.');
  await keepEditing(page);
  await expect(message).toHaveValue('We make no maps of ships.');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(message).toHaveValue('We make no maps of ships.');
  await page.goBack();
  await questionOf(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(details(page)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/request=/);

  // A discarded draft does not block leaving.
  await sectionLink(page, 'Users').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
});

test('a message with a delivery is not lost unasked while nothing is begun in the form', async ({
  page,
}) => {
  const word = await openAdminRequests(page, 'in-progress', ['Seat map']);
  const heading = page.getByRole('heading', { level: 1 });
  await sectionLink(page, 'Users').click();
  await expect(heading).toHaveText('User Management');
  await sectionLink(page, 'Requests').click();
  await expect(heading).not.toHaveText('User Management');
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(word);
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  await openDetails(page, 'Seat map', word);
  await details(page).getByRole('button', { name: 'Deliver', exact: true }).click();
  await page.getByRole('radio', { name: 'Pick a component' }).click();
  await page.getByRole('radio', { name: 'On sale' }).click();
  await page
    .getByRole('button', { name: /^Deliver / })
    .first()
    .click();
  const message = page.getByRole('alertdialog').getByLabel('Message');
  await message.fill('Here it is.');
  await page.evaluate(() => history.go(-2));
  await expect(questionOf(page)).toContainText('Your message is not sent yet.');
  await keepEditing(page);
  await expect(message).toHaveValue('Here it is.');
});

test('nothing begun for a delivery is lost unasked, whichever way an admin goes', async ({
  page,
}) => {
  const word = await openAdminRequests(page, 'in-progress', ['Seat map']);
  await openDetails(page, 'Seat map', word);
  await details(page).getByRole('button', { name: 'Deliver', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('export const Seats = () => null;');
  await page.getByRole('button', { name: 'All requests' }).click();
  await keepEditing(page);
  await sectionLink(page, 'Users').click();
  await keepEditing(page);
  await expect(code).toHaveValue('export const Seats = () => null;');

  await page.getByRole('radio', { name: 'Pick a component' }).click();
  await page.getByRole('radio', { name: 'On sale' }).click();
  await page
    .getByRole('button', { name: /^Deliver / })
    .first()
    .click();
  const message = page.getByRole('alertdialog').getByLabel('Message');
  await message.fill('Here it is.');
  await page.keyboard.press('Escape');
  await keepEditing(page);
  await expect(message).toHaveValue('Here it is.');
  await page.keyboard.press('Escape');
  await questionOf(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await sectionLink(page, 'Users').click();
  await questionOf(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
});

test('a reply that is not sent is asked about when its request is closed; a step before it asks for both', async ({
  page,
}) => {
  const word = await openAdminRequests(page, 'submitted', ['Seat map']);
  await openDetails(page, 'Seat map', word);
  const reply = details(page).getByLabel(/^Write to/);
  await reply.fill('Which colours?');
  await details(page).getByRole('button', { name: 'Accept', exact: true }).click();
  const step = page.getByRole('alertdialog', { name: 'Accept this request?' });
  await step.getByLabel('Message').fill('Gladly.');
  await page.goBack();
  await expect(questionOf(page)).toHaveCount(1);
  await keepEditing(page);
  await expect(step.getByLabel('Message')).toHaveValue('Gladly.');
  await step.getByLabel('Message').fill('');
  await step.getByRole('button', { name: 'Cancel' }).click();
  await expect(step).toHaveCount(0);
  await expect(reply).toHaveValue('Which colours?');
  await page.keyboard.press('Escape');
  await expect(questionOf(page)).toContainText('Your message is not sent yet.');
  await keepEditing(page);
  await expect(reply).toHaveValue('Which colours?');
  await page.keyboard.press('Escape');
  await questionOf(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(details(page)).toHaveCount(0);
});

test('nor is a reply lost by declining or by going to deliver', async ({ page }) => {
  const word = await openAdminRequests(page, 'in-progress', ['Seat map', 'Tent plan']);
  await openDetails(page, 'Seat map', word);
  const reply = details(page).getByLabel(/^Write to/);
  await reply.fill('Which colours?');
  await decline(page);
  await expect(questionOf(page)).toContainText('Your message is not sent yet.');
  await keepEditing(page);
  const deliver = details(page).getByRole('button', { name: 'Deliver', exact: true });
  await deliver.click();
  await expect(questionOf(page)).toContainText('Your message is not sent yet.');
  await keepEditing(page);
  await expect(reply).toHaveValue('Which colours?');
  await deliver.click();
  await questionOf(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { name: `Deliver: Seat map ${word}` })).toBeFocused();
  await expect(page).not.toHaveURL(/request=/);
  await page.getByRole('button', { name: 'All requests' }).click();
  await expect(details(page)).toHaveCount(0);
  // A question about one request is not shown for the next.
  await openDetails(page, 'Tent plan', word);
  await expect(questionOf(page)).toHaveCount(0);
});
