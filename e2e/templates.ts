import { Buffer } from 'node:buffer';
import { type APIRequestContext, expect } from '@playwright/test';
import { query } from './database.ts';
import { addPerson } from './people.ts';

export type Template = { _id: string; slug: string; title: string };

/** A picture of one colour, as small as a PNG can be; the shop draws its own from it. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Publishes a template through the admin's door; its download is a file of the shop itself. */
export async function addTemplate(
  request: APIRequestContext,
  o: { title: string; origin: string; plan?: string; pictures?: Buffer[]; category?: string },
): Promise<Template> {
  const { token } = await addPerson({ name: 'Ila Admin', role: 'admin' });
  const [plan] = o.plan
    ? await query<{ id: string }>('select id from plans where name = $1', [o.plan])
    : [];
  const form = new FormData();
  const fields = {
    title: o.title,
    subtitle: 'A calm site for a small studio',
    description: 'Five pages, a journal and a contact form. Built with Vite, React and Tailwind.',
    previewUrl: `${o.origin}/favicon.svg`,
    downloadUrl: `${o.origin}/favicon.svg?download=${encodeURIComponent(o.title)}`,
    category: o.category ?? 'Portfolio',
    tags: '["studio","portfolio"]',
    subscriptionPlan: plan?.id ?? '',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [index, bytes] of (o.pictures ?? [PIXEL, PIXEL]).entries())
    form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${index}.png`);
  const answer = await request.post('/api/template/create', {
    headers: { authorization: `Bearer ${token}` },
    multipart: form,
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { template: Template }).template;
}
