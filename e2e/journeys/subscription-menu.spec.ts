import { expect, type Page, test } from '@playwright/test';
import { daysLeft } from '@tessera/contract/days';
import { addPerson, keepToken, type Person } from '../people.ts';
import { grantUntil } from '../subscriptions.ts';
import { open } from '../visitors.ts';

const left = (days: number) =>
  `${daysLeft(new Date(Date.now() + days * 86_400_000), new Date())} days left`;

/** The danger colour of the theme, as the browser computes it. */
const danger = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.className = 'text-danger';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

async function openMenu(page: Page, person: Person) {
  await keepToken(page, person.token);
  await open(page, '/dashboard');
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Account of ${person.name}` })
    .click();
  return page.getByRole('menu');
}

test('a plan that runs is named with its whole days left [NV-07] [ST-15]', async ({ page }) => {
  const meera = await addPerson();
  await grantUntil(meera, 'Pro', { untilDays: 23 });
  const menu = await openMenu(page, meera);
  await expect(menu).toContainText(`Pro, ${left(23)}`);
  await expect(menu.getByRole('menuitem', { name: /Upgrade|Renew/ })).toHaveCount(0);
});

test('one that has ended is Expired, in red, and can be renewed [NV-07] [ST-16] [ST-17]', async ({
  page,
}) => {
  const meera = await addPerson();
  await grantUntil(meera, 'Pro', { fromDays: -32, untilDays: -2 });
  const menu = await openMenu(page, meera);
  await expect(menu).toContainText('Pro (Expired)');
  await expect(menu.getByText('(Expired)')).toHaveCSS('color', await danger(page));
  await menu.getByRole('menuitem', { name: 'Renew subscription' }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('nobody’s plan is the Free Plan, which can be upgraded, with the keyboard alone [NV-07] [ST-18] [ST-19] [CON-32]', async ({
  page,
}) => {
  const menu = await openMenu(page, await addPerson());
  await expect(menu.getByText('Free Plan', { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(menu.getByRole('menuitem', { name: 'Upgrade' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#pricing');
});

test('an admin has no plan to speak of [NV-07]', async ({ page }) => {
  const menu = await openMenu(page, await addPerson({ name: 'Asha Iyer', role: 'admin' }));
  await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(menu.getByText('Free Plan')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the full-screen menu says the same, and asks only when it is opened [NV-07] [ST-15] [ST-16] [ST-17] [ST-18] [ST-19]', async ({
    page,
  }) => {
    const [free, active, ended] = [await addPerson(), await addPerson(), await addPerson()];
    await grantUntil(active, 'Pro', { untilDays: 23 });
    await grantUntil(ended, 'Pro', { fromDays: -32, untilDays: -2 });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/subscription/current')) asked.push(request.url());
    });
    const menu = page.locator('details[data-menu] nav[aria-label=Account]');
    const look = async (person: Person) => {
      await keepToken(page, person.token);
      await open(page, '/dashboard');
      await expect(menu).toBeAttached();
      await page.locator('summary').click();
    };
    await keepToken(page, free.token);
    await open(page, '/dashboard');
    await expect(menu).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await look(free);
    await expect(menu.getByText('Free Plan', { exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/#pricing');
    await look(active);
    await expect(menu).toContainText(`Pro, ${left(23)}`);
    await look(ended);
    await expect(menu.getByText('(Expired)')).toHaveCSS('color', await danger(page));
    await menu.getByRole('link', { name: 'Renew subscription' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(menu).toBeHidden();
  });
});
