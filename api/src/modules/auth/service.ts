import { z } from 'zod';
import type { SignedIn } from '@tessera/contract/auth';
import type { User } from '@tessera/contract/users';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { Answer } from '../../platform/http/answer.ts';
import { createSealedCookie } from '../../platform/http/cookies.ts';
import type { Client, Principal } from '../../platform/http/principal.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Hasher } from '../../platform/passwords/hasher.ts';
import { newToken, tokenDigest } from '../../platform/tokens.ts';
import type { CodeOrder, CodesService, Purpose } from '../codes/service.ts';
import type { KeysService } from '../keys/service.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { Account, UsersService } from '../users/service.ts';
import type { LetterOrder } from './jobs.ts';
import type { Limits } from './policy.limits.ts';
import { requirePassword } from './policy.ts';

type CodeSent = { message: string; otp?: string };
type Registration = { name: string; email: string; password: string };

/** The same text for every address, known or not. */
const SENT: CodeSent = { message: 'If this address can be used, a code is on its way to it.' };

/** Long enough to find the e-mail, even if the mail server is slow. */
const CLAIM_SECONDS = 24 * 3_600;

const markOf = (passwordHash: string | null): string =>
  tokenDigest(passwordHash ?? '').toString('base64url');

export type AuthService = ReturnType<typeof createAuthService>;

