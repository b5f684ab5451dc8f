import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import { addPerson } from './people.ts';
import type { Planted } from './test-components.ts';

/** The smallest possible PNG, of one colour. The shop makes its own pictures from it. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const asPicture = (name: string, buffer = PIXEL) => ({
  name,
  mimeType: 'image/png',
  buffer,
});

type Wanted = {
  title?: string;
  description?: string;
  plan?: string;
  tags?: string[];
  category?: string;
  pictures?: Buffer[];
};

/** Publishes a template with a download URL and a unique title through the admin endpoint. */
export async function plantTemplate(
  request: APIRequestContext,
  { title = `Planted ${randomUUID().slice(0, 8)}`, pictures = [PIXEL], plan, ...o }: Wanted = {},
): Promise<Planted> {
  const { token } = await addPerson({ name: 'Ila Admin', role: 'admin' });
  const [found] = plan
    ? await query<{ id: string }>('select id from plans where name = $1', [plan])
    : [];
  const form = new FormData();
  const fields = {
    title,
    subtitle: 'A calm site for a small studio',
    description: o.description ?? 'Five pages and a journal.',
    previewUrl: 'https://preview.example/studio',
    downloadUrl: 'https://files.example/studio.zip',
    category: o.category ?? 'Portfolio',
    tags: JSON.stringify(o.tags ?? ['studio']),
    subscriptionPlan: found?.id ?? '',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [index, bytes] of pictures.entries())
    form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${index}.png`);
  const answer = await request.post('/api/template/create', {
    headers: { authorization: `Bearer ${token}` },
    multipart: form,
  });
  expect(answer.status()).toBe(200);
  const { template } = (await answer.json()) as { template: { _id: string } };
  return { id: template._id, title };
}

/** Withdraws the templates that a test published. */
export const withdrawTemplates = (titles: string[]) =>
  query(
    `update templates set status = 'withdrawn', updated_at = now()
     where title = any($1) and status = 'published'`,
    [titles],
  );

export const countTemplates = async (title: string): Promise<number> =>
  (await query('select 1 from templates where title = $1', [title])).length;

/** Fills the required fields, except for the file. */
export async function fillTemplate(page: Page, title: string): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await field('Title').fill(title);
  await field('Description').fill('Five pages and a journal.');
  await field('Preview URL').fill('https://preview.example/studio');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Creative', exact: true }).click();
  await page.getByLabel('Images').setInputFiles([asPicture('front.png')]);
}
