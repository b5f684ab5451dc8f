import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '@tessera/contract/creators';
import {
  bearer,
  get,
  openAccountsWorld,
  PASSWORD,
  post,
  register,
  signUp,
} from '../../../test/accounts.ts';
import {
  applied,
  apply,
  decide,
  FIELDS,
  PORTFOLIO,
  signUpAdmin,
} from '../../../test/applicants.ts';
import { plainPicture } from '../../../test/forms.ts';
import { newAddress } from '../../../test/mailbox.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let picture: Buffer;
beforeAll(async () => {
  world = await openAccountsWorld();
  picture = await plainPicture();
});
afterAll(() => world.close());

const MB = 1024 * 1024;
const REQUIRED = 'Please fill in all required fields';
const PENDING = 'You already have a pending application. Please wait for our team to review it.';
const APPROVED = 'Your application has already been approved! Our team will contact you soon.';

/** A picture of exactly this size. Bytes after its end are not read. */
const pictureOf = (bytes: number) => ({
  bytes: Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]),
});
const samples = (count: number) => Array.from({ length: count }, () => ({ bytes: picture }));

const rowsOf = async (email: string) =>
  (
    await sql<{ id: string; status: string; userId: string | null }>`
      select id, status, user_id from creator_applications where email = ${email} order by created_at`.execute(
      world.platform.db,
    )
  ).rows;
const countSamples = async (): Promise<number> =>
  (await sql`select key from work_samples`.execute(world.platform.db)).rows.length;

const own = (token: string) => get(world, '/creator/user-application', bearer(token));

describe('POST /creator/apply', () => {
  test('anybody can apply, without an account: it is pending at once [S1-18] [ST-42] [API-35] [EN-18]', async () => {
    const email = newAddress();
    const response = await apply(world, { email, workSamples: samples(2) });
    expect(response.statusCode).toBe(200);
    const { application } = response.json<{ application: Application }>();
    expect(application).toMatchObject({
      _id: expect.any(String),
      ...FIELDS,
      email,
      status: 'pending',
      createdAt: expect.any(String),
      isConfirmed: false,
    });
    expect(application.workSamples).toHaveLength(2);
    expect(await rowsOf(email)).toMatchObject([{ status: 'pending', userId: null }]);
  });

  test('a link to a portfolio or a sample is needed, and one of them is enough', async () => {
    const email = newAddress();
    const refused = await apply(world, { email, portfolio: ' ' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message: 'Please add a work sample or a link to your portfolio',
    });
    expect(await rowsOf(email)).toEqual([]);
    const linked = await applied(world, { email, portfolio: PORTFOLIO });
    expect(linked.application).toMatchObject({ workSamples: [], portfolioUrl: PORTFOLIO });
    const shown = await applied(world, { workSamples: samples(1) });
    expect(shown.application.portfolioUrl).toBeNull();
  });

  test.each(['http://work.example.test', 'javascript:alert(1)', 'https://a:b@example.test'])(
    '%s is no link to a portfolio',
    async (portfolio) => {
      const refused = await apply(world, { portfolio, workSamples: samples(1) });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        message: 'Please enter a link that starts with https://',
      });
    },
  );

  test('a signed-in person applies with the proved address, whatever the form says', async () => {
    const { token, email, user } = await signUp(world);
    const { application } = await applied(world, { email: newAddress() }, token);
    expect(application).toMatchObject({ email, isConfirmed: true });
    expect(await rowsOf(email)).toMatchObject([{ userId: user._id }]);
  });

  test.each(['name', 'email', 'phone', 'city'])('%s is required [VA-32]', async (name) => {
    const response = await apply(world, { [name]: '  ' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: REQUIRED });
  });

  test('I168: an image of one byte more than 5 MB is refused, one of 5 MB is not [VA-34] [CON-19]', async () => {
    const email = newAddress();
    const refused = await apply(world, { email, workSamples: [pictureOf(5 * MB + 1)] });
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({
      message:
        'Some images exceed the 5MB size limit. Please compress your images before uploading.',
    });
    expect(await rowsOf(email)).toEqual([]);
    expect((await apply(world, { email, workSamples: [pictureOf(5 * MB)] })).statusCode).toBe(200);
  });

  test('I169: six images are refused, five are not [VA-33] [CON-19]', async () => {
    const email = newAddress();
    const refused = await apply(world, { email, workSamples: samples(6) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ message: 'You can only upload up to 5 images' });
    expect(await rowsOf(email)).toEqual([]);
    const { application } = await applied(world, { email, workSamples: samples(5) });
    expect(application.workSamples).toHaveLength(5);
  });

  test('I170: one byte more than 20 MB in all is refused, 20 MB are not [VA-35] [CON-19]', async () => {
    const email = newAddress();
    const sizes = [5 * MB, 5 * MB, 5 * MB, 4 * MB];
    const most = [...sizes, MB].map(pictureOf);
    const more = [...sizes, MB + 1].map(pictureOf);
    const refused = await apply(world, { email, workSamples: more });
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({
      message: 'Total upload size exceeds 20MB. Please use smaller images.',
    });
    expect(await rowsOf(email)).toEqual([]);
    expect((await apply(world, { email, workSamples: most })).statusCode).toBe(200);
  });

  test('more than 15 MB are taken, and a warning is logged; exactly 15 MB need none [VA-36] [CON-19]', async () => {
    const warnings = () => world.logged.filter((line) => line.includes('more than 15 MB')).length;
    const before = warnings();
    const three = [5 * MB, 5 * MB, 5 * MB].map(pictureOf);
    await applied(world, { workSamples: three });
    expect(warnings()).toBe(before);
    await applied(world, { workSamples: [...three, { bytes: picture }] });
    expect(warnings()).toBe(before + 1);
  });

  test('what is no picture is refused, and nothing stays', async () => {
    const [email, before] = [newAddress(), await countSamples()];
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const response = await apply(world, { email, workSamples: [...samples(1), { bytes }] });
    expect(response.statusCode).toBe(400);
    expect(await rowsOf(email)).toEqual([]);
    expect(await countSamples()).toBe(before);
  });

  test('H152: whoever waits cannot apply again, in these words, signed in or not [VA-37] [ST-45]', async () => {
    const { token, email } = await signUp(world);
    await applied(world, {}, token);
    for (const again of [await apply(world, {}, token), await apply(world, { email })]) {
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ message: PENDING });
    }
    expect(await rowsOf(email)).toHaveLength(1);
  });

  test('H152: whoever was approved cannot apply again, in these words [VA-38] [ST-45]', async () => {
    const { token, email } = await signUp(world);
    const { application } = await applied(world, {}, token);
    await decide(world, (await signUpAdmin(world)).token, application._id, 'approve');
    for (const again of [await apply(world, {}, token), await apply(world, { email })]) {
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ message: APPROVED });
    }
  });

  test('whoever was rejected can apply again [ST-44]', async () => {
    const { token, email } = await signUp(world);
    const { application } = await applied(world, {}, token);
    await decide(world, (await signUpAdmin(world)).token, application._id, 'reject');
    const again = await applied(world, {}, token);
    expect(again.application).toMatchObject({ status: 'pending' });
    expect((await rowsOf(email)).map(({ status }) => status)).toEqual(['rejected', 'pending']);
  });

  test.each(['signed in', 'anonymous'])(
    'H152: ten forms at the same moment leave one row, %s',
    async (who) => {
      const person = who === 'signed in' ? await signUp(world) : null;
      const email = person?.email ?? newAddress();
      const before = await countSamples();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          apply(world, { email, workSamples: samples(1) }, person?.token),
        ),
      );
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.map(({ statusCode }) => statusCode)).toEqual(
        Array.from({ length: 9 }, () => 409),
      );
      for (const answer of refused) expect(answer.json()).toMatchObject({ message: PENDING });
      expect(await rowsOf(email)).toHaveLength(1);
      expect(await countSamples()).toBe(before + 1);
    },
  );

  test("a stranger's application does not stand in the way of the person whose address it is", async () => {
    const { token, email, user } = await signUp(world);
    await applied(world, { email, name: 'Somebody Else', workSamples: samples(1) });
    expect((await own(token)).statusCode).toBe(404);
    await applied(world, {}, token);
    expect(await rowsOf(email)).toMatchObject([{ userId: user._id }]);
  });
});

