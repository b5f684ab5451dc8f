import { expect, test } from '@playwright/test';
import { expectAccessible, THEMES, turn } from '../accessible.ts';
import { watch } from '../watch.ts';
import { expectPicture, floatingStates, open, slugs } from './examine.ts';

/** Components with another layout on a phone. */
const ON_A_PHONE = [
  'auto-close-dialog',
  'chips',
  'copy-by-hand',
  'dialog',
  'drawer',
  'file-drop',
  'otp-field',
  'pagination',
  'skeleton-wall',
  'stat-card',
  'table',
  'toast',
  'wall-card',
  'wall-tools',
];

for (const slug of slugs)
  test(`${slug} is accessible, keeps to the policy and looks as before, in both themes`, async ({
    page,
  }) => {
    const complaints = await watch(page);
    await open(page, slug);
    for (const state of [undefined, ...(await floatingStates(page))]) {
      if (state !== undefined) await open(page, slug, state);
      for (const theme of THEMES) {
        await turn(page, theme);
        const name = [slug, ...(state?.toLowerCase().split(/[^a-z]+/) ?? []), theme].join('-');
        await expectPicture(page, slug, state, name);
        await expectAccessible(page, name, state !== undefined);
      }
    }
    expect(complaints).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 720 }, hasTouch: true });

  for (const slug of ON_A_PHONE)
    test(`${slug} looks as before on a phone`, async ({ page }) => {
      await open(page, slug);
      const [state] = await floatingStates(page);
      if (state !== undefined) await open(page, slug, state);
      await expectPicture(page, slug, state, `${slug}-phone`);
    });
});
