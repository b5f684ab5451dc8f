import { getAdminCounts } from '@tessera/contract/overview';
import type { Binder } from '../../platform/http/bind.ts';
import type { OverviewService } from './service.ts';

export function overviewRoutes({ bind }: Binder, overview: OverviewService) {
  bind(getAdminCounts, () => overview.counts());
}
