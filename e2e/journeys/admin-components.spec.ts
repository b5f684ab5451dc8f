import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectCopied } from '../clipboard.ts';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import {
  expectNotice,
  openSection,
  plantComponent,
  type Planted,
  withdrawComponents,
} from '../test-components.ts';
import { expectStanding, open, stepUntil, stopClock } from '../visitors.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const CATEGORIES = [
  'Hero',
  'Pricing',
  'Testimonials',
  'FAQ',
  'Footer',
  'Team',
  'Waitlist',
  'How It Works',
  'Navigation',
  'Cards',
  'Forms',
  'Buttons',
  'Modals',
  'Blogs',
  'CTA',
  'Navbar',
  'Blocks',
];
const MEGABYTE = 1024 * 1024;

/** Tests share the shop, so each withdraws the components that it published. */
let mine: string[] = [];

async function plant(o: Parameters<typeof plantComponent>[0] = {}): Promise<Planted> {
  const planted = await plantComponent(o);
  mine.push(planted.title);
  return planted;
}

test.afterEach(async () => {
  await withdrawComponents(mine);
  mine = [];
});

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add Component' });
const failure = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

async function fill(page: Page, title: string, picture: Buffer): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Code').fill('export const A = () => <p>A</p>;');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Modals' }).click();
  await page
    .getByLabel('Image')
    .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: picture });
}

test('the form asks for what is missing and helps with the code [AD-04] [VA-11] [VA-12] [VA-14] [VA-15]', async ({
  page,
}) => {
  await openSection(page, 'add-component');
  await expect(page.getByText('PNG, JPG, WEBP up to 5MB')).toBeVisible();
  await addButton(page).click();
  const missing = 'Please fill all required fields: title, code, category and image';
  await expect(failure(page, missing)).toBeVisible();
  await expect(field(page, 'Title')).toBeFocused();

  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('option')).toHaveText(CATEGORIES);
  await page.keyboard.press('Escape');

  await field(page, 'Tags').fill('  calm ');
  await field(page, 'Tags').press('Enter');
  await field(page, 'Tags').fill('calm');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);

  await field(page, 'Code').fill('const a = 1;\nconst b = ;');
  const problem = page.getByRole('button', { name: 'Line 2, column 11: Unexpected token' });
  await problem.click();
  await page.keyboard.type('2');
  await expect(field(page, 'Code')).toHaveValue('const a = 1;\nconst b = 2;');
  await expect(page.getByText('The syntax is right.')).toBeVisible();
  await page.getByRole('radio', { name: 'Preview' }).check();
  await expect(page.locator('.tok-keyword').first()).toHaveText('const');
});

