import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addPerson, keepToken } from '../people.ts';
import { grantPlan } from '../shelf.ts';
import { addTemplate, type Template, ZIP } from '../templates.ts';
import { fillLogin, open, PASSWORD, press, verifyVisitor } from '../visitors.ts';

const entryOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** The right bytes under the right name. */
async function expectFile(download: Download, { slug }: Template) {
  expect(download.suggestedFilename()).toBe(`${slug}.zip`);
  expect(readFileSync(await download.path()).equals(ZIP)).toBe(true);
}

const newTitle = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

test('the gallery shows every template to anyone [RT-10] [TP-02] [TP-03] [TP-04] [TP-05] [TP-08] [TP-09]', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = baseURL!;
  const free = await addTemplate(request, { title: newTitle('Lotus'), origin });
  const paid = await addTemplate(request, { title: newTitle('Banyan'), origin, plan: 'Pro' });
  const response = await request.get(`/templates?search=${encodeURIComponent(free.title)}`);
  // In the server's own HTML, for those without scripts.
  expect(await response.text()).toContain(free.title);

  await open(page, `/templates?search=${free.title}`);
  const entry = entryOf(page, free.title);
  await expect(entry.getByRole('heading')).toHaveText(`1. ${free.title}`);
  await expect(entry.getByText('A calm site for a small studio')).toBeVisible();
  await expect(entry.getByText('Five pages, a journal')).toBeVisible();
  await expect(entry.getByText('Free', { exact: true })).toBeVisible();
  const preview = entry.getByRole('link', { name: `Preview ${free.title}` });
  await expect(preview).toHaveAttribute('href', `${origin}/favicon.svg`);
  await expect(preview).toHaveAttribute('target', '_blank');
  const first = entry.getByRole('img', { name: `${free.title}, picture 1 of 2` });
  await expect(first).toHaveJSProperty('complete', true);
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await entry.getByRole('button', { name: 'Next slide' }).click();
  await expect(entry.getByRole('img', { name: `${free.title}, picture 2 of 2` })).toBeInViewport();
  await expectAccessible(page, 'the gallery');

  await open(page, `/templates?search=${paid.title}`);
  await expect(entryOf(page, paid.title).getByText('Pro', { exact: true })).toBeVisible();
  await entryOf(page, paid.title)
    .getByRole('link', { name: paid.title, exact: false })
    .first()
    .click();
  await expect(page).toHaveURL(`/templates/${paid.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: paid.title })).toBeVisible();
  await expectAccessible(page, 'the page of a template');
});

test('a plan is asked for, and its holders download [TP-06] [TP-07]', async ({
  page,
  request,
  baseURL,
}) => {
  const template = await addTemplate(request, {
    title: newTitle('Peepal'),
    origin: baseURL!,
    plan: 'Pro',
  });
  const path = `/templates?search=${template.title}`;
  const person = await addPerson();
  await keepToken(page, person.token);
  await open(page, path);
  const entry = entryOf(page, template.title);
  await expect(entry.getByRole('button', { name: /^Download Template/ })).toHaveCount(0);
  await entry.getByRole('link', { name: 'Requires plan Pro' }).click();
  await expect(page).toHaveURL('/#pricing');

  await grantPlan(person, 'Pro');
  await open(page, path);
  const download = page.waitForEvent('download');
  await entry.getByRole('button', { name: /^Download Template/ }).click();
  await expectFile(await download, template);
  await expect(page).toHaveURL(/\/templates/);
});

test('whoever is signed out signs in first, and then the download starts [RO-04] [RO-07]', async ({
  page,
  request,
  baseURL,
}) => {
  const template = await addTemplate(request, { title: newTitle('Neem'), origin: baseURL! });
  const email = await verifyVisitor(request);
  const path = `/templates?search=${encodeURIComponent(template.title)}`;
  await open(page, path);
  await entryOf(page, template.title)
    .getByRole('button', { name: /^Download Template/ })
    .click();
  await expect(page).toHaveURL(/\/login\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('redirectTo')).toContain('/templates?search=');
  expect([searchParams.get('action'), searchParams.get('templateId')]).toEqual([
    'download',
    template._id,
  ]);
  await fillLogin(page, email, PASSWORD);
  const download = page.waitForEvent('download');
  await press(page, 'Sign in');
  await expectFile(await download, template);
});

test('the first visit is helped in three steps after five seconds, once [TP-01]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  await page.clock.install();
  await open(page, '/templates');
  const help = page.getByRole('dialog', { name: 'How templates work' });
  await page.clock.runFor(4_900);
  await expect(help).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(help.getByText('Step 1 of 3')).toBeVisible();
  await help.getByRole('button', { name: 'Next' }).click();
  await help.getByRole('button', { name: 'Next' }).click();
  await expect(help.getByText('Step 3 of 3')).toBeVisible();
  await help.getByRole('button', { name: 'See the templates' }).click();
  await expect(help).toHaveCount(0);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.clock.runFor(10_000);
  await expect(help).toHaveCount(0);
  await context.close();
});
