import { expect, type Page, test } from '@playwright/test';
import { expectCopied } from '../clipboard.ts';
import { pressKey } from '../keyboard.ts';
import { addPerson, keepToken } from '../people.ts';
import { type Planted, plantVersions, withdrawComponents } from '../test-components.ts';
import { open } from '../visitors.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The versions differ in their first and in their last line. */
const lamp = (watts: number, hours: number) => ({
  code: `export const watts: number = ${watts};\nexport const kept = true;\nexport const hours: number = ${hours};\n`,
  codeJs: `export const watts = ${watts};\nexport const kept = true;\nexport const hours = ${hours};\n`,
});
const OLDER = lamp(4, 8);
const NEWEST = lamp(5, 9);

let item: Planted;
test.beforeEach(async ({ page }) => {
  item = await plantVersions([OLDER, NEWEST]);
  await keepToken(page, (await addPerson()).token);
});
test.afterEach(() => withdrawComponents([item.title]));

const path = () => `/components/planted-${item.id}`;
const part = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Parts of this component' }).getByRole('link', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole('radio', { name });

test('a member reads the props, walks a difference and copies an older version, by keyboard alone', async ({
  page,
}) => {
  await open(page, path());
  await pressKey(page, part(page, /^Props/));
  await expect(page).toHaveURL(`${path()}/props`);
  const props = page.getByRole('table', { name: 'Props' });
  await expect(props.getByRole('row', { name: 'watts number 4 Its light.' })).toBeVisible();

  await pressKey(page, part(page, /^Versions/));
  await expect(page).toHaveURL(`${path()}/versions`);
  await expect(page.getByRole('list', { name: 'Versions, newest first' })).toBeVisible();
  await pressKey(page, button(page, 'Next change'));
  const change = (place: number) => page.getByRole('row', { name: `Change ${place}` });
  await expect(change(1)).toBeFocused();
  await page.keyboard.press('n');
  await expect(change(2)).toBeFocused();
  await page.keyboard.press('p');
  await expect(change(1)).toBeFocused();
  await pressKey(page, button(page, 'Copy v1'));
  await expect(button(page, 'Copied!')).toBeFocused();
  await expectCopied(page, OLDER.code);
});

test('a member chooses JavaScript and copies it, in the newest version and in an older one, by keyboard alone', async ({
  page,
}) => {
  await open(page, path());
  await pressKey(page, part(page, /^Code/));
  const code = page.getByRole('figure').locator('code');
  await expect(code).toHaveText(NEWEST.code, { useInnerText: true });
  await pressKey(page, radio(page, 'TypeScript'), 'ArrowRight');
  await expect(radio(page, 'JavaScript')).toBeChecked();
  await expect(code).toHaveText(NEWEST.codeJs, { useInnerText: true });
  await pressKey(page, page.getByRole('figure').getByRole('button', { name: 'Copy code' }));
  await expectCopied(page, NEWEST.codeJs);

  await pressKey(page, part(page, /^Versions/));
  await expect(radio(page, 'JavaScript')).toBeChecked();
  await pressKey(page, button(page, 'Copy v1'));
  await expectCopied(page, OLDER.codeJs);
});
