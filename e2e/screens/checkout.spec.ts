import { expect, type Page } from '@playwright/test';
import { query } from '../database.ts';
import type { Person } from '../people.ts';
import { findItem } from '../seeded-components.ts';
import { grantUntil } from '../subscriptions.ts';
import { enterShop, test } from '../till.ts';
import { open } from '../visitors.ts';
import { photograph, scrollThrough } from './photograph.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
];

const planId = async (name: string): Promise<string> =>
  (await query<{ id: string }>('select id from plans where name = $1', [name]))[0]!.id;

const buyNewest = ({ id }: Person, count: number) =>
  query(
    `insert into grants (id, holder_id, kind, component_id, source_kind, source_id, starts_at, snapshot)
     select gen_random_uuid(), $1, 'component', id, 'admin', gen_random_uuid(), now(), '{}'
     from components where status = 'published' and price_paise is not null order by slug limit $2`,
    [id, count],
  );

/** The shop of this test has no tax number, so the tax lines are added to its answer. */
const chargeTax = (page: Page) =>
  page.route('**/api/payment/summary**', async (route) => {
    const response = await route.fetch();
    const summary = (await response.json()) as { total: number };
    const igst = Math.round((summary.total * 1800) / 118) / 100;
    const tax = { ratePercent: 18, cgst: 0, sgst: 0, igst, placeOfSupply: '27' };
    await route.fulfill({ response, json: { ...summary, tax } });
  });

for (const viewport of WINDOWS)
  test.describe(`before and after a payment at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    const shoot = async (page: Page, path: string, floating = false) => {
      if (!floating) await scrollThrough(page);
      await photograph(page, { who: 'buyer', path, width: viewport.width, floating });
    };

    test('a first plan and a component', async ({ page }) => {
      await chargeTax(page);
      await enterShop(page, { isAsked: true });
      await open(page, `/checkout/plan/${await planId('Pro')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy Pro');
      await shoot(page, 'checkout-first');
      const { slug } = await findItem('Pro');
      await open(page, `/checkout/component/${slug}`);
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Yours for good');
      await shoot(page, 'checkout-component');
      await open(page, '/dashboard/purchased');
      await expect(page.getByRole('heading', { name: 'Nothing bought yet' })).toBeVisible();
      await shoot(page, 'purchased-empty');
    });

    test('an upgrade, a longer plan, purchases and the end of an account', async ({ page }) => {
      await chargeTax(page);
      const person = await enterShop(page);
      await grantUntil(person, 'Pro', { untilDays: 19 });
      await buyNewest(person, 5);
      await open(page, `/checkout/plan/${await planId('Pro Plus')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade to Pro Plus');
      await shoot(page, 'checkout-upgrade');
      await open(page, `/checkout/plan/${await planId('Pro')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extend Pro');
      await shoot(page, 'checkout-extend');
      await open(page, '/dashboard/purchased');
      await expect(page.getByRole('list', { name: 'Bought components' })).toBeVisible();
      await shoot(page, 'purchased');
      await open(page, '/dashboard/subscription');
      await expect(page.getByRole('link', { name: /^Extend to/ })).toBeVisible();
      await shoot(page, 'subscription');
      await open(page, '/#pricing');
      await expect(page.getByRole('button', { name: /^Extend to/ })).toBeVisible();
      await shoot(page, 'pricing');
      await open(page, '/dashboard/account');
      await page.getByRole('button', { name: 'Delete My Account' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('You lose');
      await shoot(page, 'delete-account', true);
    });
  });
