import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TemplateDetail } from '@tessera/contract/templates';
import type { TemplateFile } from '@tessera/contract/templates-admin';
import { bearer, get, openAccountsWorld, post, signUp } from '../../../test/accounts.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { fileUploader } from '../../../test/template-files.ts';
import {
  FORM,
  createTemplate,
  sendTemplate,
  signUpAdmin,
  smallPicture,
} from '../../../test/templates.ts';
import type { World } from '../../../test/world.ts';
import { makeZip } from '../../../test/zips.ts';

let world: World;
let admin: string;
const clock = movingClock();
beforeAll(async () => {
  world = await openAccountsWorld({ clock });
  admin = await signUpAdmin(world);
});
afterAll(() => world.close());

const zip = makeZip([
  { name: 'site/package.json', content: Buffer.from('{}') },
  { name: 'site/noise.bin', content: randomBytes(200_000), stored: true },
]);

const { start, sendTo, checked, sendChecked } = fileUploader(
  () => world,
  () => admin,
);

const linkOf = async (id: string, token: string): Promise<string> =>
  (await post(world, `/template/${id}/download`, {}, bearer(token))).json<{ url: string }>().url;

test('a zip goes straight to the store, is looked through, and can then be published and fetched', async () => {
  const file = await sendChecked(zip);
  const sha256 = createHash('sha256').update(zip).digest('hex');
  expect(file).toMatchObject({ status: 'good', bytes: zip.length, entries: 2, sha256 });
  const { _id, slug } = await createTemplate(world, admin, {
    title: 'Sari & Söhne',
    downloadUrl: '',
    fileId: file._id,
  });
  const detail = await get(world, `/template/by-slug/${slug}`);
  expect(detail.json<TemplateDetail>().archive).toEqual({ bytes: zip.length, sha256 });
  expect(detail.body).not.toContain(world.config.S3_PRIVATE_BUCKET);

  const { token } = await signUp(world);
  const url = await linkOf(_id, token);
  const whole = await fetch(url);
  expect(whole.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''sari-sohne.zip",
  );
  expect(whole.headers.get('content-type')).toBe('application/zip');
  expect(Buffer.from(await whole.arrayBuffer()).equals(zip)).toBe(true);
  const part = await fetch(url, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 100-199/${zip.length}`,
  ]);
  expect(Buffer.from(await part.arrayBuffer()).equals(zip.subarray(100, 200))).toBe(true);
});

test('F115 a link is good for a minute, for this file, and for nothing else', async () => {
  const file = await sendChecked(zip);
  const [mine, other] = [
    await createTemplate(world, admin, { downloadUrl: '', fileId: file._id }),
    await createTemplate(world, admin, { downloadUrl: '', fileId: (await sendChecked(zip))._id }),
  ];
  const { token } = await signUp(world);
  const begun = clock.ms();
  const answer = await post(world, `/template/${mine._id}/download`, {}, bearer(token));
  const { url, expiresAt } = answer.json<{ url: string; expiresAt: string }>();
  const ends = Date.parse(expiresAt);
  expect(ends).toBeGreaterThanOrEqual(begun + 60_000);
  expect(ends).toBeLessThanOrEqual(clock.ms() + 60_000);
  const changed = (change: (link: URL) => void) => {
    const link = new URL(url);
    change(link);
    return fetch(link);
  };
  const elsewhere = new URL(await linkOf(other._id, token)).pathname;
  for (const forged of [
    changed((link) => link.searchParams.set('X-Amz-Expires', '86400')),
    changed((link) => link.searchParams.set('X-Amz-Signature', '0'.repeat(64))),
    changed((link) => (link.pathname = elsewhere)),
    changed((link) => link.searchParams.set('response-content-disposition', 'inline')),
  ])
    expect((await forged).status).toBe(403);
  expect((await fetch(url)).status).toBe(200);

  // A link that was created 61 seconds ago, by the clock of the storage.
  clock.advance({ seconds: -61 });
  const old = await linkOf(mine._id, token);
  clock.advance({ seconds: 61 });
  expect((await fetch(old)).status).toBe(403);
});

test('the form takes the announced size, kind and place only, and nothing can be fetched from there', async () => {
  const form = await start(zip.length);
  expect(await sendTo(form, Buffer.concat([zip, Buffer.from('x')]))).toBe(400);
  expect(await sendTo(form, zip.subarray(1))).toBe(400);
  expect(await sendTo(form, zip, { key: 'templates/mine.zip' })).toBe(403);
  expect(await sendTo(form, zip, { 'Content-Type': 'text/html' })).toBe(403);
  expect(await sendTo(form, zip)).toBe(204);
  expect((await fetch(`${form.url}/${form.fields['key']}`)).status).toBe(403);
  const tooLarge = await post(
    world,
    '/template/file',
    { fileName: 'x.zip', bytes: 100 * 1024 * 1024 + 1 },
    bearer(admin),
  );
  expect(tooLarge.statusCode).toBe(400);
  const { token } = await signUp(world);
  expect(
    (await post(world, '/template/file', { fileName: 'x', bytes: 9 }, bearer(token))).statusCode,
  ).toBe(403);
});

test('a harmful zip, or none at all, is refused with a reason and cannot be published', async () => {
  const evil = await sendChecked(makeZip([{ name: '../../evil.sh', content: Buffer.from('x') }]));
  expect(evil).toMatchObject({
    status: 'refused',
    reason: 'The zip has a file whose path leads outside of it.',
  });
  const never = await start(10);
  expect(await checked(never.file._id)).toMatchObject({
    status: 'refused',
    reason: 'The file did not arrive.',
  });
  const unchecked = await start(10);
  for (const [fileId, message] of [
    [evil._id, /refused.*outside/],
    [unchecked.file._id, /not been checked/],
  ] as const) {
    const answer = await sendTemplate(world, admin, {
      ...FORM,
      downloadUrl: '',
      fileId,
      images: { bytes: await smallPicture() },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toMatch(message);
  }
});

test('another zip is another version; a form without either keeps what was there', async () => {
  const file = await sendChecked(zip);
  const { _id } = await createTemplate(world, admin);
  const edit = async (parts: Record<string, string>) =>
    (
      await sendTemplate(
        world,
        admin,
        { ...FORM, ...parts },
        { method: 'PUT', path: `/template/${_id}` },
      )
    ).json<{ template: { version: number; downloadUrl: string; file?: TemplateFile } }>().template;
  expect(await edit({ downloadUrl: '', fileId: file._id })).toMatchObject({
    version: 2,
    downloadUrl: '',
    file: { _id: file._id },
  });
  expect(await edit({ downloadUrl: '' })).toMatchObject({ version: 2, file: { _id: file._id } });
  expect(await edit({})).toMatchObject({ version: 3, downloadUrl: FORM.downloadUrl });
});
