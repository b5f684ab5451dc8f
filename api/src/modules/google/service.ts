import { z } from 'zod';
import type { SignedIn } from '@tessera/contract/auth';
import { safeRedirect } from '@tessera/contract/redirect';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { Answer } from '../../platform/http/answer.ts';
import { createSealedCookie } from '../../platform/http/cookies.ts';
import type { Client } from '../../platform/http/principal.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { OpenIdProvider } from '../../platform/openid/provider.ts';
import { newToken, sameDigest, tokenDigest } from '../../platform/tokens.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { UsersService } from '../users/service.ts';
import { googleRepository } from './repository.ts';

const ATTEMPT_SECONDS = 600;
const HANDOFF_SECONDS = 60;

export type GoogleService = ReturnType<typeof createGoogleService>;

const goTo = (location: string, headers: Record<string, string> = {}) =>
  new Answer(null, { status: 302, headers: { location, ...headers } });
/** The login page shows the text of the spec for this error. */
const failed = (headers: Record<string, string> = {}) => goTo('/login?error=google', headers);

/** Only the message and the code: the details of these errors contain claims and responses. */
const reasonOf = (error: unknown) =>
  error instanceof Error
    ? { reason: error.message, reasonCode: (error as { code?: unknown }).code }
    : {};

export const createGoogleService = (o: {
  db: Database;
  clock: Clock;
  log: Log;
  provider: OpenIdProvider;
  users: UsersService;
  sessions: SessionsService;
  copyAvatar: Enqueue<{ userId: string; url: string }>;
  origin: string;
  secret: string;
}) => {
  /** The cookie with the state of the sign-in, until Google redirects the browser back. */
  const attempt = createSealedCookie({
    ...o,
    name: 'google',
    holds: 'attempt',
    seconds: ATTEMPT_SECONDS,
    shape: z.object({
      state: z.string(),
      nonce: z.string(),
      verifier: z.string(),
      browser: z.string(),
      redirectTo: z.string().nullable(),
    }),
  });
  /** Replaces that cookie until the browser has exchanged its one-time code. */
  const handoff = createSealedCookie({
    ...o,
    name: 'google',
    holds: 'handoff',
    seconds: HANDOFF_SECONDS,
    shape: z.object({ browser: z.string() }),
  });

  return {
    start: async (redirectTo: string | undefined): Promise<Answer<null>> => {
      if (!o.provider) return failed();
      try {
        const { url, checks } = await o.provider.begin();
        const cookie = attempt.write({
          ...checks,
          browser: newToken(),
          redirectTo: safeRedirect(redirectTo),
        });
        return goTo(url, { 'set-cookie': cookie });
      } catch (error) {
        o.log.warn(reasonOf(error), 'google: could not begin');
        return failed();
      }
    },

    /** Redirects to our own page with a one-time code in its URL. The page exchanges it for a session. */
    finish: async (query: Record<string, unknown>, client: Client): Promise<Answer<null>> => {
      const begun = attempt.read(client);
      const refused = () => failed({ 'set-cookie': attempt.clear() });
      if (!o.provider || !begun) return refused();
      try {
        const strings = Object.entries(query).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        );
        const identity = await o.provider.complete(Object.fromEntries(strings), begun);
        if (!identity.emailVerified) return refused();
        const { id, wire } = await o.users.enterByIdentity(identity);
        const code = newToken();
        const now = o.clock.now();
        await inTransaction(o.db, async (tx) => {
          await googleRepository.insertHandoff(
            tx,
            {
              codeSha256: tokenDigest(code),
              userId: id,
              browserSha256: tokenDigest(begun.browser),
              expiresAt: new Date(now.getTime() + HANDOFF_SECONDS * 1000),
            },
            now,
          );
          if (identity.picture && !wire.avatar)
            await o.copyAvatar(tx, { userId: id, url: identity.picture });
        });
        const target = new URL(
          begun.redirectTo ?? (wire.role === 'admin' ? '/admin/dashboard' : '/dashboard'),
          o.origin,
        );
        target.searchParams.set('token', code);
        return goTo(target.href, {
          'set-cookie': handoff.write({ browser: begun.browser }),
          'referrer-policy': 'no-referrer',
        });
      } catch (error) {
        o.log.warn(reasonOf(error), 'google: sign-in refused');
        return refused();
      }
    },

    exchange: async (code: string, client: Client): Promise<Answer<SignedIn>> => {
      const given = await googleRepository.takeHandoff(o.db, tokenDigest(code));
      const browser = handoff.read(client)?.browser;
      const fits =
        given &&
        browser &&
        given.expiresAt > o.clock.now() &&
        sameDigest(given.browserSha256, tokenDigest(browser));
      if (!fits) throw new AppError('UNAUTHENTICATED');
      const signedIn = await inTransaction(o.db, async (tx) => {
        const account = await o.users.lock(tx, given.userId);
        if (!account) throw new AppError('UNAUTHENTICATED');
        return {
          token: await o.sessions.open(tx, account.id, client.userAgent),
          user: account.wire,
        };
      });
      return new Answer(signedIn, { headers: { 'set-cookie': handoff.clear() } });
    },

    personalData: {
      name: 'handoffs',
      exportFor: (userId: string) => googleRepository.listHandoffs(o.db, userId),
      removeFor: (tx: Tx, userId: string) => googleRepository.removeHandoffs(tx, userId),
    },
  };
};
