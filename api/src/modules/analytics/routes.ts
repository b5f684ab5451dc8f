import { trackCopy } from '@tessera/contract/analytics';
import type { Binder } from '../../platform/http/bind.ts';
import type { AnalyticsService } from './service.ts';

export function analyticsRoutes({ bind }: Binder, analytics: AnalyticsService) {
  bind(trackCopy, async ({ principal, body }) => {
    await analytics.trackCopy(principal, body.componentId);
    return { success: true as const };
  });
}
