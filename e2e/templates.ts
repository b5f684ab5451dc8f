import { Buffer } from 'node:buffer';
import { type APIRequestContext, expect } from '@playwright/test';
import { query } from './database.ts';
import { addPerson } from './people.ts';

export type Template = { _id: string; slug: string; title: string };

export const PREVIEW_URL = 'https://preview.example.com/studio';

/** The smallest possible PNG, of one colour. The shop makes its own pictures from it. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A zip with a README in it. */
export const ZIP = Buffer.from(
  'UEsDBAAAAAAAAAAAAADnkK8XCAAAAAgAAAAOAAAAc2l0ZS9SRUFETUUubWRBIHNpdGUuClBLAQIAAwAAAAAAAAAAAADnkK8XCAAAAAgAAAAOAAAAAAAAAAAAAACkgQAAAABzaXRlL1JFQURNRS5tZFBLBQYAAAAAAQABADwAAAA0AAAAAAA=',
  'base64',
);

/** Uploads directly to the object store and starts the check, like the admin's screen. */
async function sendZip(request: APIRequestContext, headers: Record<string, string>) {
  const started = await request.post('/api/template/file', {
    headers,
    data: { fileName: 'site.zip', bytes: ZIP.length },
  });
  const { file, url, fields } = (await started.json()) as {
    file: { _id: string };
    url: string;
    fields: Record<string, string>;
  };
  const sent = await request.post(url, {
    multipart: { ...fields, file: { name: 'site.zip', mimeType: 'application/zip', buffer: ZIP } },
  });
  expect(sent.ok()).toBe(true);
  const path = `/api/template/file/${file._id}`;
  await request.post(path, { headers });
  const status = async () =>
    ((await (await request.get(path, { headers })).json()) as { file: { status: string } }).file
      .status;
  await expect.poll(status).toBe('good');
  return file._id;
}

/** Publishes a template with a zip through the admin endpoint. */
export async function addTemplate(
  request: APIRequestContext,
  o: { title: string; plan?: string; pictures?: Buffer[]; category?: string },
): Promise<Template> {
  const { token } = await addPerson({ name: 'Ila Admin', role: 'admin' });
  const headers = { authorization: `Bearer ${token}` };
  const [plan] = o.plan
    ? await query<{ id: string }>('select id from plans where name = $1', [o.plan])
    : [];
  const form = new FormData();
  const fields = {
    title: o.title,
    subtitle: 'A calm site for a small studio',
    description: 'Five pages, a journal and a contact form. Built with Vite, React and Tailwind.',
    previewUrl: PREVIEW_URL,
    fileId: await sendZip(request, headers),
    category: o.category ?? 'Portfolio',
    tags: '["studio","portfolio"]',
    subscriptionPlan: plan?.id ?? '',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [index, bytes] of (o.pictures ?? [PIXEL, PIXEL]).entries())
    form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${index}.png`);
  const answer = await request.post('/api/template/create', {
    headers,
    multipart: form,
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { template: Template }).template;
}
