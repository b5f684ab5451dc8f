import { expect, test } from '@playwright/test';
import { watch } from '../watch.ts';
import { expectAccessible, expectPicture, open, slugs, THEMES, turn } from './examine.ts';

/** Those whose shape changes on a phone. */
const ON_A_PHONE = [
  'chips',
  'dialog',
  'drawer',
  'file-drop',
  'otp-field',
  'pagination',
  'stat-card',
  'table',
  'toast',
];

for (const slug of slugs)
  test(`${slug} is accessible, obeys the policy and looks as before, in both themes`, async ({
    page,
  }) => {
    const complaints = await watch(page);
    await open(page, slug);
    const floating = await page
      .locator('[data-own-page]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-own-page') ?? ''));

    for (const state of [undefined, ...floating]) {
      if (state !== undefined) await open(page, slug, state);
      const name = [slug, state?.replaceAll(/[^a-z]+/gi, '-').toLowerCase()]
        .filter(Boolean)
        .join('-');
      for (const theme of THEMES) {
        await turn(page, theme);
        await expectPicture(page, slug, state, `${name}-${theme}`);
        await expectAccessible(page, `${name}-${theme}`);
      }
    }
    expect(complaints).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 720 }, hasTouch: true, isMobile: true });

  for (const slug of ON_A_PHONE)
    test(`${slug} looks as before on a phone`, async ({ page }) => {
      await turn(page, 'light').catch(() => undefined);
      await open(page, slug);
      const floating = await page
        .locator('[data-own-page]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('data-own-page') ?? ''));
      if (floating[0] !== undefined) await open(page, slug, floating[0]);
      await expectPicture(page, slug, floating[0], `${slug}-phone`);
    });
});
