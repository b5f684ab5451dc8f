import { fault, type Mutant } from './mutant.ts';

const modules = (path: string) => `api/src/modules/${path}`;

/** Keys of members, and what programs get with them. */
export const keys: readonly Mutant[] = [
  fault(
    'a revoked key is accepted',
    modules('keys/service.ts'),
    "if (found.revokedAt) return { refused: 'revoked', at: found.revokedAt };",
    '',
    [modules('keys/routes.test.ts'), modules('registry/routes.refusals.test.ts')],
  ),
  fault(
    'a key is accepted after its last day',
    modules('keys/service.ts'),
    'found.expiresAt <= now',
    'found.expiresAt < new Date(0)',
    [modules('keys/routes.test.ts')],
    'at its day',
  ),
  fault(
    'the key of an admin has the rights of an admin',
    modules('keys/service.ts'),
    "role: 'user',",
    'role: found.role as never,',
    [modules('keys/routes.test.ts'), modules('registry/routes.test.ts')],
    'admin',
  ),
  fault(
    'a key opens the endpoints of the contract',
    modules('keys/service.ts'),
    "if (isKey(token)) throw new AppError('KEY_NOT_ACCEPTED');",
    'void token;',
    ['api/src/app.access.test.ts'],
    'GET /user/keys',
  ),
  fault(
    'an account holds any number of keys',
    modules('keys/service.ts'),
    '>= KEYS_MAX',
    '>= KEYS_MAX * 9',
    [modules('keys/routes.test.ts')],
    'an account holds ten',
  ),
  fault(
    'a key that may only search takes code',
    modules('registry/service.ts'),
    "requireScope(principal, 'code');",
    '',
    [modules('registry/routes.refusals.test.ts')],
    'says why',
  ),
  fault(
    'the registry gives a private component to everybody',
    modules('registry/service.ts'),
    "status === 'draft' || status === 'private'",
    "status === 'draft'",
    [modules('registry/routes.refusals.test.ts')],
    'withdrawn ones are gone',
  ),
  fault(
    'every request of a command counts as a copy',
    modules('keys/repository.ts'),
    ".where('keyCopies.countedAt', '<=', since)",
    ".where('keyCopies.countedAt', '<=', copy.countedAt)",
    [modules('registry/routes.list.test.ts')],
    'one per key',
  ),
  fault(
    'parallel requests get more than the quota',
    modules('catalog/repository.quota.ts'),
    'await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${userId}`}, 0))`.execute(tx);',
    'void [tx, userId];',
    [modules('catalog/service.quota.test.ts')],
    'requests at the same moment',
  ),
  fault(
    'older versions do not count for the quota',
    modules('catalog/service.versions.ts'),
    '    await quota.charge(holder, item);\n',
    '',
    [modules('catalog/service.quota.test.ts')],
    'versions and comparisons',
  ),
];
