import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { bearer, openAccountsWorld } from '../../../test/accounts.ts';
import { plainPicture, type Part } from '../../../test/forms.ts';
import { watchLocks } from '../../../test/lock-waits.ts';
import { steerTimers } from '../../../test/steered-timers.ts';
import { fileUploader } from '../../../test/template-files.ts';
import {
  createTemplate,
  FORM,
  sendTemplate,
  signUpAdmin,
  smallPicture,
} from '../../../test/templates.ts';
import type { World } from '../../../test/world.ts';
import { makeZip } from '../../../test/zips.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { templatesAdminRepository } from './repository.admin.ts';

let world: World;
let admin: string;
let images: { bytes: Buffer };
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
  images = { bytes: await smallPicture() };
});
afterAll(() => world.close());

const adminApi = fileUploader(
  () => world,
  () => admin,
);

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

  const expectRefused = async (
    first: Record<string, Part | Part[]>,
    second: Record<string, Part | Part[]>,
  ): Promise<void> => {
    const [title, requestId] = [`Sent again ${randomUUID()}`, randomUUID()];
    const parts = { title, requestId, ...first };
    expect((await send(parts)).statusCode).toBe(200);
    expect((await send(parts)).statusCode).toBe(200);
    const other = await send({ ...parts, ...second });
    expect(other.statusCode).toBe(409);
    expect(other.json<{ message: string }>().message).toMatch(/published already, with other/);
    expect(await titled(title)).toHaveLength(1);
  };

  test('with other images, or the same in another order, is refused', async () => {
    const other = { bytes: await plainPicture('png', { width: 80, height: 40 }) };
    await expectRefused({}, { images: other });
    await expectRefused({}, { images: [images, other] });
    await expectRefused({ images: [images, other] }, { images: [other, images] });
  });

  test('with another address or another zip is refused', async () => {
    const zip = (name: string) =>
      adminApi.sendChecked(makeZip([{ name, content: Buffer.from(name) }]));
    const [{ _id: one }, { _id: two }] = [await zip('one.txt'), await zip('two.txt')];
    await expectRefused({}, { downloadUrl: 'https://files.example.com/other.zip' });
    await expectRefused({}, { fileId: one });
    await expectRefused({ fileId: one, downloadUrl: '' }, { fileId: two });
    await expectRefused({ fileId: one }, { fileId: '' });
  });

  test('after its template was withdrawn is refused, and says so', async () => {
    const parts = { title: 'Deleted since', requestId: randomUUID() };
    const { _id } = (await send(parts)).json<{ template: TemplateRecord }>().template;
    const gone = await world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/template/${_id}`,
      headers: bearer(admin),
    });
    expect(gone.statusCode).toBe(200);
    const again = await send(parts);
    expect(again.statusCode).toBe(409);
    expect(again.json<{ message: string }>().message).toMatch(/withdrawn since/);
    expect(await titled('Deleted since')).toHaveLength(1);
  });

  test('without a name is a form of its own each time', async () => {
    await send({ title: 'Nameless' });
    await send({ title: 'Nameless' });
    expect(await titled('Nameless')).toHaveLength(2);
  });
});

describe('the address of a new template', () => {
  const slugsOf = async (titles: string[]): Promise<string[]> => {
    const answers = await Promise.all(titles.map((title) => send({ title })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(titles.map(() => 200));
    const rows = await world.platform.db
      .selectFrom('templates')
      .select('slug')
      .where('title', 'in', titles)
      .orderBy('slug')
      .execute();
    return rows.map(({ slug }) => slug);
  };

  test('is its own, even when a numbered title arrives together with a second of the name', async () => {
    await slugsOf(['Atelier']);
    expect(await slugsOf(['Atelier', 'Atelier 2', 'Atelier', 'Atelier 2'])).toHaveLength(5);
  });

  test('waits for every other one that is being given', async () => {
    await slugsOf(['Loft']);
    const { db } = world.platform;
    const [taken, given] = [Promise.withResolvers<string>(), Promise.withResolvers<undefined>()];
    const first = inTransaction(db, async (tx) => {
      taken.resolve(await templatesAdminRepository.findFreeSlug(tx, 'loft'));
      await given.promise;
    });
    expect(await taken.promise).toBe('loft-2');
    const locks = await watchLocks();
    steerTimers();
    let isDone = false;
    const second = inTransaction(db, (tx) =>
      templatesAdminRepository.findFreeSlug(tx, 'loft-2'),
    ).then(() => (isDone = true));
    await locks.untilWaiting(1, second);
    expect(isDone).toBe(false);
    given.resolve(undefined);
    await Promise.all([first, second]);
  });

  test('is not numbered for titles that only begin alike', async () => {
    expect(await slugsOf(['Barn house', 'Barns', 'Barn 2 go'])).toHaveLength(3);
    expect(await slugsOf(['Barn'])).toEqual(['barn']);
    expect(await slugsOf(['Barn'])).toEqual(['barn', 'barn-2']);
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
