import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountsWorld } from '../../../test/accounts.ts';
import { movingClock } from '../../../test/moving-clock.ts';
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

const clock = movingClock();
let world: World;
let admin: string;
beforeAll(async () => {
  world = await openAccountsWorld({ clock });
  admin = await signUpAdmin(world);
});
afterAll(() => world.close());

const adminApi = fileUploader(
  () => world,
  () => admin,
);
const zip = makeZip([{ name: 'site/x.bin', content: randomBytes(2_000), stored: true }]);

const isStored = async (key: string): Promise<boolean> => {
  const found = await world.platform.storage.find('private', key);
  found?.body.destroy();
  return found !== null;
};
const findRow = (id: string) =>
  world.platform.db
    .selectFrom('templateFiles')
    .select(['status', 'key', 'uploadKey'])
    .where('id', '=', id)
    .executeTakeFirst();
/** The state that a process leaves when it crashes during a check. */
const leaveChecking = async (id: string) => {
  await world.platform.db
    .updateTable('templateFiles')
    .set({ status: 'checking', checkingSince: clock.now(), key: null })
    .where('id', '=', id)
    .execute();
};

test('a good zip lies under the name of its file, and where it arrived nothing is left', async () => {
  const { _id } = await adminApi.sendChecked(zip);
  const row = await findRow(_id);
  expect(row?.key).toBe(`templates/${_id}.zip`);
  expect(await isStored(row!.key!)).toBe(true);
  await expect.poll(() => isStored(row!.uploadKey)).toBe(false);
});

test('one whose work died is refused with a reason after a while, and only then', async () => {
  const { file } = await adminApi.start(zip.length);
  await leaveChecking(file._id);
  clock.advance({ seconds: 14 * 60 });
  expect(await world.services.templateFiles.tidy()).toMatchObject({ refused: 0 });
  clock.advance({ seconds: 2 * 60 });
  expect(await world.services.templateFiles.tidy()).toMatchObject({ refused: 1 });
  expect(await adminApi.stateOf(file._id)).toMatchObject({
    status: 'refused',
    reason: 'It could not be looked through. Please send it again.',
  });
});

test('what no template used goes after a day with all that is stored of it, what is used stays', async () => {
  const used = await adminApi.sendChecked(zip);
  await createTemplate(world, admin, { downloadUrl: '', fileId: used._id });
  const unused = await adminApi.sendChecked(zip);
  // Stored by a job that crashed before it wrote the key to the row.
  const half = await adminApi.sendChecked(zip);
  await leaveChecking(half._id);
  const sent = await adminApi.start(zip.length);
  await adminApi.sendTo(sent, zip);
  const keys = [unused, half].map(({ _id }) => `templates/${_id}.zip`);
  const arrived = (await findRow(sent.file._id))!.uploadKey;
  expect(await Promise.all([...keys, arrived].map(isStored))).toEqual([true, true, true]);

  clock.advance({ seconds: 23 * 3_600 });
  await world.services.templateFiles.tidy();
  expect(await findRow(unused._id)).toBeDefined();
  clock.advance({ seconds: 2 * 3_600 });
  const { removed } = await world.services.templateFiles.tidy();
  expect(removed).toBeGreaterThanOrEqual(3);
  for (const { _id } of [unused, half, sent.file]) expect(await findRow(_id)).toBeUndefined();
  for (const key of [...keys, arrived]) await expect.poll(() => isStored(key)).toBe(false);
  expect(await findRow(used._id)).toMatchObject({ status: 'good' });
  expect(await isStored(`templates/${used._id}.zip`)).toBe(true);

  const late = await sendTemplate(world, admin, {
    ...FORM,
    downloadUrl: '',
    fileId: unused._id,
    images: { bytes: await smallPicture() },
  });
  expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
    400,
    'The zip is no longer here. Please send it again.',
  ]);
});
