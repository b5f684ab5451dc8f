import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ZIP } from '../templates.ts';
import { expectNotice, openSection } from '../test-components.ts';
import { fillTemplate, plantTemplate, withdrawTemplates } from '../test-templates.ts';

const MEGABYTE = 1024 * 1024;
const GOOD = 'Checked and good: 1 entry, 1 KB';

const mine: string[] = [];
test.afterEach(() => withdrawTemplates(mine));

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const failure = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const zipField = (page: Page) =>
  page.getByLabel('Zip file', { exact: true }).and(page.locator('input[type=file]'));
/** The state of the zip in its row. The same text is also in a live region. */
const told = (page: Page, words: string | RegExp) => page.getByRole('listitem').getByText(words);

const asZip = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer });

async function chooseZip(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('radio', { name: 'Zip file' }).check();
  await zipField(page).setInputFiles(asZip(name, buffer));
}

/** Limits the upload speed to that many bytes per second. Zero means offline. */
async function openLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: uploadThroughput === 0,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

test('a zip goes straight to the store, is looked through, and can then be published and fetched', async ({
  page,
}) => {
  const title = `Zipped ${Date.now()}`;
  mine.push(title);
  await openSection(page, 'add-template');
  await fillTemplate(page, title);

  await chooseZip(page, 'broken.zip', Buffer.from('This is no zip.'));
  await expect(told(page, /^Refused\. /)).toBeVisible();
  await page.getByRole('button', { name: 'Add Template' }).click();
  await expect(failure(page, 'Please fill all required fields')).toBeVisible();
  await expect(zipField(page)).toBeFocused();

  await chooseZip(page, 'site.zip', ZIP);
  await expect(told(page, GOOD)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: GOOD })).toHaveCount(1);
  await page.getByRole('button', { name: 'Add Template' }).click();
  await expectNotice(page, 'Template added successfully!');

  await page.getByRole('link', { name: 'View Templates' }).click();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill(title);
  const row = page.getByRole('row').filter({ hasText: title });
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^zipped-\d+\.zip$/);
  expect(await readFile(await file.path())).toEqual(ZIP);

  await row.getByRole('button', { name: `View ${title}` }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText(/SHA-256 [0-9a-f]{64}/);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(told(page, GOOD)).toBeVisible();
  await page.getByRole('radio', { name: 'URL', exact: true }).check();
  await field(page, 'Download URL').fill('https://files.example/moved.zip');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Template updated successfully');
  await expect(row.getByRole('link', { name: /^Download/ })).toHaveAttribute(
    'href',
    'https://files.example/moved.zip',
  );
});

test('a zip on its way shows how far it is, can be stopped, and is tried again when the line is back', async ({
  page,
  request,
}) => {
  const { title } = await plantTemplate(request);
  mine.push(title);
  await openSection(page, `view-templates&search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByRole('radio', { name: 'Zip file' }).check();
  await zipField(page).setInputFiles(asZip('empty.zip', Buffer.alloc(0)));
  await expect(zipField(page)).toHaveAccessibleDescription(/The file is empty\./);
  await zipField(page).setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<p>'),
  });
  await expect(zipField(page)).toHaveAccessibleDescription(/This kind of file does not fit here/);

  const setLine = await openLine(page);
  await setLine(256 * 1024);
  const large = randomBytes(3 * MEGABYTE);
  await zipField(page).setInputFiles(asZip('large.zip', large));
  await expect(page.getByRole('progressbar', { name: 'Uploading large.zip' })).toBeVisible();
  await expect(told(page, /^([1-9]|[1-9]\d)% of 3\.0 MB$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(zipField(page)).toHaveAccessibleDescription(/The zip is not checked yet/);
  await page.getByRole('button', { name: 'Cancel the upload of large.zip' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(zipField(page)).toBeFocused();

  await setLine(0);
  await zipField(page).setInputFiles(asZip('large.zip', large));
  await expect(told(page, 'The upload could not be started.')).toBeVisible();
  await setLine(-1);
  await page.getByRole('button', { name: 'Retry large.zip' }).click();
  await expect(told(page, /^Refused\. /)).toBeVisible();

  await zipField(page).setInputFiles(asZip('site.zip', ZIP));
  await expect(told(page, GOOD)).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Template updated successfully');
  await expect(page.getByRole('row').getByRole('button', { name: /^Download/ })).toBeVisible();
});
