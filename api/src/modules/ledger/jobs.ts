import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { SettlementsService } from './service.settlements.ts';

export const pollSettlements = (jobs: Jobs, settlements: SettlementsService): void =>
  jobs.poll('settlements', 60_000, settlements.checkDue);