describe('GET /creator/user-application', () => {
  test('is 404 when there is none, and tells the status when there is one [API-34] [EN-19]', async () => {
    const { token } = await signUp(world);
    expect((await own(token)).statusCode).toBe(404);
    await applied(world, {}, token);
    const response = await own(token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ application: { status: 'pending' } });
  });

  test('is for verified people: others have no address that could be theirs', async () => {
    expect((await get(world, '/creator/user-application')).statusCode).toBe(401);
    const { email, otp } = await register(world);
    await applied(world, { email });
    const { token } = (await post(world, '/auth/verify-otp', { email, otp })).json<{
      token: string;
    }>();
    expect((await own(token)).statusCode).toBe(404);
  });

  test('tells the newest, with the reason of a rejection', async () => {
    const [{ token }, admin] = [await signUp(world), await signUpAdmin(world)];
    const { application } = await applied(world, {}, token);
    await decide(world, admin.token, application._id, 'reject', { reason: 'Too few samples.' });
    expect((await own(token)).json()).toMatchObject({
      application: { status: 'rejected', reason: 'Too few samples.' },
    });
    await applied(world, {}, token);
    expect((await own(token)).json()).toMatchObject({ application: { status: 'pending' } });
  });
});

describe('the pictures', () => {
  test('are private: a signed link opens them, and nothing else does', async () => {
    const { application } = await applied(world, { workSamples: samples(1) });
    const [link] = application.workSamples;
    const opened = await world.http.inject({ url: link! });
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['content-type']).toBe('image/webp');
    expect(opened.headers['cache-control']).toBe('private, no-store');
    const [path] = link!.split('?', 1);
    expect((await world.http.inject({ url: path! })).statusCode).toBe(403);
    expect((await world.http.inject({ url: path!.replace('/private', '') })).statusCode).toBe(404);
  });

  test('and everything else go with the person, and are in the export before', async () => {
    const { token, email } = await signUp(world);
    const { application } = await applied(world, { workSamples: samples(1) }, token);
    const held = (await get(world, '/user/export', bearer(token))).json();
    expect(held.creatorApplications).toMatchObject([{ _id: application._id, city: FIELDS.city }]);
    const removed = await world.http.inject({
      method: 'DELETE',
      url: '/api/user/account',
      headers: bearer(token),
      payload: { password: PASSWORD },
    });
    expect(removed.statusCode).toBe(200);
    expect(await rowsOf(email)).toEqual([]);
    await expect
      .poll(async () => (await world.http.inject({ url: application.workSamples[0]! })).statusCode)
      .toBe(404);
  });
});
