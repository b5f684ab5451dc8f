import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { openSection } from '../admins.ts';
import { WORK } from '../applications.ts';
import { expectCopied } from '../clipboard.ts';
import { addPerson, keepToken, type Person } from '../people.ts';
import { addRequest, openRequests } from '../requests.ts';
import { grantUntil } from '../subscriptions.ts';
import { open, press } from '../visitors.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const rowOf = (page: Page, text: string) =>
  page.getByRole('table', { name: 'Custom requests' }).getByRole('row').filter({ hasText: text });

test('a member asks, an admin delivers a private component, and its requester copies it [S1-25]', async ({
  page,
  browser,
}) => {
  // Two users and about fifty steps.
  test.slow();
  const meera = await addPerson();
  await grantUntil(meera, 'Pro', { untilDays: 20 });
  const title = `Seat map ${randomUUID().slice(0, 8)}`;
  await openRequests(page, meera);
  await expect(page.getByRole('heading', { name: '2 requests left' })).toBeVisible();
  await press(page, 'New Request');
  await press(page, 'Send Request');
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByText('A category is needed.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Blocks' }).click();
  await page.getByLabel('What it is for').fill('Visitors choose their seats.');
  await page.getByLabel('Links').fill('http://plain.example');
  await press(page, 'Send Request');
  await expect(page.getByText('Each link begins with https://')).toBeVisible();
  await page.getByLabel('Links').fill('https://seats.example/map');
  await page.getByLabel('Reference pictures').setInputFiles(WORK.slice(0, 2));
  await press(page, 'Send Request');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('img', { name: /^Reference \d/ })).toHaveCount(2);

  const adminPage = await (await browser.newContext()).newPage();
  await openSection(adminPage, `requests&search=${encodeURIComponent(title)}`);
  await rowOf(adminPage, title).getByRole('button', { name: 'Details' }).click();
  const details = adminPage.getByRole('dialog', { name: 'Request details' });
  await expect(details).toContainText('Visitors choose their seats.');
  await details.getByRole('button', { name: 'Accept', exact: true }).click();
  const asked = adminPage.getByRole('alertdialog');
  await asked.getByLabel('Message').fill('Gladly.');
  await asked.getByRole('button', { name: 'Accept Request' }).click();
  await details.getByRole('button', { name: 'Start Work' }).click();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Start Work' }).click();
  await expect(details).toContainText('We began to make it');
  await details.getByLabel(/^Write to/).fill('Which colours?');
  await details.getByRole('button', { name: 'Send Reply' }).click();
  await expect(details).toContainText('Which colours?');
  await expect(details.getByLabel(/^Write to/)).toHaveValue('');
  await details.getByRole('button', { name: 'Deliver', exact: true }).click();

  await expect(adminPage.getByRole('heading', { name: `Deliver: ${title}` })).toBeFocused();
  await expect(adminPage.getByLabel('Title')).toHaveValue(title);
  const code = `export const Seats = () => <p>${randomUUID()}</p>;`;
  await adminPage.getByRole('textbox', { name: 'Code' }).fill(code);
  await adminPage.getByLabel('Image').setInputFiles(WORK[0]!);
  await press(adminPage, 'Add Component');
  const confirm = adminPage.getByRole('alertdialog');
  await expect(confirm.getByLabel('Also publish it for everybody')).not.toBeChecked();
  await confirm.getByRole('button', { name: 'Deliver' }).click();
  await expect(rowOf(adminPage, title)).toContainText('Delivered');

  await page.reload();
  await expect(page.getByText('Gladly.')).toBeVisible();
  await expect(page.getByText('only you can copy it')).toBeVisible();
  await press(page, 'Copy code');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expectCopied(page, code);
  await page.getByLabel('Write to our team').fill('Thank you!');
  await press(page, 'Send Message');
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you!' })).toBeVisible();

  // Then the component is published for all visitors.
  await expect(adminPage.getByRole('table')).toBeVisible();
  await rowOf(adminPage, title).getByRole('button', { name: 'Details' }).click();
  await details.getByRole('button', { name: 'Publish for Everybody' }).click();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(details).toContainText('Published for everybody');
  await page.reload();
  await page.getByRole('link', { name: 'Open its page' }).click();
  await expect(page).toHaveURL(/\/components\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await adminPage.context().close();
});

test('whoever has no plan sees which plan gives requests, and the way to it', async ({ page }) => {
  await openRequests(page, await addPerson());
  const card = page.getByRole('region', { name: 'Custom requests come with a plan' });
  await expect(card.getByRole('listitem').filter({ hasText: 'Pro2 custom requests' })).toHaveCount(
    1,
  );
  await expect(card).toContainText('unlimited custom requests');
  await expect(page.getByRole('button', { name: 'New Request' })).toHaveCount(0);
  await card.getByRole('link', { name: 'View Plans' }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('the account menu says what is left, and leads there; without a plan it says nothing of it', async ({
  page,
}) => {
  const [meera, ravi] = [await addPerson(), await addPerson({ name: 'Ravi Menon' })];
  await grantUntil(meera, 'Pro', { untilDays: 20 });
  const menuOf = async (person: Person) => {
    await keepToken(page, person.token);
    await open(page, '/dashboard');
    await page
      .getByRole('banner')
      .getByRole('button', { name: `Account of ${person.name}` })
      .click();
    return page.getByRole('menu');
  };
  const without = await menuOf(ravi);
  await expect(without).toContainText('Free Plan');
  await expect(without.getByRole('menuitem', { name: 'Custom Requests' })).toBeVisible();
  await expect(without.getByRole('menuitem', { name: 'Requests', exact: true })).toHaveCount(0);
  const menu = await menuOf(meera);
  await expect(menu).toContainText('2 custom requests left');
  await menu.getByRole('menuitem', { name: 'Requests', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/requests');
});

test('ten on a page for the admin, looked for and narrowed; many and none for the member', async ({
  page,
  browser,
}) => {
  const busy = await addPerson({ name: 'Kiran Das' });
  await grantUntil(busy, 'Pro Plus', { untilDays: 20 });
  const word = `Batch${randomUUID().slice(0, 6)}`;
  for (let i = 0; i < 24; i++)
    await addRequest(busy, {
      title: `${word} ${String(i).padStart(2, '0')}`,
      status: i < 3 ? 'declined' : 'accepted',
    });
  await openRequests(page, busy);
  await expect(page.getByRole('heading', { name: 'Unlimited requests' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: word })).toHaveCount(20);
  await press(page, 'Load more');
  await expect(page.getByRole('listitem').filter({ hasText: word })).toHaveCount(24);

  const adminPage = await (await browser.newContext()).newPage();
  await openSection(adminPage, `requests&search=${word}`);
  await expect(rowOf(adminPage, word)).toHaveCount(10);
  await adminPage.getByRole('combobox', { name: 'Status' }).click();
  await adminPage.getByRole('option', { name: 'Declined' }).click();
  await expect(rowOf(adminPage, word)).toHaveCount(3);
  await adminPage.getByRole('searchbox').fill('nobody asked for this');
  await expect(adminPage.getByRole('heading', { name: 'No requests found.' })).toBeVisible();
  await adminPage.context().close();
});
