import { expect, type Page, test as base } from '@playwright/test';
import type { PastOrder } from '@tessera/contract/payments';
import type { Library } from '@tessera/contract/saved';
import { startRazorpay } from '../sandbox/razorpay/start.ts';
import { query } from './database.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { ask } from './library.ts';
import { START_LIMIT_MS, startShop } from './other-shop.ts';
import { addPerson, keepToken, type Person } from './people.ts';
import { expectWindow } from './provider-window.ts';
import { portBeside } from './worker-shop.ts';

const SECRET = 'a webhook secret of the journeys';
const FIRST_PORT = 10;

type Provider = Awaited<ReturnType<typeof startRazorpay>>;
type Payment = { id: string; order: string; amount: number; status: string; excess?: boolean };
export type Truth = {
  orders: { id: string; amount: number; status: string }[];
  payments: Payment[];
  refunds: { payment: string; amount: number; status: string }[];
};

/** A shop with payments and its own instance of the provider's sandbox. */
export type Till = {
  origin: string;
  provider: Provider;
  truth: () => Promise<Truth>;
  /** Turns the provider's webhooks on or off. */
  tell: (on: boolean) => Promise<void>;
};

async function openTill(port: number): Promise<Till & { close: () => Promise<void> }> {
  const provider = await startRazorpay({ clock: 'running' });
  const shop = await startShop(port, {
    ...provider.environment,
    RAZORPAY_WEBHOOK_SECRET: SECRET,
    // The same as in `start`, because that shop's jobs send the codes.
    CODE_SECRET: 'a secret for journeys only',
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  return {
    origin: shop.origin,
    provider,
    truth: () => provider.control<Truth>('truth'),
    tell: async (on) => {
      const urls = on ? [`${shop.origin}/api/payment/webhook`] : [];
      await provider.control('webhook/config', { urls, secret: SECRET });
    },
    close: async () => {
      await shop.stop();
      await provider.stop();
    },
  };
}

export const test = base.extend<{ calm: void; network: FaultProxy }, { till: Till }>({
  till: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the parameter names
    async ({}, lend, { parallelIndex }) => {
      const till = await openTill(portBeside(FIRST_PORT + parallelIndex));
      await lend(till);
      await till.close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ till }, lend) => lend(till.origin),
  storageState: async ({ till }, lend) =>
    lend({
      cookies: [],
      origins: [
        { origin: till.origin, localStorage: [{ name: 'gettingStartedSeen', value: 'yes' }] },
      ],
    }),
  /** The shop through a network that fails on request. */
  network: async ({ till }, lend) => {
    const proxy = await openFaultProxy(till.origin);
    await lend(proxy);
    proxy.close();
  },
  // Removes the faults of a test before the next one.
  calm: [
    async ({ till }, lend) => {
      await till.tell(false);
      await lend();
      await till.provider.control('faults', undefined, 'DELETE');
      await till.provider.control('settings', { script: null, instruments: {} });
    },
    { auto: true },
  ],
});

/** A member who has given billing details, unless `isAsked`. */
export async function enterShop(
  page: Page,
  { isAsked = false, origin = '' } = {},
): Promise<Person> {
  const person = await addPerson();
  if (!isAsked)
    await query(
      `insert into billing_profiles (user_id, country, state, updated_at) values ($1, 'IN', '29', now())`,
      [person.id],
    );
  await keepToken(page, person.token, origin);
  await page.evaluate(() => localStorage.setItem('gettingStartedSeen', 'yes'));
  return person;
}

export const planButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Buy Now ${name}`, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

export const payNow = (page: Page) => dialog(page).getByRole('button', { name: 'Pay Now' });

/** The button below the summary. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });

/** Goes from the card of a plan to its summary. */
export async function choosePlan(page: Page, name: string): Promise<void> {
  await planButton(page, name).click();
  await expect(page).toHaveURL(/\/checkout\/plan\//);
  await expect(payButton(page)).toBeVisible();
}

export async function buyPlan(page: Page, name: string): Promise<void> {
  await choosePlan(page, name);
  await payButton(page).click();
  await expectWindow(page);
}

/**
 * Expects a finished purchase by its redirect. The success message is shown for only 1.5 s, which a
 * slow machine may miss.
 */
export const expectBought = (page: Page) =>
  expect(page).toHaveURL(/\/dashboard\/subscription$/, { timeout: 60_000 });

export const plansOf = async (page: Page, { token }: Person): Promise<string[]> =>
  (await ask<Library>(page.request, token, '/user/library')).activePlans.map(({ name }) => name);

export const ordersOf = (page: Page, { token }: Person) =>
  ask<PastOrder[]>(page.request, token, '/payment/history');

/** Expects that no checkout is in progress. */
export async function expectIdle(page: Page): Promise<void> {
  await expect(page.locator('.razorpay-container')).toHaveCount(0);
  await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
}

/** Changes what the page passes to the provider's script, as a user with developer tools could. */
export const meddle = (page: Page, change: 'amount' | 'handler') =>
  page.addInitScript((name) => {
    type Maker = new (options: object) => object;
    const changes = {
      amount: { amount: 100 },
      handler: {
        handler: () => {
          throw new Error('the page is broken');
        },
      },
    };
    let real: Maker | undefined;
    const meddling = function (options: object) {
      return new real!({ ...options, ...changes[name] });
    };
    Object.defineProperty(window, 'Razorpay', {
      get: () => (real ? meddling : undefined),
      set: (maker: Maker) => {
        real = maker;
      },
    });
  }, change);
