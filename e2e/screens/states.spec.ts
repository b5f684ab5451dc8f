import { expect, type Page, test } from '@playwright/test';
import { addPerson, keepToken, type Person } from '../people.ts';
import { addAdmin, ADMIN_PAGES, OWN } from './people.ts';
import { photograph } from './photograph.ts';

/** The pages that fetch data in the browser. */
const ASKERS: Record<string, { arrive: () => Promise<Person>; pages: readonly string[] }> = {
  member: { arrive: () => addPerson(), pages: OWN },
  admin: { arrive: addAdmin, pages: ADMIN_PAGES },
};
/** The session must be known before a page fetches anything. */
const IS_ABOUT_THE_PERSON = /\/api\/auth\/me/;

const LEVELS = ['waiting', 'cut off'] as const;

/** A network on which requests never get a response, or fail. */
const weaken = (page: Page, how: (typeof LEVELS)[number]) =>
  page.route('**/api/**', async (call) => {
    if (IS_ABOUT_THE_PERSON.test(call.request().url())) await call.continue();
    else if (how === 'cut off') await call.abort('connectionreset');
  });

for (const how of LEVELS)
  for (const [who, { arrive, pages }] of Object.entries(ASKERS))
    for (const width of [390, 1280])
      test.describe(`${who} ${how} at ${width} px`, () => {
        test.use({
          viewport: { width, height: 900 },
          contextOptions: { reducedMotion: 'reduce' },
        });

        test('every screen', async ({ page }) => {
          const { token } = await arrive();
          await keepToken(page, token);
          await weaken(page, how);
          for (const path of pages) {
            await page.goto(path);
            await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
            const main = page.getByRole('main');
            await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
            // Failed requests are retried a few times first.
            if (how === 'cut off')
              await expect(main.getByText('Failed to').first()).toBeVisible({ timeout: 30_000 });
            else await page.waitForTimeout(1_500);
            await photograph(page, { who: `${who} ${how}`, path, width });
          }
        });
      });
