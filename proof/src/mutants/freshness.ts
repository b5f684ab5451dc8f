import { fault, type Mutant } from './mutant.ts';

const platform = (path: string) => `api/src/platform/${path}`;

/** Cached responses: for which clients and for how long. */
export const freshness: readonly Mutant[] = [
  fault(
    'private answers may be stored',
    platform('http/bind.ts'),
    "const PRIVATE_CACHE_CONTROL = 'private, no-store';",
    "const PRIVATE_CACHE_CONTROL = 'private';",
    [platform('http/bind.test.ts')],
  ),
  fault(
    'the cache key leaves out the query',
    platform('http/bind.ts'),
    'const name = `${endpoint.path}?${canonical(inputs.params)}${canonical(inputs.query)}`;',
    'const name = `${endpoint.path}?${canonical(inputs.params)}`;',
    [platform('http/bind.test.ts')],
  ),
  fault(
    'the ETag is always the same',
    platform('cache/public-cache.ts'),
    "createHash('sha256').update(plain).digest('base64url')",
    "createHash('sha256').update('').digest('base64url')",
    [platform('cache/public-cache.test.ts')],
  ),
  fault(
    'an answer of an old version is still served',
    platform('cache/public-cache.ts'),
    'if (entry?.version === version.id && entry.until > clock.ms()) {',
    'if (entry && entry.until > clock.ms()) {',
    [platform('cache/public-cache.test.ts')],
  ),
  fault(
    'a cached answer never expires',
    platform('cache/public-cache.ts'),
    'if (entry?.version === version.id && entry.until > clock.ms()) {',
    'if (entry?.version === version.id) {',
    [platform('cache/public-cache.test.ts')],
  ),
  fault(
    'a response passes on fields that its schema does not name',
    platform('http/bind.ts'),
    'return { status, headers, body: endpoint.response.parse(body) };',
    'endpoint.response.parse(body);\n        return { status, headers, body };',
    [platform('http/bind.test.ts')],
  ),
  fault(
    'a new component does not refresh the lists',
    'api/src/modules/catalog/service.publishing.ts',
    `        if (!isPrivate) await changes.changed();
`,
    '',
    ['api/src/app.freshness.test.ts'],
    'adds a component',
  ),
  fault(
    'a deleted component stays in the lists',
    'api/src/modules/catalog/service.admin.ts',
    `        withdrawWithin(tx, { clock, audit, changes }, { actorId: principal.userId, id }),
      );
      await changes.changed();`,
    `        withdrawWithin(tx, { clock, audit, changes }, { actorId: principal.userId, id }),
      );`,
    ['api/src/app.freshness.test.ts'],
    'deletes a component',
  ),
  fault(
    'a changed plan does not refresh the prices',
    'api/src/modules/plans/service.admin.ts',
    `        await refreshCopies(tx, id);
      });
      await changed('plans');`,
    `        await refreshCopies(tx, id);
      });`,
    ['api/src/app.freshness.test.ts'],
    'a plan',
  ),
  fault(
    'a deleted template stays in the lists',
    'api/src/modules/templates/service.admin.ts',
    `      withdrawWithin(tx, { clock, audit, changes }, { actorId: principal.userId, id }),
    );
    await changes.changed();`,
    `      withdrawWithin(tx, { clock, audit, changes }, { actorId: principal.userId, id }),
    );`,
    ['api/src/app.freshness.test.ts'],
    'a template',
  ),
];
