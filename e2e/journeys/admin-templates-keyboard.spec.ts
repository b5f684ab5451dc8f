import { expect, type Page, test } from '@playwright/test';
import { pressKey, typeInto } from '../keyboard.ts';
import { addPerson, keepToken } from '../people.ts';
import { ZIP } from '../templates.ts';
import { expectNotice } from '../test-components.ts';
import { asPicture, withdrawTemplates } from '../test-templates.ts';
import { open } from '../visitors.ts';

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const mine: string[] = [];
test.afterEach(() => withdrawTemplates(mine));

test('from a page of the shop a template is added with its zip, looked at, changed and deleted by keyboard alone [S1-10] [AD-13] [AD-19] [AD-20] [AD-25]', async ({
  page,
}) => {
  // Every step is a key press, and there are several hundred.
  test.slow();
  const first = `Lantern site ${Date.now()}`;
  const second = `${first} by night`;
  mine.push(first, second);
  await keepToken(page, (await addPerson({ name: 'Asha Rao', role: 'admin' })).token);
  // The CSP of this page does not allow uploads to the object store.
  await open(page, '/templates');
  await pressKey(page, button(page, 'Account of Asha Rao'));
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await pressKey(page, page.getByRole('link', { name: 'Add Template' }));

  await typeInto(page, field(page, 'Title'), first);
  await typeInto(page, field(page, 'Description'), 'Paper lights in a row.');
  await typeInto(page, field(page, 'Preview URL'), 'https://preview.example/lantern');
  await pressKey(page, page.getByRole('radio', { name: 'URL', exact: true }), 'ArrowRight');
  const zip = page.waitForEvent('filechooser');
  await pressKey(page, page.locator('input[type=file]').first());
  await (await zip).setFiles({ name: 'site.zip', mimeType: 'application/zip', buffer: ZIP });
  await expect(page.getByRole('listitem').getByText(/^Checked and good/)).toBeVisible();
  const category = page.getByRole('combobox', { name: 'Category' });
  await pressKey(page, category);
  await expect(page.getByRole('option', { name: 'SaaS' })).toBeVisible();
  await page.keyboard.type('SaaS');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(category).toBeFocused();
  await typeInto(page, field(page, 'Tags'), 'paper');
  await page.keyboard.press('Enter');
  const pictures = page.waitForEvent('filechooser');
  await pressKey(page, page.getByLabel('Images'));
  await (await pictures).setFiles([asPicture('front.png'), asPicture('back.png')]);
  await pressKey(page, button(page, 'Remove back.png'));
  await expect(page.getByText('1/5')).toBeVisible();
  await pressKey(page, button(page, 'Add Template'));
  await expectNotice(page, 'Template added successfully!');

  await open(page, '/admin/dashboard?section=view-templates');
  await typeInto(page, page.getByRole('searchbox', { name: 'Search templates' }), first);
  await expect(page.getByText('1 template', { exact: true })).toBeVisible();
  await pressKey(page, button(page, `View ${first}`));
  await expect(page.getByRole('dialog')).toContainText('Paper lights in a row.');
  await page.keyboard.press('Escape');
  await expect(button(page, `View ${first}`)).toBeFocused();
  await pressKey(page, button(page, `Edit ${first}`));
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' by night');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Template updated successfully');
  await expect(button(page, `Edit ${second}`)).toBeFocused();

  await pressKey(page, button(page, `Delete ${second}`));
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Template withdrawn');
  await expect(page.getByText('No templates found matching your filters.')).toBeVisible();
});
