import { expect, test } from '@playwright/test';
import { componentsOnDisk, templatesOnDisk } from '../goods.ts';
import { findItem } from '../seeded-components.ts';
import { open } from '../visitors.ts';

const LEGAL = {
  terms: 'Terms of use',
  privacy: 'Privacy',
  refunds: 'Refunds',
  licence: 'Licences of the goods',
};

test('the rules stand at the foot of every page, and where one registers', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const [name, title] of Object.entries(LEGAL)) {
    await footer.locator(`a[href="/legal/${name}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Tessera`);
  }
  await expect(page.getByRole('main')).toContainText('hello@tessera.example');
  await open(page, '/register');
  await expect(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/legal/terms');
  await expect(page.getByRole('link', { name: 'privacy' })).toHaveAttribute(
    'href',
    '/legal/privacy',
  );
});

test('a rule that does not exist is a missing page', async ({ request }) => {
  expect((await request.get('/legal/nothing')).status()).toBe(404);
});

test('every address of the sitemap answers with the page that calls it its own', async ({
  request,
}) => {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));
  const robots = await (await request.get('/robots.txt')).text();
  const index = /Sitemap: (\S+)/.exec(robots)?.[1];
  const files = locations(await (await request.get(index!)).text());
  const pages = locations(await (await request.get(files[0]!)).text());
  const goods: string[] = [];
  for (const file of files.slice(1))
    goods.push(...locations(await (await request.get(file)).text()));
  const slugs = new Set(goods.map((url) => url.split('/').at(-1)));
  const missing = [...componentsOnDisk(), ...templatesOnDisk()].filter(
    ({ slug }) => !slugs.has(slug),
  );
  expect(missing).toEqual([]);
  for (const url of [...pages, goods[0]!, goods.at(-1)!]) {
    const page = await request.get(url);
    expect(page.status(), url).toBe(200);
    const html = await page.text();
    expect(html, url).toContain(`rel="canonical" href="${url.replaceAll('&', '&amp;')}"`);
    expect(html, url).not.toContain('content="noindex"');
  }
});

test('the picture of a shared page can be fetched where the page says it is', async ({
  request,
}) => {
  const { slug } = await findItem('Pro');
  const pictures = new Set<string>();
  for (const path of [
    '/',
    '/dashboard',
    '/word-from-team',
    '/creator-program',
    '/legal/terms',
    `/components/${slug}`,
  ]) {
    const html = await (await request.get(path)).text();
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    const picture = await request.get(address!, { maxRedirects: 0 });
    expect(picture.status(), path).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(picture.headers()['cache-control']).toContain('immutable');
    pictures.add(address!);
  }
  expect(pictures.size).toBe(6);
});
