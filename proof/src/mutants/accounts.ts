import { fault, type Mutant } from './mutant.ts';

const modules = (path: string) => `api/src/modules/${path}`;

/** Signing in, sessions, one-time codes and passwords. */
export const accounts: readonly Mutant[] = [
  fault(
    'an e-mail address is not made lower case',
    'contract/src/auth.ts',
    'z.string().trim().toLowerCase().max(254)',
    'z.string().trim().max(254)',
    [modules('auth/routes.test.ts')],
    'one address is one account',
  ),
  fault(
    'an unverified account may sign in',
    modules('auth/service.ts'),
    'if (!account.isVerified)\n        throw',
    'if (account.contested && !account.isVerified)\n        throw',
    [modules('auth/routes.test.ts')],
    'told to verify',
  ),
  fault(
    'other sessions stay after a password reset',
    modules('auth/service.ts'),
    'await o.sessions.revokeAll(tx, account.id);',
    '',
    [modules('auth/routes.passwords.test.ts')],
    'G136',
  ),
  {
    name: 'a reset code can be used twice',
    changes: [
      {
        file: modules('auth/service.ts'),
        from: 'await o.codes.removeAll(tx, account.id);',
        to: '',
      },
      {
        file: modules('auth/service.ts'),
        from: 'await o.codes.consume(tx, userId, purpose, digest);',
        to: 'void [purpose, digest];',
      },
    ],
    tests: [modules('auth/routes.passwords.test.ts')],
    pattern: 'G136',
  },
  fault(
    'wrong codes are not counted',
    modules('codes/repository.ts'),
    '.set({ attempts: sql`attempts + 1` })',
    '.set({ attempts: sql`attempts` })',
    [modules('codes/service.test.ts')],
  ),
  fault(
    'a code works after it has expired',
    modules('codes/repository.ts'),
    "\n      .where('expiresAt', '>', now)",
    "\n      .where('sentAt', '<=', now)",
    [modules('codes/service.test.ts')],
  ),
  fault(
    'a code works at the very moment it expires',
    modules('codes/repository.ts'),
    "\n      .where('expiresAt', '>', now)",
    "\n      .where('expiresAt', '>=', now)",
    [modules('codes/service.test.ts')],
    'G123',
  ),
  fault(
    'a session never expires',
    modules('sessions/repository.ts'),
    "      .where('sessions.expiresAt', '>', now)\n",
    "      .where('sessions.createdAt', '<=', now)\n",
    [modules('sessions/routes.test.ts')],
    'after thirty days',
  ),
  fault(
    'the token itself is stored instead of its digest',
    'api/src/platform/tokens.ts',
    "createHash('sha256').update(token).digest();",
    "Buffer.from(token, 'base64url');\nvoid createHash;",
    [modules('sessions/routes.test.ts')],
    'what is stored of a token',
  ),
  fault(
    'passwords can be guessed without a limit',
    modules('auth/service.ts'),
    'await o.limits.signIn(`${email} ${client.network}`);',
    '',
    [modules('auth/routes.limits.test.ts')],
    'ten passwords',
  ),
];
