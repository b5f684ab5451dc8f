import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import { query } from '../database.ts';
import { addPerson, keepToken } from '../people.ts';
import { addTemplate, PREVIEW_URL, type Template, ZIP } from '../templates.ts';
import { fillLogin, open, PASSWORD, press, verifyVisitor } from '../visitors.ts';
import { watch } from '../watch.ts';

const entryOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

const downloadButton = (page: Page, title: string) =>
  entryOf(page, title).getByRole('button', { name: `Download Template: ${title}` });

/** The download has the right name and content. */
async function expectFile(download: Download, { slug }: Template) {
  expect(download.suggestedFilename()).toBe(`${slug}.zip`);
  expect(readFileSync(await download.path()).equals(ZIP)).toBe(true);
}

const newTitle = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

const downloadsOf = async (slug: string): Promise<number> => {
  const [row] = await query<{ count: number }>(
    'select download_count::int as count from templates where slug = $1',
    [slug],
  );
  return row!.count;
};

test('the gallery shows every template to anyone [RT-10] [TP-02] [TP-03] [TP-04] [TP-05] [TP-08] [TP-09]', async ({
  page,
  request,
}) => {
  const free = await addTemplate(request, { title: newTitle('Lotus') });
  const paid = await addTemplate(request, { title: newTitle('Banyan'), plan: 'Pro' });
  const response = await request.get(`/templates?search=${encodeURIComponent(free.title)}`);
  // In the server's HTML, for visitors without scripts.
  expect(await response.text()).toContain(free.title);

  await open(page, `/templates?search=${free.title}`);
  const entry = entryOf(page, free.title);
  await expect(entry.getByRole('heading')).toHaveText(`1. ${free.title}`);
  await expect(entry.getByText('A calm site for a small studio')).toBeVisible();
  await expect(entry.getByText('Five pages, a journal')).toBeVisible();
  await expect(entry.getByText('Free', { exact: true })).toBeVisible();
  const preview = entry.getByRole('link', { name: `Preview ${free.title}` });
  await expect(preview).toHaveAttribute('href', PREVIEW_URL);
  await expect(preview).toHaveAttribute('target', '_blank');
  const first = entry.getByRole('img', { name: `${free.title}, picture 1 of 2` });
  await expect(first).toHaveJSProperty('complete', true);
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const second = entry.getByRole('img', { name: `${free.title}, picture 2 of 2` });
  await entry.getByRole('button', { name: 'Show picture 2 of 2' }).click();
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await expect(entry.getByRole('button', { name: 'Show picture 2 of 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  // By keyboard: a scrollable element is reached by Tab and moved by the arrow keys.
  await entry.getByRole('group', { name: 'Pictures side by side' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeInViewport({ ratio: 0.9 });

  await open(page, `/templates?search=${paid.title}`);
  await expect(entryOf(page, paid.title).getByText('Pro', { exact: true })).toBeVisible();
  await entryOf(page, paid.title)
    .getByRole('link', { name: paid.title, exact: false })
    .first()
    .click();
  await expect(page).toHaveURL(`/templates/${paid.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: paid.title })).toBeVisible();
});

test('the seeded templates are there, with a Preview of our own and a zip as described [TP-10]', async ({
  page,
  request,
  context,
}) => {
  const html = await (await request.get('/templates/deodar-house')).text();
  const [, structured] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)!;
  expect(JSON.parse(structured!)).toMatchObject({ name: 'Deodar House', version: '1' });
  const [, picture] = /property="og:image" content="([^"]+)"/.exec(html)!;
  expect(picture).toContain('/share/templates/deodar-house/');
  const shared = await request.get(picture!);
  expect(shared.headers()['content-type']).toBe('image/png');
  const png = await shared.body();
  // A PNG begins with its dimensions.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);

  const complaints = await watch(page);
  await open(page, '/templates?category=Creative');
  await expect(entryOf(page, 'Two Drum').getByText('Free', { exact: true })).toBeVisible();
  await open(page, '/templates/deodar-house');
  await expect(page.getByText('Requires plan Pro')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Preview Deodar House/ }).click();
  const preview = await opened;
  const previewComplaints: string[] = [];
  preview.on('console', (message) => {
    if (message.type() === 'error') previewComplaints.push(message.text());
  });
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(preview.url()).host).toMatch(/^previews\.localhost:/);
  // A page without an origin: it can neither read the shop's storage nor send requests as the user.
  expect(await preview.evaluate(() => origin)).toBe('null');
  await preview.getByRole('link', { name: /rooms/i }).first().click();
  await expect(preview).toHaveURL(/rooms\.html$/);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await preview.evaluate(() => document.fonts.ready.then(() => document.fonts.size)),
  ).toBeGreaterThan(0);
  expect(previewComplaints).toEqual([]);
  await preview.close();

  const person = await addPerson();
  await keepToken(page, person.token);
  await open(page, '/templates/two-drum');
  await page.getByText('Check the download').click();
  const shown = page.getByText(/^[0-9a-f]{64}$/);
  await expect(shown).toBeVisible();
  const checksum = await shown.textContent();
  const before = await downloadsOf('two-drum');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Template: Two Drum' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('two-drum.zip');
  const bytes = readFileSync(await file.path());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(checksum);
  expect(await downloadsOf('two-drum')).toBe(before + 1);
  const part = await request.get(file.url(), { headers: { range: 'bytes=10-19' } });
  expect([part.status(), (await part.body()).equals(bytes.subarray(10, 20))]).toEqual([206, true]);
  expect(complaints).toEqual([]);
});

test('a preview with absolute addresses is walked by its own links, and its scripts run in its sandbox', async ({
  page,
  context,
}) => {
  await open(page, '/templates/saas-start');
  await expect(page.getByText('Home, Pricing, Docs, Changelog, Sign in, 404')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Preview SaaS start/ }).click();
  const preview = await opened;
  const complaints: string[] = [];
  preview.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await preview.evaluate(() => origin)).toBe('null');
  const home = preview.url();
  await preview.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(preview).toHaveURL(`${home}pricing/`);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  // Only a page whose scripts have started can close it.
  await preview.getByRole('button', { name: 'Hide the news' }).click();
  await expect(preview.getByRole('button', { name: 'Hide the news' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('whoever is signed out signs in first, and then the download starts [RO-04] [RO-07]', async ({
  page,
  request,
}) => {
  const template = await addTemplate(request, { title: newTitle('Neem') });
  const email = await verifyVisitor(request);
  const path = `/templates?search=${encodeURIComponent(template.title)}`;
  await open(page, path);
  await downloadButton(page, template.title).click();
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
  await expect(page).not.toHaveURL(/action=/);
});

test('pages follow each other by a link, and numbers go on where the page before ended', async ({
  page,
}) => {
  const word = `Paged${randomUUID().slice(0, 8)}`;
  // Thirteen are one more than a page holds. Inserted directly, because rendering that many
  // pictures takes half a minute.
  await query(
    `with made as (
       insert into templates (id, slug, status, current_version_id, title, description, category, preview_url, published_at)
       select gen_random_uuid(), lower($1) || '-' || n, 'published', gen_random_uuid(), $1 || ' ' || n, 'x', 'Agency', $2,
              now() - make_interval(mins => n)
       from generate_series(1, 13) n
       returning id, current_version_id
     )
     insert into template_versions (id, template_id, number, external_url)
     select current_version_id, id, 1, 'https://files.example.com/x.zip' from made`,
    [word, PREVIEW_URL],
  );
  await open(page, `/templates?search=${word}`);
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByText(`13 templates for “${word}”`)).toBeVisible();
  await page.getByRole('link', { name: 'More templates' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(`13. ${word} 13`);
  await expect(page.getByRole('link', { name: 'More templates' })).toHaveCount(0);
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
  // The clock also goes on by itself, so the check before leaves room for a slow machine.
  await page.clock.runFor(4_000);
  await expect(help).toHaveCount(0);
  await page.clock.runFor(1_100);
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
