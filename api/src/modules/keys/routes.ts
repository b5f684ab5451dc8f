import { createKey, listKeys, revokeKey } from '@tessera/contract/keys';
import type { Binder } from '../../platform/http/bind.ts';
import type { KeysService } from './service.ts';

export function keysRoutes({ bind }: Binder, keys: KeysService) {
  bind(listKeys, async ({ principal }) => ({ keys: await keys.list(principal.userId) }));
  bind(createKey, ({ principal, body }) => keys.create(principal.userId, body));
  bind(revokeKey, async ({ principal, params }) => {
    await keys.revoke(principal.userId, params.id);
    return { success: true as const };
  });
}
