import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { keysRoutes } from './routes.ts';
import { createKeysService } from './service.ts';

export function createKeysModule({ db, clock }: Platform) {
  const keys = createKeysService({ db, clock });
  return {
    services: { keys },
    routes: (binder) => keysRoutes(binder, keys),
    personalData: [keys.personalData],
  } satisfies Module;
}
