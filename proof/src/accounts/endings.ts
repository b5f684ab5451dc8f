import { codeFromMail, PASSWORD, type Shop } from './shop.ts';

/** The actions that end a session, and the status of the next request with the old token. */
export async function endSessions(shop: Shop): Promise<Record<string, number | string>> {
  const [reset, revoked, deleted, demoted] = (await shop.people('ending', 4)) as [
    string,
    string,
    string,
    string,
  ];
  const tokens = {
    reset: await shop.signIn(reset),
    revoked: await shop.signIn(revoked),
    deleted: await shop.signIn(deleted),
    demoted: await shop.signIn(demoted),
  };
  const alive = await Promise.all(Object.values(tokens).map(shop.statusOf));
  if (alive.some((status) => status !== 200)) throw new Error('a fresh token did not work');

  await shop.call('/auth/forgot-password', { email: reset });
  const otp = await codeFromMail(reset, /code for a new password/);
  await shop.call('/auth/reset-password', { email: reset, otp, password: 'something else' });
  const afterReset = await shop.statusOf(tokens.reset);

  const other = await shop.signIn(revoked);
  const { body } = await shop.call('/user/sessions', undefined, { token: tokens.revoked });
  const sessions = body as unknown as { _id: string; current: boolean }[];
  const { _id: id } = sessions.find(({ current }) => current)!;
  await shop.call(`/user/sessions/${id}`, undefined, { token: other, method: 'DELETE' });
  const afterRevocation = await shop.statusOf(tokens.revoked);

  await shop.call(
    '/user/account',
    { password: PASSWORD },
    { token: tokens.deleted, method: 'DELETE' },
  );
  const afterDeletion = await shop.statusOf(tokens.deleted);

  const roleOf = async () => {
    const me = await shop.call('/auth/me', undefined, { token: tokens.demoted });
    return String((me.body['user'] as { role?: unknown } | undefined)?.role);
  };
  const promote = (role: string) =>
    shop.query('update users set role = $1 where email = $2', [role, demoted]);
  await promote('admin');
  const before = await roleOf();
  await promote('user');
  const after = await roleOf();
  return { afterReset, afterRevocation, afterDeletion, roles: `${before} → ${after}` };
}
