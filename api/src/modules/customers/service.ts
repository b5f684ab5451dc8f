import type { UserFile } from '@tessera/contract/users-admin';
import type { Principal } from '../../platform/http/principal.ts';
import type { AnalyticsService } from '../analytics/service.ts';
import type { OrderHistoryService } from '../orders/service.history.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { AccessService } from '../subscriptions/service.admin.ts';
import type { UserAdminService } from '../users/service.admin.ts';

const ORDERS_SHOWN = 20;
const COPIES_SHOWN = 10;

export type CustomersService = ReturnType<typeof createCustomersService>;

/** Everything that an admin sees of one user, from all modules. */
export const createCustomersService = (o: {
  userAdmin: UserAdminService;
  access: AccessService;
  orderHistory: OrderHistoryService;
  analytics: AnalyticsService;
  sessions: SessionsService;
}) => ({
  get: async ({ sessionId }: Principal, userId: string): Promise<UserFile> => {
    const user = await o.userAdmin.get(userId);
    const [access, orders, copies, sessions] = await Promise.all([
      o.access.list(userId),
      o.orderHistory.list({ userId }, { limit: ORDERS_SHOWN }),
      o.analytics.recentCopies(userId, COPIES_SHOWN),
      o.sessions.list({ userId, sessionId }),
    ]);
    return {
      user,
      access,
      orders: orders.items,
      copies: copies.map(({ slug, title, paid, occurredAt }) => ({
        component: { slug, title },
        paid,
        at: occurredAt.toISOString(),
      })),
      sessions,
    };
  },
});
