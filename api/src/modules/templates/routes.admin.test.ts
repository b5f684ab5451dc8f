import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEMPLATE_CATEGORIES } from '@tessera/contract/template-categories';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { createPlan } from '../../../test/catalogue.ts';
import { plainPicture, type Part } from '../../../test/forms.ts';
import {
  createTemplate,
  FORM,
  sendTemplate,
  signUpAdmin,
  smallPicture,
} from '../../../test/templates.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let admin: string;
let image: { bytes: Buffer };
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
  image = { bytes: await smallPicture() };
});
afterAll(() => world.close());

const messageOf = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ message: string }>().message,
];

const edit = (id: string, parts: Record<string, Part | Part[]>) =>
  sendTemplate(world, admin, parts, { method: 'PUT', path: `/template/${id}` });

const editOk = async (id: string, parts: Record<string, Part | Part[]>) => {
  const answer = await edit(id, { ...FORM, ...parts });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ template: TemplateRecord }>().template;
};

const isStored = async (url: string) => (await world.http.inject({ url })).statusCode === 200;

test('a withdrawn template can be edited, and stays withdrawn', async () => {
  const { _id } = await createTemplate(world, admin, { title: 'Typo insde' });
  await world.http.inject({
    method: 'DELETE',
    url: `/api/template/${_id}`,
    headers: bearer(admin),
  });
  expect(await editOk(_id, { title: 'Typo inside' })).toMatchObject({
    title: 'Typo inside',
    status: 'withdrawn',
  });
});

describe('adding', () => {
  test('publishes at once, with every field of the form; tags are trimmed, never empty, never twice [API-31] [VA-26] [VA-40]', async () => {
    const pro = await createPlan(world, 'Pro', 499);
    const answer = await sendTemplate(world, admin, {
      ...FORM,
      title: 'Café Zoë – कैफ़े',
      price: '1200',
      tags: JSON.stringify([' menu ', 'menu', '', 'dark']),
      subscriptionPlan: pro,
      images: [image, image],
    });
    expect(answer.statusCode).toBe(200);
    const { template } = answer.json<{ template: TemplateRecord }>();
    expect(template).toMatchObject({
      ...FORM,
      title: 'Café Zoë – कैफ़े',
      slug: 'cafe-zoe',
      price: 1200,
      tags: ['menu', 'dark'],
      subscriptionPlan: { _id: pro, name: 'Pro' },
      version: 1,
      downloads: 0,
    });
    expect(template.images).toHaveLength(2);
  });

  test('price is 0 and the plan is none when they are left out', async () => {
    const template = await createTemplate(world, admin, { subscriptionPlan: '' });
    expect([template.price, template.subscriptionPlan]).toEqual([0, undefined]);
  });

  test('two of one title get two addresses; a title without Latin letters gets one too', async () => {
    const slugs = [];
    for (const title of ['Twin', 'Twin', 'Twin', 'मंदिर'])
      slugs.push((await createTemplate(world, admin, { title })).slug);
    expect(slugs).toEqual(['twin', 'twin-2', 'twin-3', 'template']);
  });

  test.each(['title', 'description', 'previewUrl', 'downloadUrl', 'category'])(
    'needs %s [VA-23]',
    async (field) => {
      const { [field as keyof typeof FORM]: _left, ...rest } = FORM;
      for (const parts of [rest, { ...rest, [field]: '  ' }].slice(0, field === 'category' ? 1 : 2))
        expect(messageOf(await sendTemplate(world, admin, { ...parts, images: image }))).toEqual([
          400,
          'Please fill all required fields and upload at least one image',
        ]);
    },
  );

  test('needs an image, and takes five at most [VA-23] [VA-24] [CON-18]', async () => {
    expect(messageOf(await sendTemplate(world, admin, FORM))).toEqual([
      400,
      'Please fill all required fields and upload at least one image',
    ]);
    const images = Array.from({ length: 6 }, () => image);
    expect(messageOf(await sendTemplate(world, admin, { ...FORM, images }))).toEqual([
      400,
      'Maximum 5 images allowed',
    ]);
    const large = { bytes: Buffer.alloc(5 * 1024 * 1024 + 1) };
    expect((await sendTemplate(world, admin, { ...FORM, images: large })).statusCode).toBe(413);
  });

  test('addresses are addresses, categories are ours [VA-27] [CON-29]', async () => {
    for (const wrong of [
      { downloadUrl: 'not an address' },
      { previewUrl: 'example.com/site' },
      { category: 'Hero' },
      { tags: 'a, b' },
      { price: '-1' },
    ])
      expect(
        (await sendTemplate(world, admin, { ...FORM, ...wrong, images: image })).statusCode,
      ).toBe(400);
    expect(TEMPLATE_CATEGORIES.join(', ')).toBe(
      'Agency, Portfolio, Business, E-commerce, Blog, Landing Page, SaaS, Startup, Creative, ' +
        'Corporate, Education, Healthcare, Restaurant, Real Estate, Interior Design',
    );
    const last = await createTemplate(world, admin, { category: TEMPLATE_CATEGORIES.at(-1)! });
    expect(last.category).toBe('Interior Design');
  });

  test('an unknown plan keeps nothing of the pictures', async () => {
    const parts = {
      ...FORM,
      images: image,
      subscriptionPlan: '01920000-0000-7000-8000-000000000000',
    };
    expect((await sendTemplate(world, admin, parts)).statusCode).toBe(404);
  });

  test('is for admins', async () => {
    const { token } = await signUp(world);
    expect((await sendTemplate(world, token, { ...FORM, images: image })).statusCode).toBe(403);
    expect((await get(world, '/template/admin/all', bearer(token))).statusCode).toBe(403);
  });
});

