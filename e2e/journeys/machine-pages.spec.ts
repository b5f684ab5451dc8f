import { expect, test } from '@playwright/test';
import { examine } from '../accessible.ts';
import { query } from '../database.ts';
import { addFormerSlug, findItem } from '../seeded-components.ts';
import { open } from '../visitors.ts';

const MARKDOWN = /^text\/markdown/;

test('the page of a component is Markdown by suffix and by Accept, without paid code', async ({
  request,
}) => {
  const [free, pro] = [await findItem('Free'), await findItem('Pro')];
  for (const item of [free, pro]) {
    const path = `/components/${item.slug}`;
    const bySuffix = await request.get(`${path}.md`);
    expect(bySuffix.status()).toBe(200);
    expect(bySuffix.headers()['content-type']).toMatch(MARKDOWN);
    expect(bySuffix.headers()['link']).toMatch(new RegExp(`<http.+${path}>; rel="canonical"`));
    const text = await bySuffix.text();
    expect(text).toMatch(new RegExp(`^# ${item.title}\n`));
    expect(text).toContain('## Props');
    expect(text).toContain('npx shadcn@latest add');
    expect(text).not.toContain(item.code.trim().split('\n').at(-2));
    const byAccept = await request.get(path, { headers: { accept: 'text/markdown, */*;q=0.1' } });
    expect(await byAccept.text()).toBe(text);
    const page = await request.get(path, { headers: { accept: 'text/html,*/*' } });
    expect(page.headers()['content-type']).toMatch(/^text\/html/);
    expect(page.headers()['vary']).toContain('accept');
    expect(await page.text()).toContain(`type="text/markdown" href="${path}.md"`);
  }
  const former = await addFormerSlug(free);
  const moved = await request.get(`/components/${former}.md`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([
    301,
    `/components/${free.slug}.md`,
  ]);
});

test('templates and documents are Markdown as well, and what is missing is a 404', async ({
  request,
}) => {
  const [template] = await query<{ slug: string }>(
    `select slug from templates where status = 'published' order by slug limit 1`,
    [],
  );
  for (const path of [
    `/templates/${template!.slug}.md`,
    ...['terms', 'privacy', 'refunds', 'licence'].map((name) => `/legal/${name}.md`),
    ...['command-line', 'agents', 'updates'].map((name) => `/docs/${name}.md`),
  ]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type']).toMatch(MARKDOWN);
    expect(await response.text()).toMatch(/^# .+\n/);
  }
  for (const path of [
    '/components/no-such.md',
    '/templates/no-such.md',
    '/docs/no.md',
    '/legal/no.md',
  ])
    expect((await request.get(path)).status()).toBe(404);
});

test('llms.txt leads to everything that it names', async ({ request, baseURL }) => {
  const response = await request.get('/llms.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^# Tessera\n\n> /);
  const addresses = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses.filter((each) => !each.endsWith('/mcp'))) {
    expect(address).toMatch(new RegExp(`^${baseURL}/`));
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  }
});

test('the guide is accessible, and its snippets name this shop', async ({ page, baseURL }) => {
  for (const name of ['command-line', 'agents', 'updates']) {
    await open(page, `/docs/${name}`);
    await expect(page.getByRole('navigation', { name: 'Guide' })).toBeVisible();
    expect(await page.getByRole('main').textContent()).not.toContain('tessera.example');
    await examine(page, name, { widths: [360, 1280] });
  }
  await expect(page.getByRole('figure').first()).toContainText('npx shadcn@latest add');
  await page.getByRole('link', { name: 'In your editor' }).click();
  await expect(page.getByText(`${baseURL}/mcp`).first()).toBeVisible();
});
