import { expect, type Page } from '@playwright/test';
import { WORK } from '../applications.ts';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import { addPerson, endSessions } from '../people.ts';
import { addRequest } from '../requests.ts';
import { grantUntil } from '../subscriptions.ts';
import { expectNotice, withdrawComponents } from '../test-components.ts';
import { open, PASSWORD, press, registerVisitor } from '../visitors.ts';

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

/** An admin with a password, signed in at a section. Returns the id of the account. */
async function signIn(page: Page, section: string): Promise<string> {
  const email = await registerVisitor(page.request);
  const [admin] = await query<{ id: string }>(
    `update users set role = 'admin', verified_at = now() where email = $1 returning id`,
    [email],
  );
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password: PASSWORD },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await open(page, `/admin/dashboard?section=${section}`);
  return admin!.id;
}

const title = `Kept ${Date.now()}`;

/** Leaves a form with a title, which the browser asks about, and takes its draft back. */
async function reloadAndRestore(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('');
  await page.getByRole('button', { name: /^Restore your draft from \d\d:\d\d$/ }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
}

test.afterEach(() => withdrawComponents([title]));

test('a component that was being added survives a reload and the end of the session', async ({
  page,
}) => {
  const id = await signIn(page, 'add-component');
  await field(page, 'Title').fill(title);
  await field(page, 'Code').fill('export const A = () => <p>A</p>;');

  await reloadAndRestore(page);
  await expect(field(page, 'Code')).toHaveValue('export const A = () => <p>A</p>;');

  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Modals' }).click();
  await page.getByLabel('Image').setInputFiles(WORK.slice(0, 1));
  await endSessions(id);
  await press(page, 'Add Component');
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await press(page, 'Sign in and continue');
  await expect(dialog.getByRole('alert')).toContainText('The email or password is not right.');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign in and continue');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Title')).toHaveValue(title);
  await press(page, 'Add Component');
  await expectNotice(page, 'Component added successfully!');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft '))),
  ).toEqual([]);
});

test('a template that was being added survives a reload, and is not left without a question', async ({
  page,
}) => {
  await signIn(page, 'add-template');
  await field(page, 'Title').fill(title);
  await field(page, 'Description').fill('A template whose words took a while.');
  await reloadAndRestore(page);
  await expect(field(page, 'Description')).toHaveValue('A template whose words took a while.');

  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
});

test('a plan that was being written is kept by a question, and above its dialog the session is renewed', async ({
  page,
}) => {
  const id = await signIn(page, 'users');
  await page.getByRole('link', { name: 'Subscription Plans', exact: true }).click();
  await press(page, 'Add New Plan');
  await field(page, 'Name').fill('Studio');
  // Playwright would wait for a navigation that is held.
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Name')).toHaveValue('Studio');

  await endSessions(id);
  await page.getByRole('spinbutton', { name: 'Price (₹)' }).fill('799');
  await press(page, 'Create Plan');
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign in and continue');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveValue('Studio');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await press(page, 'Discard changes');
  await press(page, 'Add New Plan');
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
});

test('the words of a declined request survive the end of the session, above the drawer and its question', async ({
  page,
}) => {
  const requester = await addPerson();
  await grantUntil(requester, 'Pro Plus', { untilDays: 20 });
  const wanted = `Seat map ${requester.id.slice(0, 8)}`;
  await addRequest(requester, { title: wanted });
  const id = await signIn(page, `requests&search=${encodeURIComponent(wanted)}`);
  await press(page, `Details of ${wanted}`);
  await page
    .getByRole('dialog', { name: 'Request details' })
    .getByRole('button', { name: 'Decline', exact: true })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Decline this request?' });
  await question.getByLabel('Message (optional)').fill('We make no maps.');
  await endSessions(id);
  await question.getByRole('button', { name: 'Decline Request' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign in and continue');
  await expect(dialog).toHaveCount(0);
  await expect(question.getByLabel('Message (optional)')).toHaveValue('We make no maps.');
  await question.getByRole('button', { name: 'Decline Request' }).click();
  await expectNotice(page, 'Request declined');
  expect(
    await query<{ text: string }>(
      `select text from request_messages join requests on requests.id = request_id where title = $1 and text is not null`,
      [wanted],
    ),
  ).toEqual([{ text: 'We make no maps.' }]);
});

test('without typed work an ended session leads to the sign-in page', async ({ page }) => {
  const id = await signIn(page, 'subscription-plans');
  const links = page.getByRole('switch', { name: 'Links count in both directions' });
  await expect(links).toBeVisible();
  await page.waitForLoadState('networkidle');
  await endSessions(id);
  // Asks the server how many people the change concerns.
  await links.click();
  await expect(page).toHaveURL(/\/login/);
});