describe('changing', () => {
  test('writes the fields and the pictures that were asked for [API-32]', async () => {
    const before = await createTemplate(world, admin, { images: [image, image] });
    const [first, second] = before.images as [string, string];
    const after = await editOk(before._id, {
      title: 'Studio South',
      price: '300',
      tags: '["new"]',
      imagesToRemove: JSON.stringify([first]),
      images: image,
      updatedAt: before.updatedAt,
    });
    expect(after).toMatchObject({
      title: 'Studio South',
      slug: before.slug,
      price: 300,
      version: 1,
    });
    expect(after.images).toEqual([second, expect.not.stringContaining(first)]);
    await expect.poll(() => isStored(first)).toBe(false);
    expect(await isStored(second)).toBe(true);
  });

  test('another address to download is another version', async () => {
    const before = await createTemplate(world, admin);
    const after = await editOk(before._id, { downloadUrl: 'https://files.example.com/two.zip' });
    expect([after.version, after.downloadUrl]).toEqual([2, 'https://files.example.com/two.zip']);
    expect((await editOk(before._id, { downloadUrl: after.downloadUrl })).version).toBe(2);
  });

  test('I181 a picture of somewhere else cannot be removed, and one must stay [VA-29]', async () => {
    const [mine, other] = [await createTemplate(world, admin), await createTemplate(world, admin)];
    for (const foreign of [other.images[0]!, 'https://example.com/x.png', '/media/../x.webp'])
      expect(
        (await edit(mine._id, { ...FORM, imagesToRemove: JSON.stringify([foreign]) })).statusCode,
      ).toBe(400);
    expect(await isStored(other.images[0]!)).toBe(true);
    const none = { ...FORM, imagesToRemove: JSON.stringify(mine.images) };
    expect(messageOf(await edit(mine._id, none))).toEqual([400, 'At least one image is required']);
    expect(await isStored(mine.images[0]!)).toBe(true);
  });

  test('each new picture is a PNG, JPG or WEBP of 5 MB at most [VA-31]', async () => {
    const { _id, images } = await createTemplate(world, admin);
    for (const kind of ['png', 'jpeg', 'webp'] as const) {
      const picture = { bytes: await plainPicture(kind, { width: 40, height: 30 }) };
      expect((await edit(_id, { ...FORM, images: picture })).statusCode).toBe(200);
    }
    const large = await edit(_id, {
      ...FORM,
      images: { bytes: Buffer.alloc(5 * 1024 * 1024 + 1) },
    });
    expect(messageOf(large)).toEqual([413, 'Each image must be 5MB or smaller.']);
    const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
    const other = await edit(_id, { ...FORM, images: { bytes: gif, name: 'x.png' } });
    expect(messageOf(other)).toEqual([
      400,
      'One of the images could not be read. Please use PNG, JPG or WEBP images.',
    ]);
    const after = await editOk(_id, {});
    expect(after.images).toHaveLength(4);
    expect(after.images[0]).toBe(images[0]);
  });

  test('what stays and what is new are five together [VA-30]', async () => {
    const { _id, images } = await createTemplate(world, admin, { images: [image, image, image] });
    const three = [image, image, image];
    expect(messageOf(await edit(_id, { ...FORM, images: three }))).toEqual([
      400,
      'Maximum 5 images allowed',
    ]);
    const after = await editOk(_id, { images: three, imagesToRemove: JSON.stringify([images[0]]) });
    expect(after.images).toHaveLength(5);
  });

  test('needs what adding needs, in other words [VA-28]', async () => {
    const { _id } = await createTemplate(world, admin);
    expect(messageOf(await edit(_id, { ...FORM, title: '' }))).toEqual([
      400,
      'Please fill all required fields',
    ]);
  });

  test('a form that was loaded before somebody else changed it is refused', async () => {
    const before = await createTemplate(world, admin);
    await editOk(before._id, { title: 'Theirs', updatedAt: before.updatedAt });
    const late = await edit(before._id, { ...FORM, title: 'Mine', updatedAt: before.updatedAt });
    expect(messageOf(late)).toEqual([
      409,
      'Somebody else changed this template in the meantime. Reload and try again.',
    ]);
  });

  test('is written down, with the names of what really changed and of nothing else', async () => {
    const { _id, images, updatedAt } = await createTemplate(world, admin, {
      images: [image, image],
    });
    await editOk(_id, { updatedAt });
    expect((await editOk(_id, {})).updatedAt).toBe(updatedAt);
    await editOk(_id, { title: 'Other', tags: '["x"]', price: '5' });
    await editOk(_id, {
      title: 'Other',
      downloadUrl: 'https://files.example.com/2.zip',
      imagesToRemove: JSON.stringify([images[0]]),
    });
    const rows = await world.platform.db
      .selectFrom('auditLog')
      .select(['action', 'fields'])
      .where('subjectId', '=', _id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'publish', fields: [] },
      { action: 'update', fields: ['title', 'tags', 'price'] },
      { action: 'update', fields: ['downloadUrl', 'images'] },
    ]);
  });
});
