import { expect, type Page } from '@playwright/test';
import { openSection } from '../admins.ts';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import { plantComponent, withdrawComponents } from '../test-components.ts';
import { expectPassing, holdClock } from '../visitors.ts';
import { watch } from '../watch.ts';

const SECTION = 'subscription-plans';

/** Tests share the shop, so each has its own plans and withdraws them afterwards. */
let made: string[] = [];
let count = 0;
const newName = (word: string) => {
  const name = `${word} ${process.pid}${++count}`;
  made.push(name);
  return name;
};

test.afterEach(async () => {
  const mine = 'select id from plans where name = any($1)';
  await query(
    `update components set plan_id = null, status = 'withdrawn' where plan_id in (${mine})`,
    [made],
  );
  await query(`delete from plan_links where plan_id in (${mine}) or linked_plan_id in (${mine})`, [
    made,
  ]);
  await query(
    'update plans set withdrawn_at = now() where name = any($1) and withdrawn_at is null',
    [made],
  );
  made = [];
});

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string) => page.getByText(text, { exact: true });

async function createPlan(page: Page, name: string) {
  await press(page, 'Add New Plan');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Price (₹)').fill('49');
  await press(page, 'Create Plan');
}

test('a plan is added, changed and deleted, and visitors see it come and go [AD-51] [AD-52] [AD-53] [S1-12] [ERR-56] [ERR-57] [ERR-58] [API-48] [CON-14] [ST-52]', async ({
  page,
}) => {
  const complaints = await watch(page);
  const [name, renamed] = [newName('Studio'), newName('Atelier')];
  await openSection(page, SECTION);
  await press(page, 'Add New Plan');
  const dialog = page.getByRole('dialog', { name: 'Create New Plan' });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Price (₹)').fill('49');
  await press(page, '7 days');
  await page.getByLabel('Feature 1', { exact: true }).fill('One week of everything');
  await dialog.getByRole('checkbox', { name: /^Pro - / }).check();
  await expect(dialog).toContainText(
    `${name} subscribers copy and download everything in Free, Pro`,
  );
  await holdClock(page);
  await press(page, 'Create Plan');
  await expectPassing(page, told(page, `${name} plan created successfully`));
  await page.clock.resume();
  await expect(cardOf(page, name)).toContainText('₹210/ month');
  await expect(cardOf(page, name)).toContainText('One week of everything');

  const visitor = await page.context().newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name, exact: true })).toBeVisible();

  await press(page, `Edit ${name}`);
  await expect(page.getByRole('dialog', { name: `Edit ${name} Plan` })).toBeVisible();
  await page.getByLabel('Name').fill(renamed);
  await press(page, 'Save Changes');
  await expect(told(page, `${renamed} plan updated successfully`)).toBeVisible();

  const { id, title } = await plantComponent();
  await query(
    'update components set plan_id = (select id from plans where name = $1) where id = $2',
    [renamed, id],
  );
  await page.reload();
  await press(page, `Delete ${renamed}`);
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this plan?',
  });
  await expect(question).toBeVisible();
  await page.getByRole('combobox', { name: 'Where should its 1 component go?' }).click();
  await page.getByRole('option', { name: 'Free for everybody' }).click();
  await press(page, 'Delete Plan');
  await expect(told(page, 'Plan deleted successfully')).toBeVisible();
  await expect(cardOf(page, renamed)).toHaveCount(0);
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.getByRole('heading', { name: renamed, exact: true }).count();
    })
    .toBe(0);
  await withdrawComponents([title]);
  expect(complaints).toEqual([]);
});

test('what fails says so in the words of the shop, and the server in its own [ERR-52] [ERR-53] [ERR-54] [ERR-55]', async ({
  page,
  network,
}) => {
  const name = newName('Fragile');
  await openSection(page, SECTION, network.origin);
  await createPlan(page, name);
  await expect(cardOf(page, name)).toBeVisible();
  await createPlan(page, name);
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(`A plan named ${name} is on sale.`);

  const plans = /^\/api\/subscription-plan/;
  network.set(plans, 'refuse');
  await press(page, 'Create Plan');
  await expect(alert).toContainText('Failed to create plan. Please try again.');
  await page.keyboard.press('Escape');
  await press(page, 'Discard changes');
  await press(page, `Edit ${name}`);
  await press(page, 'Save Changes');
  await expect(alert).toContainText('Failed to update plan. Please try again.');
  await page.keyboard.press('Escape');
  await press(page, `Delete ${name}`);
  await press(page, 'Delete Plan');
  await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
    'Failed to delete plan. Please try again.',
  );
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to load subscription plans. Please try again.',
  );
  network.restore();
  await press(page, 'Retry');
  await expect(cardOf(page, name)).toBeVisible();
  await press(page, `Delete ${name}`);
  await press(page, 'Delete Plan');
  await expect(told(page, 'Plan deleted successfully')).toBeVisible();
});

test('two admins who change a plan at once do not undo each other', async ({ page }) => {
  const name = newName('Shared');
  await openSection(page, SECTION);
  await createPlan(page, name);
  await press(page, `Edit ${name}`);
  await query('update plans set price_paise = 7700, updated_at = now() where name = $1', [name]);
  await page.getByLabel('Price (₹)').fill('99');
  await press(page, 'Save Changes');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Somebody else changed this plan in the meantime.',
  );
  await page.keyboard.press('Escape');
  await press(page, 'Discard changes');
  await expect(cardOf(page, name)).toContainText('₹77');
  await press(page, `Delete ${name}`);
  await press(page, 'Delete Plan');
  await expect(told(page, 'Plan deleted successfully')).toBeVisible();
});
