import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addPerson, keepToken } from '../people.ts';
import { addRequest } from '../requests.ts';
import { sellPlan } from '../sales.ts';
import { grantUntil } from '../subscriptions.ts';
import { test } from '../till.ts';
import { open } from '../visitors.ts';
import { addAdmin } from './people.ts';
import { photograph } from './photograph.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const section = (name: string, more = '') => `/admin/dashboard?section=${name}${more}`;
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

for (const viewport of WINDOWS)
  test.describe(`what opens above a page at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    const shoot = (page: Page, who: string, what: string) =>
      photograph(page, { who, path: what, width: viewport.width, floating: true });

    test('for an admin', async ({ page, till }) => {
      const word = randomUUID().slice(0, 8);
      const buyer = await addPerson({ name: `Meera ${word}` });
      for (const name of ['Pro', 'Pro Plus', 'Pro'])
        await sellPlan(till, name === 'Pro Plus' ? await addPerson() : buyer, name);
      const requester = await addPerson();
      await grantUntil(requester, 'Pro Plus', { untilDays: 20 });
      await addRequest(requester, { title: `Seat map ${word}` });
      await keepToken(page, (await addAdmin()).token);
      const who = 'admin above';

      await open(page, section('revenue', `&search=${word}`));
      await expect(page.getByRole('row').filter({ hasText: word }).first()).toBeVisible();
      await photograph(page, { who, path: 'revenue', width: viewport.width });
      await press(page, /^Details of Meera/);
      await expect(drawer(page, 'Sale details')).toContainText('Nothing has been given back.');
      await shoot(page, who, 'sale');
      await drawer(page, 'Sale details').getByRole('button', { name: 'Refund' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await shoot(page, who, 'sale-refund');

      await open(page, section('users', `&search=${word}`));
      await press(page, /^Details of Meera/);
      await expect(page.getByRole('dialog')).toContainText(buyer.email);
      await shoot(page, who, 'user');
      await page.getByRole('dialog').getByRole('button', { name: 'Give access' }).click();
      await shoot(page, who, 'user-give-access');

      await open(page, section('requests', `&search=${word}`));
      await press(page, 'Details');
      await expect(drawer(page, 'Request details')).toContainText(word);
      await shoot(page, who, 'request');
      await drawer(page, 'Request details')
        .getByRole('button', { name: 'Decline', exact: true })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await shoot(page, who, 'request-decline');

      await open(page, section('view-components'));
      await press(page, /^Edit /);
      await expect(page.getByRole('dialog').getByLabel('Title')).not.toHaveValue('');
      await shoot(page, who, 'component-edit');

      await open(page, section('subscription-plans'));
      await press(page, 'Add New Plan');
      await expect(page.getByRole('dialog')).toBeVisible();
      await shoot(page, who, 'plan-add');
    });

    test('for a member', async ({ page }) => {
      const person = await addPerson();
      await keepToken(page, person.token);
      const who = 'member above';
      await open(page, '/dashboard?search=calendar');
      await press(page, /^About/);
      await expect(page.getByRole('dialog')).toBeVisible();
      await shoot(page, who, 'about');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await open(page, '/components/call-calendar-strip');
      await press(page, /^Buy Now/);
      await expect(page.getByRole('dialog')).toBeVisible();
      await shoot(page, who, 'purchase');

      await open(page, '/');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('pricing');
      await expect(page.getByRole('option').first()).toBeVisible();
      await shoot(page, who, 'palette');
      await page.keyboard.press('Escape');

      await open(page, '/dashboard/account');
      await press(page, 'Delete My Account');
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
      await shoot(page, who, 'delete-account');
    });
  });