test('what goes wrong on the way is told, and then a large picture arrives and the form is emptied [ERR-32] [ERR-33] [ERR-37] [VA-13] [ST-48] [ST-52]', async ({
  page,
  network,
}) => {
  const title = `Large picture ${Date.now()}`;
  mine.push(title);
  await page.clock.install();
  await openSection(page, 'add-component', network.origin);
  const picture = Buffer.concat([await page.screenshot(), Buffer.alloc(6 * MEGABYTE)]);
  await fill(page, title, picture);

  network.set(/component\/create/, 'hold');
  await addButton(page).click();
  await expect(field(page, 'Title')).toBeDisabled();
  await page.clock.fastForward(120_000);
  const timeout =
    'Upload timeout. Please try with a smaller image or check your internet connection.';
  await expect(failure(page, timeout)).toBeVisible();

  network.set(/component\/create/, 'refuse');
  await addButton(page).click();
  await expect(failure(page, 'Failed to add component. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failure(page, 'Failed to add component.')).toHaveCount(0);

  // The request that the proxy holds since the timeout has no client any more.
  network.set(/component\/create/, 'pass');
  await stopClock(page);
  await addButton(page).click();
  const said = page.getByText('Component added successfully!');
  await stepUntil(page, said);
  await page.clock.runFor(1_900);
  await expect(field(page, 'Title')).toHaveValue(title);
  await page.clock.runFor(100);
  await expect(field(page, 'Title')).toHaveValue('');
  await page.clock.runFor(900);
  await expectStanding(page, said);
  await page.clock.runFor(400);
  await expect(said).toHaveCount(0);
});

test('the list: tags, filters, pictures, code and a file [AD-05] [AD-06] [AD-07] [AD-11] [AD-12] [ST-33] [CON-10] [ERR-36]', async ({
  page,
}) => {
  const code = 'export function Viewed() {\n  return null;\n}';
  const { title } = await plant({ tags: ['one', 'two', 'three', 'four', 'five'], code });
  await openSection(page, `view-components&search=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('listitem')).toHaveText(['one', 'two', 'three', /^\+2/]);

  const none = page.getByText('No components found matching your filters.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Waitlist' }).click();
  await expect(none).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Modals' }).click();
  await expect(page).toHaveURL(/category=Modals/);
  await expect(row).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^components-[\d-]+\.csv$/);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(2);

  await page.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name: 'Pro', exact: true }).click();
  await expect(none).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(row).toBeVisible();

  await page.clock.install();
  await row.getByRole('button', { name: `View ${title}` }).click();
  await expect(
    page.getByRole('dialog').getByRole('img', { name: `Preview of ${title}` }),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Code' }).click();
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy code' }).click();
  const copied = page.getByRole('button', { name: 'Copied!' });
  await expect(copied).toBeVisible();
  await expectCopied(page, code);
  await page.clock.runFor(1_500);
  await expect(copied).toBeVisible();
  await page.clock.runFor(500);
  await expect(copied).toHaveCount(0);
  await page.clock.resume();
});

test('a change and a withdrawal that fail are told, and a change of what somebody else has changed is refused [AD-08] [AD-09] [AD-10] [ERR-34] [ERR-35]', async ({
  page,
  network,
}) => {
  const { id, title } = await plant();
  await openSection(page, `view-components&search=${encodeURIComponent(title)}`, network.origin);
  const row = page.getByRole('row').filter({ hasText: title });
  const save = page.getByRole('button', { name: 'Save Changes' });

  network.set(/component\/[0-9a-f-]{36}$/, 'hold');
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await save.click();
  await expect(field(page, 'Title')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(field(page, 'Title')).toBeVisible();
  network.restore();
  await expectNotice(page, 'Component updated successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  network.set(/component\/[0-9a-f-]{36}$/, 'refuse');
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await field(page, 'Description').fill('Mine.');
  await save.click();
  await expect(failure(page, 'Failed to update component. Please try again.')).toBeVisible();
  network.restore();
  await query("update components set description = 'Theirs.', updated_at = now() where id = $1", [
    id,
  ]);
  await save.click();
  await expect(failure(page, 'Somebody else has changed this component.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(row).toContainText('Theirs.');

  network.set(/component\/[0-9a-f-]{36}$/, 'refuse');
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await row.getByRole('button', { name: /^Confirm/ }).click();
  await expect(failure(page, 'Failed to delete component. Please try again.')).toBeVisible();
  network.restore();
  network.set(/component\/[0-9a-f-]{36}$/, 'hold');
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await row.getByRole('button', { name: /^Confirm/ }).click();
  await expect(row.getByRole('button', { name: /^Deleting\.\.\./ })).toBeVisible();
  network.restore();
  await expectNotice(page, 'Component withdrawn');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectNotice(page, 'Component put back');
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await row.getByRole('button', { name: /^Confirm/ }).click();
  await expect(row).toHaveCount(0);
  await open(
    page,
    `${network.origin}/admin/dashboard?section=view-components&status=withdrawn&search=${encodeURIComponent(title)}`,
  );
  await expect(page.getByRole('button', { name: `Put back ${title}` })).toBeVisible();
});
