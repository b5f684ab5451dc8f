import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import { addPerson, endSessions, keepToken } from '../people.ts';
import { expectNotice, openSection, type Planted } from '../test-components.ts';
import { asPicture, plantTemplate, withdrawTemplates } from '../test-templates.ts';
import { open } from '../visitors.ts';

const LOAD_FAILED = 'Failed to load templates. Please refresh the page.';
const TIMEOUT = 'Upload timeout. Please try with smaller files or check your internet connection.';
/** The endpoint that changes or deletes a template. */
const ONE = /api\/template\/[0-9a-f-]{36}$/;

/** Tests share the shop, so each withdraws the templates that it published. */
let mine: string[] = [];

async function plant(
  request: APIRequestContext,
  o: Parameters<typeof plantTemplate>[1] = {},
): Promise<Planted> {
  const planted = await plantTemplate(request, o);
  mine.push(planted.title);
  return planted;
}

test.afterEach(async () => {
  await withdrawTemplates(mine);
  mine = [];
});

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const failure = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

test('the list: columns, links, search, filters, the view and a file [AD-14] [AD-15] [AD-16] [AD-17] [AD-18] [AD-19] [AD-21] [API-30]', async ({
  page,
  request,
}) => {
  const words = `heliotrope${Date.now()}`;
  const { title } = await plant(request, {
    plan: 'Pro',
    description: `A place for ${words}.`,
    category: 'Healthcare',
    tags: ['studio', 'calm', 'dark', 'wide'],
    pictures: [asPicture('a').buffer, asPicture('b').buffer],
  });
  const { title: free } = await plant(request, { description: `Free, with ${words}.` });
  await openSection(page, 'view-templates');
  const search = page.getByRole('searchbox', { name: 'Search templates' });

  await search.fill(title);
  await expect(page.getByText('1 template', { exact: true })).toBeVisible();
  await search.fill(words);
  await expect(page.getByText('2 templates', { exact: true })).toBeVisible();
  await search.fill(`healthcare ${words}`);
  await expect(page.getByText('1 template', { exact: true })).toBeVisible();
  await search.fill(words);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Template',
    'Category',
    'Access Level',
    'Links',
    'Downloads',
    'Actions',
  ]);
  const row = rowOf(page, title);
  await expect(row).toContainText('A calm site for a small studio');
  const thumbnail = row.locator('img');
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const cells = row.getByRole('cell');
  await expect(cells.nth(1)).toHaveText('Healthcare');
  await expect(cells.nth(2)).toHaveText('Pro');
  await expect(rowOf(page, free).getByRole('cell').nth(2)).toHaveText('Free');
  await expect(row.getByRole('link', { name: /^Preview/ })).toHaveAttribute(
    'href',
    'https://preview.example/studio',
  );
  await expect(row.getByRole('link', { name: /^Download/ })).toHaveAttribute(
    'href',
    'https://files.example/studio.zip',
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^templates-[\d-]+\.csv$/);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(3);

  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Healthcare' }).click();
  await expect(rowOf(page, free)).toHaveCount(0);
  await expect(page).toHaveURL(/category=Healthcare/);
  await page.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name: 'Free', exact: true }).click();
  await expect(page.getByText('No templates found matching your filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(search).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: `View ${title}` }).click();
  const view = page.getByRole('dialog');
  await expect(view.getByRole('img', { name: `${title}, picture 1 of 2` })).toBeVisible();
  await expect(view).toContainText(`A place for ${words}.`);
  const fact = (name: string) =>
    view.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(fact('Category')).toHaveText('Healthcare');
  await expect(fact('Access level')).toHaveText('Pro');
  await expect(view.getByRole('link', { name: /^Preview/ })).toBeVisible();
  await expect(view.getByRole('link', { name: /^Download/ })).toBeVisible();
  await expect(fact('Tags').getByRole('listitem')).toHaveText(['studio', 'calm', 'dark', 'wide']);
});

