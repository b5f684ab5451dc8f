import { KEY_SCOPES } from '@tessera/contract/key-rules';
import type { ApiKey } from '@tessera/contract/keys';
import type { KeyRow } from './repository.ts';

export const presentKey = (row: KeyRow): ApiKey => ({
  _id: row.id,
  name: row.name,
  lastFour: row.lastFour,
  scopes: KEY_SCOPES.filter((scope) => row.scopes.includes(scope)),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastTaken:
    row.takenSlug === null || row.takenTitle === null
      ? null
      : { slug: row.takenSlug, title: row.takenTitle },
});
