import { expect, type Page, test } from '@playwright/test';
import { query } from '../database.ts';
import { addPerson, keepToken } from '../people.ts';
import { findItem, grantPlan } from '../seeded-components.ts';
import { open } from '../visitors.ts';
import { watch } from '../watch.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'How to get it' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a visitor copies the command of a free component, for the package manager of the browser', async ({
  page,
}) => {
  const complaints = await watch(page);
  const free = await findItem('Free');
  await open(page, `/components/${free.slug}`);
  const { origin } = new URL(page.url());
  const address = `${origin}/r/${free.slug}.json`;
  await expect(offer(page)).toContainText(`npx shadcn@latest add ${address}`);
  await offer(page).getByRole('radio', { name: 'pnpm' }).check();
  await offer(page).getByRole('button', { name: 'Copy the command' }).press('Enter');
  expect(await clipboard(page)).toBe(`pnpm dlx shadcn@latest add ${address}`);
  await page.reload();
  await expect(offer(page)).toContainText('pnpm dlx shadcn@latest add');
  await expect(offer(page)).toContainText('No key. The project needs a components.json.');
  expect(complaints).toEqual([]);
});

test('a locked component names the command as well, and what it needs', async ({ page }) => {
  const pro = await findItem('Pro');
  await open(page, `/components/${pro.slug}`);
  await expect(offer(page)).toContainText(`npx shadcn@latest add @tessera-pro/${pro.slug}`);
  await expect(offer(page)).toContainText('Needs a key of an account that has it.');
  await offer(page).getByRole('link', { name: 'Set it up once' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the command line');
});

test('Copy for AI puts code, props and rules on the clipboard, and counts as one copy', async ({
  page,
}) => {
  const pro = await findItem('Pro');
  const person = await addPerson();
  await grantPlan(person, 'Pro');
  await keepToken(page, person.token);
  await open(page, `/components/${pro.slug}`);
  await offer(page).getByRole('button', { name: 'Copy for AI' }).click();
  await expect(offer(page).getByRole('button', { name: 'Copied!' })).toHaveCount(1);
  // The button for the code alone says nothing of it.
  await expect(offer(page).getByRole('button', { name: 'Copy code' })).toBeVisible();
  const prompt = await clipboard(page);
  expect(prompt).toContain(`Add the component “${pro.title}” to my project.`);
  expect(prompt).toContain(`components/tessera/${pro.slug}.tsx`);
  expect(prompt).toContain('## Props');
  expect(prompt).toContain(pro.code.trim().split('\n').at(-2));
  await expect
    .poll(
      async () => (await query('select 1 from copy_events where user_id = $1', [person.id])).length,
    )
    .toBe(1);
});

test('a visitor is asked to sign in before the prompt', async ({ page }) => {
  const free = await findItem('Free');
  await open(page, `/components/${free.slug}`);
  await offer(page).getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
});
