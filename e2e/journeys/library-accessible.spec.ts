import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, THEMES, turn } from '../accessible.ts';
import { cardOf, dialog, meetThePadlock, someItems, wallOf } from '../library.ts';
import { addPerson, keepToken } from '../people.ts';
import { open } from '../visitors.ts';

async function expectForAll(page: Page, what: string, floating = true) {
  for (const theme of THEMES) {
    await turn(page, theme);
    await expectAccessible(page, `${what}, ${theme}`, floating);
  }
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('nothing about a component, its lock or its purchase is in the way of anybody', async ({
      page,
      request,
    }) => {
      const { priced } = await someItems(request);
      await keepToken(page, (await addPerson()).token);
      await open(page, wallOf(priced));
      await cardOf(page, priced).hover();
      await cardOf(page, priced)
        .getByRole('button', { name: /^About/ })
        .click();
      await expect(dialog(page)).toContainText('Category');
      await expectForAll(page, 'about a component');
      await meetThePadlock(page, priced);
      // A key pressed inside holds it open.
      await page.keyboard.press('Tab');
      await expectForAll(page, 'subscription required');
      await dialog(page)
        .getByRole('button', { name: /^Buy Now/ })
        .click();
      await expect(dialog(page)).toContainText(`Buy ${priced.title}`);
      await expectForAll(page, 'purchase');
    });

    test('nothing on the saved page is in the way of anybody', async ({ page, request }) => {
      const { free, priced } = await someItems(request);
      const { token } = await addPerson();
      await keepToken(page, token);
      await open(page, '/dashboard/saved');
      await expect(page.getByRole('link', { name: 'Browse Components' })).toBeVisible();
      await expectForAll(page, 'nothing saved', false);
      for (const { _id } of [free, priced])
        await request.post('/api/user/saved-components', {
          headers: { authorization: `Bearer ${token}` },
          data: { componentId: _id },
        });
      await page.reload();
      await expect(cardOf(page, priced)).toBeVisible();
      await cardOf(page, priced).hover();
      await expectForAll(page, 'saved components', false);
    });

    test.describe('on a first visit', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      test('nothing in the first help is in the way of anybody', async ({ page }) => {
        await page.clock.install();
        await open(page, '/dashboard');
        await page.clock.fastForward(5_100);
        await expect(dialog(page)).toContainText('Step 1 of 3');
        await expectForAll(page, 'getting started');
        await dialog(page).getByRole('button', { name: 'Next' }).click();
        await expect(dialog(page)).toContainText('Step 2 of 3');
        await expectForAll(page, 'its second step');
      });
    });
  });
