import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { MailKind } from '@tessera/contract/mail-kinds';
import type { MailSettings } from '@tessera/contract/mails';
import { bearer, get, openAccountsWorld, PASSWORD, signUp } from '../../../test/accounts.ts';
import { signUpAdmin } from '../../../test/applicants.ts';
import { mail, mailsTo, type ReceivedMail } from '../../../test/mailbox.ts';
import { memberWith, requestAdminOf, submitted } from '../../../test/requests.ts';
import type { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld();
});
afterAll(() => world.close());

const settingsOf = async (token: string): Promise<Record<string, boolean>> => {
  const response = await get(world, '/user/mails', bearer(token));
  const { mails } = response.json<MailSettings>();
  return Object.fromEntries(mails.map(({ kind, isOn }) => [kind, isOn]));
};
const choose = (token: string, kind: string, isOn: unknown) =>
  world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/user/mails`,
    headers: bearer(token),
    payload: { kind, isOn },
  });
const rowsOf = async (userId: string) =>
  (
    await sql<{ kind: MailKind; isOn: boolean }>`
      select kind, is_on from mail_settings where user_id = ${userId} order by kind`.execute(
      world.platform.db,
    )
  ).rows;
const headerOf = (one: ReceivedMail, name: string) => one.headers[name.toLowerCase()];
/** The path of the link in the header, as a mail program would use it. */
const stopPathOf = (one: ReceivedMail): string => {
  const url = new URL(/^<(.+)>$/.exec(headerOf(one, 'List-Unsubscribe')!)![1]!);
  return url.pathname + url.search;
};
const DEFAULTS = { 'plan-reminders': true, 'request-answers': true, 'version-digest': false };

describe('choosing', () => {
  test('everything is as the shop has it, until a member switches it', async () => {
    const { token, user } = await signUp(world);
    expect(await settingsOf(token)).toEqual(DEFAULTS);
    const changed = await choose(token, 'version-digest', true);
    expect(changed.json()).toMatchObject({
      mails: expect.arrayContaining([{ kind: 'version-digest', isOn: true }]),
    });
    await choose(token, 'plan-reminders', false);
    expect(await settingsOf(token)).toEqual({
      'plan-reminders': false,
      'request-answers': true,
      'version-digest': true,
    });
    // Only what differs is stored.
    await choose(token, 'version-digest', false);
    expect(await rowsOf(user._id)).toEqual([{ kind: 'plan-reminders', isOn: false }]);
  });

  test.each([
    ['receipts', false],
    ['plan-reminders', 'no'],
    ['', true],
  ])('%s cannot be set to %s', async (kind, isOn) => {
    const { token, user } = await signUp(world);
    expect((await choose(token, kind, isOn)).statusCode).toBe(400);
    expect(await rowsOf(user._id)).toEqual([]);
  });

  test('joins the export, and goes with the account', async () => {
    const { token, user } = await signUp(world);
    await choose(token, 'request-answers', false);
    const exported = await get(world, '/user/export', bearer(token));
    expect(exported.json()).toMatchObject({
      mailSettings: [{ kind: 'request-answers', isOn: false }],
    });
    await world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/user/account`,
      headers: bearer(token),
      payload: { password: PASSWORD },
    });
    expect(await rowsOf(user._id)).toEqual([]);
  });
});

/** The jobs about a request that are not done. */
const openJobsOf = async (requestId: string) => {
  const { rows } = await sql`
    select name from pgboss.job where data::text like ${`%${requestId}%`} and state <> 'completed'`.execute(
    world.platform.db,
  );
  return rows;
};

describe('a mail that may be switched', () => {
  test('says where to choose and how to stop, and is not sent any more once it is off', async () => {
    const adminApi = requestAdminOf(world, (await signUpAdmin(world)).token);
    const { token, email } = await memberWith(world, 3);
    const { _id } = await submitted(world, token);
    const received = await mail(email, /We have your request/);
    expect(received.text).toContain('/dashboard/mails');
    expect(received.html).toMatch(/href="[^"]+\/dashboard\/mails"/);
    expect(received.html).toMatch(/href="[^"]+\/api\/mail\/stop\?token=/);
    expect(headerOf(received, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');

    await choose(token, 'request-answers', false);
    await adminApi.move(_id, 'accepted');
    // The setting is read when the mail is sent, so the job has to be done before it changes.
    await expect.poll(() => openJobsOf(_id)).toEqual([]);
    await choose(token, 'request-answers', true);
    await adminApi.move(_id, 'in-progress');
    await mail(email, /We are making it/);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /We will make it/.test(subject))).toEqual([]);
  });

  test('one that must be sent says nothing of stopping', async () => {
    const { email } = await signUp(world);
    const code = await mail(email, /./);
    expect(headerOf(code, 'List-Unsubscribe')).toBeUndefined();
    expect(code.text).not.toContain('Stop mails');
  });
});

describe('the link in the header', () => {
  const linked = async () => {
    const member = await memberWith(world, 2);
    await submitted(world, member.token);
    const received = await mail(member.email, /We have your request/);
    return { ...member, path: stopPathOf(received) };
  };
  const form = 'application/x-www-form-urlencoded';
  const send = (url: string, type = form, payload = 'List-Unsubscribe=One-Click') =>
    world.http.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

  test('a mail program stops this kind without signing in, as often as it likes', async () => {
    const { path, token } = await linked();
    expect((await send(path)).statusCode).toBe(200);
    const boundary = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
    expect((await send(path, 'multipart/form-data; boundary=x', boundary)).statusCode).toBe(200);
    expect((await world.http.inject({ method: 'POST', url: path })).statusCode).toBe(200);
    expect(await settingsOf(token)).toEqual({ ...DEFAULTS, 'request-answers': false });
  });

  test('following it changes nothing, and leads to the page with the button', async () => {
    const { path, token } = await linked();
    const answer = await world.http.inject(path);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.location).toMatch(/^\/mails\/stop\?kind=request-answers&signed=/);
    expect(await settingsOf(token)).toEqual(DEFAULTS);
  });

  test('a token of another kind, another member or no token at all stops nothing', async () => {
    const [one, other] = [await linked(), await signUp(world)];
    const token = new URLSearchParams(one.path.split('?')[1]).get('token')!;
    const base = one.path.split('?')[0]!;
    const [userId, , signature] = token.split('.');
    for (const forged of [
      `${userId}.plan-reminders.${signature}`,
      `${other.user._id}.request-answers.${signature}`,
      `${userId}.request-answers.`,
      `${token}.x`,
      'nonsense',
      '',
    ]) {
      const url = `${base}?token=${forged}`;
      expect((await send(url)).json()).toMatchObject({ code: 'BAD_REQUEST' });
      expect((await world.http.inject(url)).headers.location).not.toContain('kind=');
    }
    expect((await send(`${base}?token=a&token=b`)).statusCode).toBe(400);
    expect(await settingsOf(one.token)).toEqual(DEFAULTS);
    expect(await settingsOf(other.token)).toEqual(DEFAULTS);
  });

  test('the link of an account that is gone answers the same, and stores nothing', async () => {
    const { path, token, user } = await linked();
    await world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/user/account`,
      headers: bearer(token),
      payload: { password: PASSWORD },
    });
    expect((await send(path)).statusCode).toBe(200);
    expect(await rowsOf(user._id)).toEqual([]);
  });
});
