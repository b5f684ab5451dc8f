import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { savedRoutes } from './routes.ts';
import { createSavedService } from './service.ts';

export function createSavedModule(
  { db, clock }: Platform,
  o: { items: ItemsService; plans: PlansService; subscriptions: SubscriptionsService },
) {
  const saved = createSavedService({ db, clock, ...o });
  return {
    services: { saved },
    routes: (binder) => savedRoutes(binder, saved),
    personalData: [saved.personalData],
  } satisfies Module;
}
