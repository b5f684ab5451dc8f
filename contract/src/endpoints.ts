import type { EndpointName } from './addresses.ts';
import { listComponentCategories, listComponents } from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import { listPlans } from './plans.ts';

/** The whole API. The server binds it, tests walk it, the OpenAPI document is printed from it. */
export const endpoints = {
  listComponents,
  listComponentCategories,
  listPlans,
} as const satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;