export const createAuthService = (o: {
  db: Database;
  clock: Clock;
  hasher: Hasher;
  users: UsersService;
  sessions: SessionsService;
  keys: Pick<KeysService, 'revokeAll'>;
  codes: CodesService;
  writeLetter: Enqueue<LetterOrder>;
  origin: string;
  secret: string;
  limits: Limits;
  refuseCommonPasswords: boolean;
  /** In development, the response contains the code. */
  exposeCodes: boolean;
}) => {
  /** Identifies the password that this browser chose, until the address is verified. */
  const claim = createSealedCookie({
    ...o,
    name: 'claim',
    seconds: CLAIM_SECONDS,
    shape: z.object({ mark: z.string() }),
  });
  const chosenBy = (client: Client, account: Account): boolean =>
    claim.read(client)?.mark === markOf(account.passwordHash);

  const requireGood = (form: { email: string; password: string }) =>
    requirePassword(form.password, { ...form, refuseCommon: o.refuseCommonPasswords });

  const sent = (order: CodeOrder | null): CodeSent => {
    const code = o.exposeCodes && order && o.codes.read(order);
    return code ? { ...SENT, otp: code } : SENT;
  };

  const signIn = async (tx: Tx, account: Account, client: Client): Promise<SignedIn> => ({
    token: await o.sessions.open(tx, account.id, client.userAgent),
    user: account.wire,
  });

  const sendCode = async (tx: Tx, userId: string, purpose: Purpose): Promise<CodeOrder | null> => {
    const code = await o.codes.issue(tx, userId, purpose);
    if (code) await o.writeLetter(tx, { about: 'code', code });
    return code;
  };

  /** The same writes as for a real code, for an address that gets none. */
  const sendNothing = async (tx: Tx, purpose: Purpose): Promise<null> => {
    await o.codes.issueNothing(tx);
    const nobody = { userId: '', purpose, nonce: newToken(), expiresAt: '' };
    await o.writeLetter(tx, { about: 'nothing', code: nobody });
    return null;
  };

  const send = async (email: string, purpose: Purpose, client: Client): Promise<CodeSent> => {
    await o.limits.askFrom(client.network);
    await o.limits.cooldown(`${purpose} ${email}`);
    await o.limits.sendTo(email);
    const account = await o.users.find(email);
    const wanted = account && (purpose === 'reset' || !account.isVerified);
    return sent(
      await inTransaction(o.db, (tx) =>
        wanted ? sendCode(tx, account.id, purpose) : sendNothing(tx, purpose),
      ),
    );
  };

  const checkCode = async (
    { email, otp }: { email: string; otp: string },
    purpose: Purpose,
    client: Client,
  ): Promise<{ account: Account; digest: Buffer }> => {
    await o.limits.guess(`${email} ${client.network}`);
    const account = await o.users.find(email);
    if (!account) throw new AppError('INVALID_OTP');
    return { account, digest: await o.codes.check(account.id, purpose, otp) };
  };

  /** Locks the account before its codes, as registration does. This prevents deadlocks. */
  const lockThenConsume = async (tx: Tx, userId: string, purpose: Purpose, digest: Buffer) => {
    const present = await o.users.lock(tx, userId);
    if (!present) throw new AppError('INVALID_OTP');
    await o.codes.consume(tx, userId, purpose, digest);
    return present;
  };

  const register = async (
    form: Registration,
    passwordHash: string,
    client: Client,
  ): Promise<CodeOrder | null> =>
    inTransaction(o.db, async (tx) => {
      const { account, isNew } = await o.users.claim(tx, { ...form, passwordHash });
      if (account.isVerified) {
        await o.codes.issueNothing(tx);
        await o.writeLetter(tx, { about: 'already-registered', userId: account.id });
        return null;
      }
      const code = await sendCode(tx, account.id, 'verify');
      if (isNew) return code;
      const same = chosenBy(client, account);
      const contested = account.contested || !same;
      // Within a minute of the last code, only the browser that requested it may change what the code confirms.
      await o.users.changeClaim(
        tx,
        account.id,
        code || same ? { name: form.name, passwordHash, contested } : { contested },
      );
      return code;
    });

  return {
    register: async (form: Registration, client: Client): Promise<Answer<CodeSent>> => {
      requireGood(form);
      await o.limits.askFrom(client.network);
      await o.limits.sendTo(form.email);
      await o.limits.startCooldown(`verify ${form.email}`);
      // Hashed before the address is looked up, so that known and unknown addresses take the same time.
      const passwordHash = await o.hasher.hash(form.password);
      const code = await register(form, passwordHash, client);
      return new Answer(sent(code), {
        headers: { 'set-cookie': claim.write({ mark: markOf(passwordHash) }) },
      });
    },

    verify: async (
      form: { email: string; otp: string },
      client: Client,
    ): Promise<Answer<SignedIn>> => {
      const { account, digest } = await checkCode(form, 'verify', client);
      const signedIn = await inTransaction(o.db, async (tx) => {
        const present = await lockThenConsume(tx, account.id, 'verify', digest);
        // The code proves the address. It does not prove that the same person chose the last password.
        if (present.contested && !chosenBy(client, present)) {
          await o.users.setPassword(tx, account.id, null);
          await o.writeLetter(tx, { about: 'no-password', userId: account.id });
        }
        return signIn(tx, await o.users.markVerified(tx, account.id), client);
      });
      return new Answer(signedIn, { headers: { 'set-cookie': claim.clear() } });
    },

    /**
     * Before something that cannot be undone: the password again. An account that only signs in through a provider has
     * none, so its owner types the address.
     */
    confirm: async (
      { userId }: Principal,
      typed: { password?: string | undefined; email?: string | undefined },
    ): Promise<void> => {
      await o.limits.signIn(`confirm ${userId}`);
      const { passwordHash, email } = await o.users.get(userId);
      if (passwordHash === null) {
        if (typed.email?.trim().toLowerCase() === email) return;
        throw new AppError('NOT_CONFIRMED', {
          message: 'That is not the address of this account. Nothing was deleted.',
        });
      }
      const isRight =
        typed.password !== undefined && (await o.hasher.verify(passwordHash, typed.password));
      if (!isRight) throw new AppError('NOT_CONFIRMED');
    },

    login: async (
      { email, password }: { email: string; password: string },
      client: Client,
    ): Promise<SignedIn> => {
      await o.limits.signInFrom(client.network);
      await o.limits.signIn(`${email} ${client.network}`);
      const account = await o.users.find(email);
      const right = account?.passwordHash
        ? await o.hasher.verify(account.passwordHash, password)
        : await o.hasher.pretend(password);
      if (!account?.passwordHash || !right) throw new AppError('BAD_CREDENTIALS');
      if (!account.isVerified)
        throw new AppError('NEEDS_VERIFICATION', {
          extras: { needsVerification: true, email: account.email },
        });
      const renewed = o.hasher.isOutdated(account.passwordHash)
        ? await o.hasher.hash(password)
        : null;
      return inTransaction(o.db, async (tx) => {
        // Hashing takes a while. A password that was changed meanwhile is no longer valid.
        const present = await o.users.lock(tx, account.id);
        if (present?.passwordHash !== account.passwordHash) throw new AppError('BAD_CREDENTIALS');
        if (renewed) await o.users.setPassword(tx, account.id, renewed);
        return signIn(tx, present, client);
      });
    },

    resendVerification: (email: string, client: Client) => send(email, 'verify', client),
    sendReset: (email: string, client: Client) => send(email, 'reset', client),

    checkReset: async (form: { email: string; otp: string }, client: Client): Promise<void> =>
      void (await checkCode(form, 'reset', client)),

    reset: async (
      form: { email: string; password: string; otp: string },
      client: Client,
    ): Promise<void> => {
      requireGood(form);
      const { account, digest } = await checkCode(form, 'reset', client);
      const passwordHash = await o.hasher.hash(form.password);
      await inTransaction(o.db, async (tx) => {
        await lockThenConsume(tx, account.id, 'reset', digest);
        await o.users.setPassword(tx, account.id, passwordHash);
        // The code was sent by e-mail, so its user owns the address.
        await o.users.markVerified(tx, account.id);
        await o.codes.removeAll(tx, account.id);
        await o.sessions.revokeAll(tx, account.id);
        await o.keys.revokeAll(tx, account.id);
        await o.writeLetter(tx, { about: 'password-changed', userId: account.id });
      });
    },

    whoIs: async ({ userId }: Principal): Promise<User> => (await o.users.get(userId)).wire,
  };
};
