import { logout } from '@tessera/contract/auth';
import { listSessions, revokeSession } from '@tessera/contract/users';
import type { Binder } from '../../platform/http/bind.ts';
import type { SessionsService } from './service.ts';

export function sessionsRoutes({ bind }: Binder, sessions: SessionsService) {
  bind(listSessions, ({ principal }) => sessions.list(principal));
  bind(revokeSession, async ({ principal, params }) => {
    await sessions.revoke(principal.userId, params.id);
    return { success: true as const };
  });
  bind(logout, async ({ principal }) => {
    await sessions.revoke(principal.userId, principal.sessionId);
    return { success: true as const };
  });
}
