import { isMailKind, type MailKind } from '@tessera/contract/mail-kinds';
import { codeDigest, sameDigest } from '../../platform/tokens.ts';

export type Stop = { userId: string; kind: MailKind };

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const signatureOf = (secret: string, { userId, kind }: Stop): Buffer =>
  codeDigest(secret, 'stop-mails', userId, kind);

/**
 * A token that switches one kind of mail of one member off, and can do nothing else. It does not expire, because a mail
 * may be read years later.
 */
export const stopToken = (secret: string, stop: Stop): string =>
  [stop.userId, stop.kind, signatureOf(secret, stop).toString('base64url')].join('.');

/** Null if the token was not made here. */
export function readStopToken(secret: string, token: string): Stop | null {
  const [userId = '', kind = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !USER_ID.test(userId) || !isMailKind(kind)) return null;
  const stop = { userId, kind };
  return sameDigest(signatureOf(secret, stop), Buffer.from(signature, 'base64url')) ? stop : null;
}
