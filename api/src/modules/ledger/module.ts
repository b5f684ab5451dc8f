import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { pollSettlements } from './jobs.ts';
import { createAlarms } from './service.alarms.ts';
import { createSettlementsService } from './service.settlements.ts';
import { createLedgerService } from './service.ts';

export function createLedgerModule(platform: Platform) {
  const alarm = createAlarms(platform);
  const settlements = createSettlementsService({ ...platform, alarm });
  pollSettlements(platform.jobs, settlements);
  return { services: { ledger: createLedgerService(), alarm, settlements } } satisfies Module;
}
