import { expect, type Page } from '@playwright/test';
import { formatRupees } from '../../contract/src/money.ts';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import { openSection } from '../test-components.ts';
import { asPicture, countTemplates, fillTemplate, withdrawTemplates } from '../test-templates.ts';
import { expectStanding, stepUntil, stopClock } from '../visitors.ts';

const CATEGORIES = [
  'Agency',
  'Portfolio',
  'Business',
  'E-commerce',
  'Blog',
  'Landing Page',
  'SaaS',
  'Startup',
  'Creative',
  'Corporate',
  'Education',
  'Healthcare',
  'Restaurant',
  'Real Estate',
  'Interior Design',
];
const MEGABYTE = 1024 * 1024;
const REQUIRED = 'Please fill all required fields and upload at least one image';

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add Template' });
const failure = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const removals = (page: Page) => page.getByRole('button', { name: /^Remove / });

const added: string[] = [];
test.afterEach(() => withdrawTemplates(added));

test('the form asks for what is missing and takes no more than it may [AD-13] [AD-24] [VA-23] [VA-24] [VA-25] [VA-26] [VA-27] [VA-40] [CON-18] [CON-29]', async ({
  page,
}) => {
  await openSection(page, 'add-template');
  await expect(field(page, 'Price in rupees')).toHaveValue('0');
  await expect(page.getByText('PNG, JPG, WEBP up to 5MB each')).toBeVisible();
  await addButton(page).click();
  await expect(failure(page, REQUIRED)).toBeVisible();
  await expect(field(page, 'Title')).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('option')).toHaveText(CATEGORIES);
  await page.keyboard.press('Escape');
  const plans = await query<{ name: string; price: number; days: number }>(
    `select name, (price_paise / 100)::int as price, duration_days as days from plans
     where withdrawn_at is null order by price_paise, id`,
    [],
  );
  await page.getByRole('combobox', { name: 'Subscription Plan' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Free',
    ...plans.map(({ name, price, days }) => `${name} - ${formatRupees(price)} for ${days} days`),
  ]);
  await page.keyboard.press('Escape');

  await field(page, 'Tags').fill('  calm ');
  await field(page, 'Tags').press('Enter');
  await field(page, 'Tags').fill('calm');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await field(page, 'Tags').fill('   ');
  await field(page, 'Tags').press('Enter');
  await expect(removals(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove calm' }).click();
  await expect(removals(page)).toHaveCount(0);

  const images = page.getByLabel('Images');
  await images.setInputFiles(['a.png', 'b.png', 'c.png'].map((name) => asPicture(name)));
  await expect(page.getByText('3/5')).toBeVisible();
  await images.setInputFiles(['d.png', 'e.png', 'f.png'].map((name) => asPicture(name)));
  await expect(failure(page, 'Maximum 5 images allowed')).toBeVisible();
  await images.setInputFiles([asPicture('huge.png', Buffer.alloc(5 * MEGABYTE + 1))]);
  await expect(failure(page, 'Each image must be 5MB or smaller: huge.png')).toBeVisible();
  await images.setInputFiles([
    { name: 'notes.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
  ]);
  await expect(images).toHaveAccessibleDescription(
    /This kind of file does not fit here: notes\.gif/,
  );
  await images.setInputFiles(['d.png', 'e.png'].map((name) => asPicture(name)));
  await expect(page.getByText('5/5')).toBeVisible();
  await page.getByRole('button', { name: 'Remove b.png' }).click();
  await expect(page.getByText('4/5')).toBeVisible();

  await field(page, 'Title').fill('Lantern');
  await field(page, 'Description').fill('A site.');
  for (const label of ['Preview URL', 'Download URL']) {
    await expect(field(page, label)).toHaveAttribute('type', 'url');
    await field(page, label).fill('no address');
  }
  await addButton(page).click();
  await expect(field(page, 'Preview URL')).toBeFocused();
  await expect(field(page, 'Download URL')).toHaveAccessibleDescription(/full address/);
  await field(page, 'Preview URL').fill('https://preview.example');
  await field(page, 'Download URL').fill('javascript:alert(1)');
  await addButton(page).click();
  await expect(field(page, 'Download URL')).toBeFocused();
  await expect(failure(page, REQUIRED)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
    'Required',
  );
});

test('what goes wrong on the way is told, then the template arrives once and the form is emptied [S1-10] [ERR-27] [ERR-28] [ERR-29] [ST-49] [CON-02]', async ({
  page,
  network,
}) => {
  const title = `Slow studio ${Date.now()}`;
  added.push(title);
  await page.clock.install();
  await openSection(page, 'add-template', network.origin);
  await fillTemplate(page, title);
  await field(page, 'Download URL').fill('https://files.example/studio.zip');
  const large = Buffer.concat([await page.screenshot(), Buffer.alloc(3 * MEGABYTE)]);
  await page.getByLabel('Images').setInputFiles([asPicture('large.png', large)]);

  network.set(/template\/create/, 'hold');
  await addButton(page).click();
  await expect(field(page, 'Title')).toBeDisabled();
  await expect(page.getByText('Uploaded')).not.toHaveCount(0);
  await page.clock.fastForward(100_000);
  await expect(field(page, 'Title')).toBeDisabled();
  await page.clock.fastForward(20_000);
  const timeout =
    'Upload timeout. Please try with smaller files or check your internet connection.';
  await expect(failure(page, timeout)).toBeVisible();

  network.set(/template\/create/, 'refuse');
  await addButton(page).click();
  await expect(failure(page, 'Failed to add template. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failure(page, 'Failed to add template.')).toHaveCount(0);

  network.set(/template\/create/, 'pass');
  await stopClock(page);
  await addButton(page).click();
  const said = page.getByText('Template added successfully!');
  await stepUntil(page, said);
  await page.clock.runFor(1_900);
  await expect(field(page, 'Title')).toHaveValue(title);
  await page.clock.runFor(100);
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(page.getByText('0/5')).toBeVisible();
  await page.clock.runFor(900);
  await expectStanding(page, said);
  await page.clock.runFor(400);
  await expect(said).toHaveCount(0);
  expect(await countTemplates(title)).toBe(1);
});
