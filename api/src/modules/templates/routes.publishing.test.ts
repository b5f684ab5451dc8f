import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { openAccountsWorld } from '../../../test/accounts.ts';
import type { Part } from '../../../test/forms.ts';
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
let images: { bytes: Buffer };
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
  images = { bytes: await smallPicture() };
});
afterAll(() => world.close());

const send = (parts: Record<string, Part | Part[]>) =>
  sendTemplate(world, admin, { ...FORM, images, ...parts });

const titled = (title: string) =>
  world.platform.db.selectFrom('templates').select('id').where('title', '=', title).execute();

describe('a form that is sent again', () => {
  test('publishes once and answers the same', async () => {
    const parts = { title: 'Sent twice', requestId: randomUUID() };
    const answers = [await send(parts), await send(parts)];
    const [first, second] = answers.map((answer) => answer.json<{ template: TemplateRecord }>());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(second).toEqual(first);
    expect(await titled('Sent twice')).toHaveLength(1);
  });

  test('publishes once even when both arrive together, and keeps the pictures of one', async () => {
    const parts = { title: 'Sent together', requestId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(parts)));
    const made = answers.map((answer) => answer.json<{ template: TemplateRecord }>().template);
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
    expect(new Set(made.map(({ images: [image] }) => image)).size).toBe(1);
    expect((await world.http.inject({ url: made[0]!.images[0]! })).statusCode).toBe(200);
    expect(await titled('Sent together')).toHaveLength(1);
  });

  test('with other words is refused instead of losing them', async () => {
    const requestId = randomUUID();
    await send({ title: 'First words', requestId });
    const other = await send({ title: 'Second words', requestId });
    expect(other.statusCode).toBe(409);
    expect(other.json<{ message: string }>().message).toMatch(/published already/);
    expect(await titled('Second words')).toEqual([]);
  });

  test('without a name is a form of its own each time', async () => {
    await send({ title: 'Nameless' });
    await send({ title: 'Nameless' });
    expect(await titled('Nameless')).toHaveLength(2);
  });
});

describe('H162 an address', () => {
  const ADDRESSES = [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://files.example.com/x.zip',
    'https://name:secret@files.example.com/x.zip',
    'https://name@files.example.com/x.zip',
    'ftp://files.example.com/x.zip',
    'file:///etc/passwd',
    '//files.example.com/x.zip',
  ];

  test.each(ADDRESSES)('%s is refused, to add and to edit', async (address) => {
    const { _id } = await createTemplate(world, admin);
    for (const field of ['previewUrl', 'downloadUrl']) {
      const added = await send({ title: 'Unsafe', [field]: address });
      const edited = await sendTemplate(
        world,
        admin,
        { ...FORM, [field]: address },
        { method: 'PUT', path: `/template/${_id}` },
      );
      expect([added.statusCode, edited.statusCode]).toEqual([400, 400]);
      expect(added.body).not.toContain('secret');
    }
    expect(await titled('Unsafe')).toEqual([]);
  });

  test('that was there before may stay, so that the rest can be edited', async () => {
    const { _id } = await createTemplate(world, admin);
    const previewUrl = 'http://preview.example.com/old';
    await world.platform.db
      .updateTable('templates')
      .set({ previewUrl })
      .where('id', '=', _id)
      .execute();
    const edited = await sendTemplate(
      world,
      admin,
      { ...FORM, previewUrl, title: 'Renamed' },
      { method: 'PUT', path: `/template/${_id}` },
    );
    expect(edited.statusCode).toBe(200);
  });
});