test('a template is changed: fields, tags, plan, pictures taken away and added [AD-22] [AD-23] [AD-24] [AD-25] [AD-26] [AD-27] [AD-28] [VA-28] [VA-29] [VA-30] [VA-31] [EN-17] [API-32]', async ({
  page,
  request,
}) => {
  const pictures = ['a', 'b', 'c'].map((name) => asPicture(name).buffer);
  const { id, title } = await plant(request, { pictures, plan: 'Pro' });
  await openSection(page, `view-templates&search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Subtitle')).toHaveValue('A calm site for a small studio');
  await expect(field(page, 'Download URL')).toHaveValue('https://files.example/studio.zip');
  await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveText('Portfolio');
  const plan = dialog.getByRole('combobox', { name: 'Subscription Plan' });
  await expect(plan).toHaveText(/^Pro - ₹[\d,]+ for \d+ days$/);

  const required = ['Title', 'Description', 'Preview URL', 'Download URL'];
  for (const label of required) {
    const before = await field(page, label).inputValue();
    await field(page, label).fill(' ');
    await save(page).click();
    await expect(failure(page, 'Please fill all required fields')).toBeVisible();
    await expect(field(page, label)).toBeFocused();
    await field(page, label).fill(before);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }

  for (const number of [3, 2, 1])
    await page.getByRole('button', { name: `Remove Current image ${number}` }).click();
  await expect(dialog.getByText('0/5')).toBeVisible();
  await save(page).click();
  await expect(failure(page, 'At least one image is required')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(dialog.getByText('3/5')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Current image 1' }).click();
  await expect(dialog.getByText('2/5')).toBeVisible();
  const images = page.getByLabel('Images');
  await images.setInputFiles(['d', 'e', 'f', 'g'].map((name) => asPicture(`${name}.png`)));
  await expect(failure(page, 'Maximum 5 images allowed')).toBeVisible();
  await images.setInputFiles([asPicture('huge.png', Buffer.alloc(5 * 1024 * 1024 + 1))]);
  await expect(failure(page, 'Each image must be 5MB or smaller: huge.png')).toBeVisible();
  await images.setInputFiles([{ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('G') }]);
  await expect(images).toHaveAccessibleDescription(/This kind of file does not fit here: a\.gif/);
  await images.setInputFiles(['d', 'e', 'f'].map((name) => asPicture(`${name}.png`)));
  await expect(dialog.getByText('5/5')).toBeVisible();
  await field(page, 'Tags').fill(' evening ');
  await field(page, 'Tags').press('Enter');
  await field(page, 'Tags').fill('wide');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('button', { name: 'Remove studio' }).click();
  await plan.click();
  await page.getByRole('option', { name: 'Free', exact: true }).click();
  await field(page, 'Subtitle').fill('Now by night');
  await save(page).click();
  await expectNotice(page, 'Template updated successfully');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, title)).toContainText('Now by night');
  await expect(rowOf(page, title).getByRole('cell').nth(2)).toHaveText('Free');
  const [stored] = await query<{ tags: string[]; images: number }>(
    `select tags, (select count(*)::int from template_images where template_id = templates.id) as images
     from templates where id = $1`,
    [id],
  );
  expect(stored).toEqual({ tags: ['evening', 'wide'], images: 5 });
});

test('a change that fails is told, what somebody else has changed is kept, and nothing typed is lost unasked [ERR-27] [ERR-30] [EB-04]', async ({
  page,
  request,
  network,
}) => {
  const { id, title } = await plant(request);
  await page.clock.install();
  await openSection(page, `view-templates&search=${encodeURIComponent(title)}`, network.origin);
  await rowOf(page, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click();
  await field(page, 'Subtitle').fill('Mine');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Discard your changes?');
  await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await expect(field(page, 'Subtitle')).toHaveValue('Mine');

  network.set(ONE, 'hold');
  await save(page).click();
  await expect(field(page, 'Title')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Title')).toBeVisible();
  await page.clock.fastForward(120_000);
  await expect(failure(page, TIMEOUT)).toBeVisible();
  network.set(ONE, 'cut');
  await save(page).click();
  await expect(failure(page, 'Failed to update template. Please try again.')).toBeVisible();
  network.set(ONE, 'pass');
  await query("update templates set subtitle = 'Theirs', updated_at = now() where id = $1", [id]);
  await save(page).click();
  await expect(failure(page, 'Somebody else changed this template')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(rowOf(page, title)).toContainText('Theirs');
});

test('a template is deleted after a question in its row, and a failure is told [AD-20] [ERR-31] [API-33]', async ({
  page,
  request,
  network,
}) => {
  const { id, title } = await plant(request);
  await openSection(page, `view-templates&search=${encodeURIComponent(title)}`, network.origin);
  const row = rowOf(page, title);
  const remove = row.getByRole('button', { name: `Delete ${title}` });
  const confirm = row.getByRole('button', { name: /^Confirm/ });
  await remove.click();
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();

  network.set(ONE, 'refuse');
  await remove.click();
  await confirm.click();
  await expect(failure(page, 'Failed to delete template. Please try again.')).toBeVisible();
  network.restore();
  network.set(ONE, 'hold');
  const sent = page.waitForRequest((asked) => asked.method() === 'DELETE');
  await remove.click();
  await confirm.click();
  const asked = await sent;
  expect([new URL(asked.url()).pathname, asked.postData()]).toEqual([`/api/template/${id}`, null]);
  await expect(row.getByRole('button', { name: /^Deleting\.\.\./ })).toBeVisible();
  network.restore();
  await expectNotice(page, 'Template withdrawn');
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Withdrawn' }).click();
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: `View ${title}` })).toBeVisible();
  await expect(row.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
  await expect(remove).toHaveCount(0);

  await row.getByRole('button', { name: `Put back ${title}` }).click();
  await expectNotice(page, 'Template put back');
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'On sale' }).click();
  await expect(row).toBeVisible();
});

test('a list that does not arrive is told, and somebody who is signed out is led away in silence [ERR-26]', async ({
  page,
  request,
  network,
}) => {
  const { title } = await plant(request);
  const boss = await addPerson({ name: 'Asha Rao', role: 'admin' });
  await keepToken(page, boss.token, network.origin);
  network.set(/template\/admin\/all/, 'refuse');
  await open(page, `${network.origin}/admin/dashboard?section=view-templates`);
  await expect(page.getByText(LOAD_FAILED)).toBeVisible();
  network.restore();
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(rowOf(page, title)).toBeVisible();
  await expect(page.getByText(LOAD_FAILED)).toHaveCount(0);

  network.set(/auth\/me/, 'hold');
  await endSessions(boss.id);
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('anything');
  await refused;
  await expect(page.getByText('Loading templates')).toBeAttached();
  await expect(page.getByText(LOAD_FAILED)).toHaveCount(0);
  network.restore();
  await expect(page).toHaveURL(/\/login/);
});
