import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { query } from '../database.ts';
import { addPerson, keepToken, type Person } from '../people.ts';
import { sellPlan } from '../sales.ts';
import { plansOf, test } from '../till.ts';
import { watch } from '../watch.ts';

let family = 0;
/** A name that no other test uses. */
const newFamily = () => `Rev${Date.now().toString(36)}${++family}`;

async function openRevenue(page: Page, more = '', origin = '') {
  const admin = await addPerson({ name: 'Ada Lovelace', role: 'admin' });
  await keepToken(page, admin.token, origin);
  await page.goto(`${origin}/admin/dashboard?section=revenue${more}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revenue');
}

const table = (page: Page) => page.getByRole('table', { name: 'Subscription Details' });
const rows = (page: Page) => table(page).locator('tbody tr');
const card = (page: Page, label: string) =>
  page.locator('dl').filter({ has: page.getByText(label, { exact: true }) });
const choose = async (page: Page, option: string) => {
  await page.getByRole('combobox', { name: 'Filter subscriptions' }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const figure = async (page: Page, label: string) =>
  Number((await card(page, label).locator('dd').first().innerText()).replaceAll(/[^\d.]/g, ''));
const endNow = ({ id }: Person) =>
  query(
    `update grants set starts_at = now() - interval '40 days', ends_at = now() - interval '10 days' where holder_id = $1`,
    [id],
  );

test('what was earned and sold, narrowed, turned through and refreshed [S1-14] [AD-55] [AD-56] [AD-57] [AD-58] [AD-59] [AD-60] [AD-61] [AD-62] [AD-63] [EN-21] [CON-20]', async ({
  page,
  till,
}) => {
  const complaints = await watch(page);
  const tag = newFamily();
  const people: Person[] = [];
  for (let n = 0; n < 11; n++) {
    const person = await addPerson({ name: `${n === 0 ? 'Zara' : `Asha${n}`} ${tag}` });
    people.push(person);
    await sellPlan(till, person, n === 0 ? 'Pro Plus' : 'Pro');
  }
  const zara = people[0]!;
  await endNow(zara);
  await openRevenue(page);

  await test.step('three cards, the pie, and the columns', async () => {
    await expect.poll(() => figure(page, 'Total Revenue')).toBeGreaterThanOrEqual(4_990);
    await expect.poll(() => figure(page, 'Active Subscriptions')).toBeGreaterThanOrEqual(10);
    await expect.poll(() => figure(page, 'Total Subscribers')).toBeGreaterThanOrEqual(11);
    const pie = page.getByRole('img', { name: /^Subscription Plan Distribution/ });
    await expect(pie).toHaveAccessibleName(/Pro \d+ \d+%/);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'User',
      'Plan',
      'Amount',
      'Date',
      'Status',
      'Expires',
      'Creator',
      'Details',
    ]);
  });

  const field = page.getByRole('searchbox', { name: 'Search subscriptions' });
  await test.step('search, filter and pages of ten', async () => {
    await field.fill(tag);
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByText('1–10 of 11 subscriptions')).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText(zara.email);
    await choose(page, 'Active Only');
    await expect(page).not.toHaveURL(/page=/);
    await expect(page.getByText('10 subscriptions', { exact: true })).toBeVisible();
    await expect(rows(page).getByText('Active', { exact: true })).toHaveCount(10);
    await choose(page, 'Expired Only');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('Pro Plus');
    await expect(rows(page).first()).toContainText('Expired');
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await field.fill(`${tag} nobody`);
    await expect(page.getByText('No subscriptions found matching your filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all subscriptions' }).click();
    await expect(rows(page)).toHaveCount(10);
  });

  await test.step('Refresh Data shows what was sold meanwhile', async () => {
    const before = await figure(page, 'Total Subscribers');
    const late = await addPerson({ name: `Late ${tag}` });
    await sellPlan(till, late, 'Pro');
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect.poll(() => figure(page, 'Total Subscribers')).toBeGreaterThan(before);
    await expect(rows(page).first()).toContainText(late.email);
  });

  await test.step('the list is taken along', async () => {
    await field.fill(tag);
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByText('1–10 of 12 subscriptions')).toBeVisible();
    const download = page.waitForEvent('download');
    await page
      .getByRole('search', { name: 'Search subscriptions' })
      .getByRole('button', { name: 'Export CSV' })
      .click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(13);
    expect(text).toContain(zara.email);
  });
  expect(complaints).toEqual([]);
});

test('a payment is found, given back in part and then wholly, and access ends', async ({
  page,
  till,
}) => {
  const person = await addPerson({ name: `Meera ${newFamily()}` });
  const paymentId = await sellPlan(till, person, 'Pro');
  await openRevenue(page);
  await page.getByRole('searchbox', { name: 'Search subscriptions' }).fill(paymentId);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: `Details of ${person.name}` }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Sale details' });
  await expect(drawer).toContainText(paymentId);
  await expect(drawer).toContainText('Nothing has been given back.');

  const question = page.getByRole('alertdialog');
  await test.step('a part: the question names amount and effect, and refuses too much', async () => {
    await drawer.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(question).toContainText('Up to ₹499 of ₹499 can be given back.');
    await expect(question).toContainText('the Pro plan ends at once');
    await question.getByRole('radio', { name: 'A part' }).check();
    await question.getByLabel('Amount in rupees').fill('500');
    await expect(question).toContainText('No more than ₹499 is left.');
    await question.getByLabel('Amount in rupees').fill('100');
    await question.getByLabel('Reason').fill('Two days of trouble');
    await expect(question).toContainText(`₹100 goes back to the account or card`);
    await expect(question).toContainText(`${person.name} keeps the Pro plan until`);
    await question.getByRole('button', { name: 'Refund ₹100' }).click();
    await expect(question).toBeHidden();
    await expect(drawer.getByRole('listitem')).toContainText('“Two days of trouble”');
    expect(await plansOf(page, person)).toEqual(['Pro']);
  });

  await test.step('the rest ends what it paid for', async () => {
    await drawer.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(question).toContainText('Up to ₹399 of ₹499');
    await question.getByLabel('Reason').fill('Wants all of it back');
    await question.getByRole('button', { name: 'Refund ₹399' }).click();
    await expect(question).toBeHidden();
    await expect(drawer.getByText('Expired')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
    expect(await plansOf(page, person)).toEqual([]);
  });
  const { refunds } = await till.truth();
  const amounts = refunds.filter(({ payment }) => payment === paymentId);
  expect(amounts.map(({ amount }) => amount)).toEqual([10_000, 39_900]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(rows(page).first()).toContainText('refunded');
  await expect(page.getByRole('button', { name: `Details of ${person.name}` })).toBeFocused();
});

for (const { extent, amount, paths } of [
  // The drawer shows the reduced rest meanwhile, and the dialog still asks for the same amount.
  { extent: 'a part', amount: 100, paths: [/\/refund$/] },
  // Nothing is refreshed, and the dialog looks as if the button was never clicked.
  { extent: 'all', amount: 499, paths: [/\/payment\/admin\//, /\/admin\/revenue/] },
])
  test(`${extent} of a payment goes back once when the answer was lost and the button is pressed again`, async ({
    page,
    network,
    till,
  }) => {
    const person = await addPerson({ name: `Nila ${newFamily()}` });
    const paymentId = await sellPlan(till, person, 'Pro');
    const asked: string[] = [];
    let isPressedAgain = false;
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith('/refund')) return;
      asked.push((request.postDataJSON() as { requestId: string }).requestId);
      // If it were restored earlier, the page could load that nothing is left, and close the dialog.
      if (isPressedAgain) network.restore();
    });
    await openRevenue(page, `&search=${paymentId}`, network.origin);
    await page.getByRole('button', { name: `Details of ${person.name}` }).click();
    const drawer = page.getByRole('dialog', { name: 'Sale details' });
    await drawer.getByRole('button', { name: 'Refund', exact: true }).click();
    const question = page.getByRole('alertdialog');
    if (amount < 499) {
      await question.getByRole('radio', { name: 'A part' }).check();
      await question.getByLabel('Amount in rupees').fill(String(amount));
    }
    await question.getByLabel('Reason').fill('Asked for by mail');
    const refund = question.getByRole('button', { name: `Refund ₹${amount}` });
    const refunds = async () =>
      (await till.truth()).refunds.filter(({ payment }) => payment === paymentId);

    for (const path of paths) network.set(path, 'lose');
    await refund.click();
    await expect(question).toContainText('Failed to refund. Please try again.');
    // The server had received the request.
    await expect.poll(refunds).toHaveLength(1);
    network.set(/\/refund$/, 'pass');
    isPressedAgain = true;
    await refund.click();
    await expect(question).toBeHidden();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(drawer.getByRole('listitem')).toContainText(`₹${amount}`);
    expect((await refunds()).map((made) => made.amount)).toEqual([amount * 100]);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(new Set(asked).size).toBe(1);
    expect(await plansOf(page, person)).toEqual(amount < 499 ? ['Pro'] : []);
  });

test('what does not arrive is said and tried again [ERR-60]', async ({ page, network, till }) => {
  const person = await addPerson({ name: `Uma ${newFamily()}` });
  const paymentId = await sellPlan(till, person, 'Pro');
  network.set(/admin\/revenue/, 'refuse');
  await openRevenue(page, `&search=${paymentId}`, network.origin);
  const failure = page.getByText('Failed to load revenue data. Please try again.');
  await expect(failure.first()).toBeVisible();
  network.restore();
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(failure).toHaveCount(0);
});
