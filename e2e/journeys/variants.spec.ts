import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectCopied } from '../clipboard.ts';
import { query } from '../database.ts';
import { cardOf, wallOf } from '../library.ts';
import { addPerson, keepToken } from '../people.ts';
import { findGood, type Good } from '../seeded-components.ts';
import { open } from '../visitors.ts';
import { watch } from '../watch.ts';

const pathOf = ({ slug }: Good) => `/components/${slug}`;
const language = (page: Page) => page.getByRole('radiogroup', { name: 'Code language' });
const script = (page: Page) => language(page).getByRole('radio', { name: 'JavaScript' });

test('whoever chooses JavaScript copies JavaScript, everywhere and after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = await watch(page);
  const good = await findGood();
  const meera = await addPerson();
  await keepToken(page, meera.token);
  await open(page, `${pathOf(good)}/code`);
  const code = page.getByRole('figure').locator('code');
  await expect(code).toHaveText(good.code, { useInnerText: true });
  await script(page).check();
  await expect(page.getByText(`${good.slug}.jsx`)).toBeVisible();
  await expect(code).toHaveText(good.codeJs, { useInnerText: true });
  await expect(code.locator('.tok-keyword').first()).toBeVisible();

  await page.reload();
  await expect(script(page)).toBeChecked();
  await expect(code).toHaveText(good.codeJs, { useInnerText: true });
  await page.getByRole('figure').getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' }).first()).toBeVisible();
  await expectCopied(page, good.codeJs);

  // The card of a list has not loaded the code before.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await open(page, wallOf(good));
  await expect(script(page)).toBeChecked();
  await cardOf(page, good).hover();
  await cardOf(page, good)
    .getByRole('button', { name: /^Copy code/ })
    .click();
  await expectCopied(page, good.codeJs);
  await expect
    .poll(() =>
      query('select language from copy_events where user_id = $1 and component_id = $2', [
        meera.id,
        good.id,
      ]),
    )
    .toEqual([{ language: 'js' }, { language: 'js' }]);
  expect(complaints).toEqual([]);
});

/** The pictures of components that a page fetches until it has been still for a while. */
async function fetchedPictures(page: Page, path: string): Promise<Set<string>> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/components/')) fetched.add(pathname);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return fetched;
}

/** The picture of the visitor's theme and window. The live component covers it later, so it is not found by its role. */
const pictureOf = (page: Page, title: string) =>
  page.locator(`img[alt="Preview of ${title}"]`).filter({ visible: true });

const VISITORS = [
  { system: 'light', chosen: null, shown: 'light' },
  { system: 'dark', chosen: null, shown: 'dark' },
  { system: 'light', chosen: 'dark', shown: 'dark' },
  { system: 'dark', chosen: 'light', shown: 'light' },
] as const;

async function visit(browser: Browser, o: (typeof VISITORS)[number]): Promise<Page> {
  const context = await browser.newContext({ colorScheme: o.system });
  if (o.chosen)
    await context.addInitScript((theme) => localStorage.setItem('theme', theme), o.chosen);
  return context.newPage();
}

for (const visitor of VISITORS) {
  const { system, chosen, shown } = visitor;
  test(`a ${system} system and the choice ${chosen ?? 'of the system'} fetch the ${shown} pictures alone`, async ({
    browser,
  }) => {
    const good = await findGood();
    const [wanted, unwanted] =
      shown === 'dark' ? [good.darkUrl, good.imageUrl] : [good.imageUrl, good.darkUrl];
    for (const path of [pathOf(good), wallOf(good)]) {
      const page = await visit(browser, visitor);
      const fetched = await fetchedPictures(page, path);
      expect([fetched.has(wanted), fetched.has(unwanted)]).toEqual([true, false]);
      const picture = pictureOf(page, good.title);
      await expect(picture).toHaveAttribute('src', wanted);
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      await page.context().close();
    }
  });
}

test('another theme shows its picture at once', async ({ page }) => {
  const good = await findGood();
  await open(page, pathOf(good));
  const picture = pictureOf(page, good.title);
  await expect(picture).toHaveAttribute('src', good.imageUrl);
  await page.getByRole('button', { name: /^Theme:/ }).click();
  await expect(picture).toHaveAttribute('src', good.darkUrl);
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the light pictures are shown and nothing else is fetched', async ({ page }) => {
    const good = await findGood();
    const fetched = await fetchedPictures(page, pathOf(good));
    expect([fetched.has(good.imageUrl), fetched.has(good.darkUrl)]).toEqual([true, false]);
    await expect(page.getByRole('img', { name: `Preview of ${good.title}` })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Works with' })).toContainText(
      'TypeScript and JavaScript',
    );
  });
});
