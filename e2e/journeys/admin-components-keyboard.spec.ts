import { expect, type Page, test } from '@playwright/test';
import { pressKey, typeInto } from '../keyboard.ts';
import { expectNotice, openSection, withdrawComponents } from '../test-components.ts';
import { open } from '../visitors.ts';

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const card = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await pressKey(page, page.getByRole('combobox', { name: label }));
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  // The focus returns when the list has closed. A Tab before that would go to the wrong element.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: label })).toContainText(option);
  await expect(page.getByRole('combobox', { name: label })).toBeFocused();
}

async function findInShop(page: Page, title: string): Promise<void> {
  await open(page, '/dashboard');
  await typeInto(page, page.getByRole('searchbox'), title);
  await page.keyboard.press('Enter');
}

/** The components that are published until the test withdraws them itself. */
const added: string[] = [];
test.afterEach(() => withdrawComponents(added));

test('a component is added, changed, found in the shop and withdrawn by keyboard alone [S1-09] [AD-04] [AD-05] [AD-08] [AD-09] [ERR-37] [API-13] [API-15]', async ({
  page,
  browser,
}) => {
  // Every step is a key press, and there are several hundred.
  test.slow();
  const first = `Lantern wall ${Date.now()}`;
  const second = `${first} by night`;
  added.push(first, second);
  await openSection(page, 'users');
  await pressKey(page, page.getByRole('link', { name: 'Add Component' }));
  const picture = await page.screenshot();

  await typeInto(page, field(page, 'Title'), first);
  await typeInto(page, field(page, 'Description'), 'Paper lights in a row.');
  await typeInto(page, field(page, 'Code'), 'export function Wall() {');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('return <ul><li>Light</li></ul>;');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('}');
  await expect(field(page, 'Code')).toHaveValue(
    'export function Wall() {\n  return <ul><li>Light</li></ul>;\n}',
  );
  await expect(page.getByText('The syntax is right.')).toBeVisible();
  // Tab indents in the editor until Escape is pressed.
  await page.keyboard.press('Escape');
  await choose(page, 'Category', 'Cards');
  const chooser = page.waitForEvent('filechooser');
  await pressKey(page, page.getByLabel('Image'));
  await (await chooser).setFiles({ name: 'wall.png', mimeType: 'image/png', buffer: picture });
  await typeInto(page, field(page, 'Tags'), 'paper');
  await page.keyboard.press('Enter');
  await pressKey(page, button(page, 'Add Component'));
  await expectNotice(page, 'Component added successfully!');
  await expect(field(page, 'Title')).toHaveValue('');

  await findInShop(page, first);
  await expect(card(page, first)).toBeVisible();

  await open(page, '/admin/dashboard?section=view-components');
  await typeInto(page, page.getByRole('searchbox', { name: 'Search components' }), first);
  await expect(page.getByText('1 component', { exact: true })).toBeVisible();
  await pressKey(page, button(page, `Edit ${first}`));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' by night');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Component updated successfully');
  await expect(button(page, `Edit ${second}`)).toBeFocused();

  await findInShop(page, second);
  await expect(card(page, second)).toBeVisible();

  await open(page, '/admin/dashboard?section=view-components');
  await typeInto(page, page.getByRole('searchbox', { name: 'Search components' }), second);
  await expect(page.getByText('1 component', { exact: true })).toBeVisible();
  await pressKey(page, button(page, `Delete ${second}`));
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, `Confirm ${second}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Component withdrawn');
  await expect(page.getByText('No components found matching your filters.')).toBeVisible();

  // A new browser context, because the cache of the first may still have the component.
  const visitor = await browser.newPage();
  await findInShop(visitor, second);
  await expect(visitor.getByText('No Components Found')).toBeVisible();
});
