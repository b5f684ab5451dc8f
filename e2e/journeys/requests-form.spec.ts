import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { WORK } from '../applications.ts';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import { addPerson } from '../people.ts';
import { addRequest, openRequests } from '../requests.ts';
import { grantUntil } from '../subscriptions.ts';
import { press } from '../visitors.ts';

test('a form whose answer is lost asks once however often it is sent, and a changed one asks anew', async ({
  page,
  network,
}) => {
  const meera = await addPerson();
  await grantUntil(meera, 'Pro', { untilDays: 20 });
  const asked = () =>
    query<{ title: string; pictures: number }>(
      `select title, (select count(*)::int from request_pictures where request_id = requests.id) as pictures
       from requests where user_id = $1 order by created_at`,
      [meera.id],
    );
  await openRequests(page, meera, network.origin);
  await press(page, 'New Request');
  await page.getByLabel('Title').fill('A seat map');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Blocks' }).click();
  await page.getByLabel('What it is for').fill('Visitors choose their seats.');
  await page.getByLabel('Reference pictures').setInputFiles(WORK.slice(0, 2));

  network.set(/request\/create/, 'lose');
  await press(page, 'Send Request');
  await expect(page.getByRole('alert')).toContainText('try again');
  // The request arrived anyway, and the page shows it.
  await expect(page.getByRole('heading', { name: '1 request left' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'A seat map' })).toHaveCount(1);
  await page.getByLabel('Title').fill('A seat map ');
  await press(page, 'Send Request');
  await expect(page.getByLabel('Title')).toBeEnabled();
  await expect(page.getByRole('alert')).toContainText('try again');
  expect(await asked()).toEqual([{ title: 'A seat map', pictures: 2 }]);

  await page.getByLabel('Title').fill('A seat map for a tent');
  await press(page, 'Send Request');
  await expect(page.getByRole('heading', { name: '0 requests left' })).toBeVisible();
  network.restore();
  await press(page, 'Send Request');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat map for a tent');
  await expect(page.getByRole('img', { name: /^Reference \d/ })).toHaveCount(2);
  expect(await asked()).toEqual([
    { title: 'A seat map', pictures: 2 },
    { title: 'A seat map for a tent', pictures: 2 },
  ]);
});

test('a form whose answer was lost is known again after another one was refused', async ({
  page,
  network,
}) => {
  const meera = await addPerson();
  await grantUntil(meera, 'Pro', { untilDays: 20 });
  await addRequest(meera, { title: 'An older one', slot: 1 });
  await openRequests(page, meera, network.origin);
  await press(page, 'New Request');
  await page.getByLabel('Title').fill('A seat map');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Blocks' }).click();
  await page.getByLabel('What it is for').fill('Visitors choose their seats.');
  network.set(/request\/create/, 'lose');
  await press(page, 'Send Request');
  await expect(page.getByRole('heading', { name: '0 requests left' })).toBeVisible();
  network.restore();
  await page.getByLabel('Title').fill('A plan of tents');
  await press(page, 'Send Request');
  await expect(page.getByRole('alert')).toContainText('used every custom request');
  await page.getByLabel('Title').fill('A seat map');
  await press(page, 'Send Request');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat map');
});

test('what a member has begun to write is not lost unasked: a request, and a message about one', async ({
  page,
}) => {
  const person = await addPerson();
  await grantUntil(person, 'Pro', { untilDays: 20 });
  const title = `Tent plan ${randomUUID().slice(0, 8)}`;
  await addRequest(person, { title, status: 'in-progress', slot: 1 });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  const keep = async () => {
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
  };
  await openRequests(page, person);
  await press(page, 'New Request');
  await page.getByLabel('Title').fill('A seat map');
  await page.getByRole('link', { name: title }).click();
  await expect(question).toContainText('What you have written here is not sent yet.');
  await keep();
  await expect(page.getByLabel('Title')).toHaveValue('A seat map');
  await press(page, 'Cancel');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('button', { name: 'New Request' })).toBeFocused();
  await press(page, 'New Request');
  await page.getByLabel('Title').fill('A seat map');
  await page.getByRole('link', { name: title }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const message = page.getByLabel('Write to our team');
  await message.fill('Make it green.');
  await page.goBack();
  await expect(question).toContainText('Your message is not sent yet.');
  await keep();
  await expect(message).toHaveValue('Make it green.');
  await press(page, 'Send Message');
  await expect(message).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom Requests');
  await expect(question).toHaveCount(0);
});
