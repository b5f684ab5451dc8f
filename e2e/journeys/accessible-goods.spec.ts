import { expect, type Page, test } from '@playwright/test';
import { examine } from '../accessible.ts';
import { openSection, plantComponent, withdrawComponents } from '../test-components.ts';
import { asPicture, fillTemplate, plantTemplate, withdrawTemplates } from '../test-templates.ts';

// Up to sixteen axe checks in one test.
test.describe.configure({ timeout: 300_000 });
// No animations, so that axe never checks a half-faded element.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const missing = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Please fill all required fields' });

test('the form of a component is accessible, with its faults and with the code in colour', async ({
  page,
}) => {
  await openSection(page, 'add-component');
  await page.getByRole('button', { name: 'Add Component' }).click();
  await expect(missing(page)).toBeVisible();
  await examine(page, 'the form with its faults');
  await field(page, 'Code').fill('const a = 1;\nconst b = 2;');
  await expect(page.getByText('The syntax is right.')).toBeVisible();
  await page.getByRole('radio', { name: 'Preview' }).check();
  await expect(page.locator('.tok-keyword').first()).toHaveText('const');
  await examine(page, 'the form with the code in colour');
});

test('the list of components, the viewer and the dialog to change one are accessible', async ({
  page,
}) => {
  const { title } = await plantComponent({ tags: ['one', 'two', 'three', 'four', 'five'] });
  await openSection(page, `view-components&search=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('listitem')).toHaveText(['one', 'two', 'three', /^\+2/]);
  await examine(page, 'the list of components');
  await row.getByRole('button', { name: `View ${title}` }).click();
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  await examine(page, 'the viewer', { floating: true });
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await field(page, 'Description').fill('Mine.');
  await examine(page, 'the dialog to change a component', { floating: true });
  await withdrawComponents([title]);
});

test('the form of a template is accessible, with its faults and with a zip that was refused', async ({
  page,
}) => {
  await openSection(page, 'add-template');
  await page.getByRole('button', { name: 'Add Template' }).click();
  await expect(missing(page)).toBeVisible();
  await examine(page, 'the form with its faults');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await fillTemplate(page, 'Never published');
  await page.getByRole('radio', { name: 'Zip file' }).check();
  await page
    .getByLabel('Zip file', { exact: true })
    .and(page.locator('input[type=file]'))
    .setInputFiles({
      name: 'broken.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('This is no zip.'),
    });
  await expect(page.getByRole('listitem').getByText(/^Refused\. /)).toBeVisible();
  await examine(page, 'the form with a zip that was refused');
});

test('the list of templates, the view and the dialog to change one are accessible', async ({
  page,
  request,
}) => {
  const { title } = await plantTemplate(request, {
    plan: 'Pro',
    category: 'Healthcare',
    tags: ['studio', 'calm', 'dark', 'wide'],
    pictures: ['a', 'b', 'c'].map((name) => asPicture(name).buffer),
  });
  await openSection(page, `view-templates&search=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('link', { name: /^Preview/ })).toBeVisible();
  await examine(page, 'the list of templates');
  await row.getByRole('button', { name: `View ${title}` }).click();
  const view = page.getByRole('dialog');
  await expect(view.getByRole('img', { name: `${title}, picture 1 of 3` })).toBeVisible();
  await examine(page, 'the view', { floating: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(field(page, 'Title')).toBeFocused();
  await examine(page, 'the dialog to change a template', { floating: true });
  await withdrawTemplates([title]);
});
